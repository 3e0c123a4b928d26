/** Five free seats. */
export const NOBODY: readonly null[] = [null, null, null, null, null];
