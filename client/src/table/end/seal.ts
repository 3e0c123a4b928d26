/** The seal on the seed: checked on this device, and remembered from before the game was over. */

const SAID_BEFORE = "logres seal ";

export type Check =
  | { readonly fits: true; readonly seenBefore: boolean }
  | {
      readonly fits: false;
      readonly reason: "no-seed" | "no-fit" | "changed" | "failed";
      readonly message: string;
    };

function hex(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
}

/** The first 32 bits of the fractional part. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (isPrime(number)) found.push(number);
  return found;
}

const ROUNDS = 64;
const turnRight = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text with its end marked and its length behind it, in whole blocks of 64 bytes. */
function padded(text: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((text.length + 9) / 64) * 64));
  text.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(text.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(text.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, (text.length << 3) >>> 0);
  return view;
}

function scheduled(block: DataView, start: number): number[] {
  const words: number[] = [];
  const at = (index: number) => words[index] ?? 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round < 16) words.push(block.getUint32(start + round * 4));
    else {
      const [early, late] = [at(round - 15), at(round - 2)];
      const low = turnRight(early, 7) ^ turnRight(early, 18) ^ (early >>> 3);
      const high = turnRight(late, 17) ^ turnRight(late, 19) ^ (late >>> 10);
      words.push((at(round - 16) + low + at(round - 7) + high) >>> 0);
    }
  }
  return words;
}

/** SHA-256 (FIPS 180-4), for pages without WebCrypto: a browser gives it only to https and to its own machine. */
export function sha256(text: string): string {
  const block = padded(new TextEncoder().encode(text));
  const constants = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
  const state = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  for (let start = 0; start < block.byteLength; start += 64) {
    const words = scheduled(block, start);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let round = 0; round < ROUNDS; round += 1) {
      const high = turnRight(e, 6) ^ turnRight(e, 11) ^ turnRight(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + (constants[round] ?? 0) + (words[round] ?? 0)) >>> 0;
      const low = turnRight(a, 2) ^ turnRight(a, 13) ^ turnRight(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = ((state[index] ?? 0) + word) >>> 0));
  }
  return hex(state.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]));
}

/** The seal that belongs to a seed. */
export async function sealOf(seed: string): Promise<string> {
  const text = SAID_BEFORE + seed;
  // Without https there is no WebCrypto, whatever the types say.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return sha256(text);
  return hex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** Whether the seed fits the seal, and the seal is the one this device was shown while the game ran. */
export async function checkSeal(
  seal: string | null,
  seed: string | null,
  seen: string | null,
): Promise<Check> {
  if (seal === null || seed === null) return { fits: false, reason: "no-seed", message: "" };
  if (seen !== null && seen !== seal) return { fits: false, reason: "changed", message: "" };
  try {
    if ((await sealOf(seed)) !== seal) return { fits: false, reason: "no-fit", message: "" };
    return { fits: true, seenBefore: seen !== null };
  } catch (thrown) {
    return {
      fits: false,
      reason: "failed",
      message: thrown instanceof Error ? thrown.message : String(thrown),
    };
  }
}

/** A seal in groups of four, the middle left out, to compare by eye. */
export function shortSeal(seal: string): string {
  const groups = seal.match(/.{1,4}/g) ?? [];
  return groups.length > 5 ? [...groups.slice(0, 3), "…", groups.at(-1)].join(" ") : groups.join(" ");
}
