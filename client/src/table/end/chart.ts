/** The arithmetic of the charts. */

/**
 * Labels at heights as near as possible to where they belong, at least a gap apart, between top and bottom.
 * Those that would overlap stand as a block around their common middle.
 */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  interface Block {
    places: number[];
    start: number;
  }
  const middle = (places: readonly number[]) => {
    const sum = places.reduce((total, place, index) => total + (wanted[place] ?? 0) - index * gap, 0);
    return sum / places.length;
  };
  const last = (block: Block) => block.start + (block.places.length - 1) * gap;
  const within = (start: number, count: number) => Math.max(top, Math.min(bottom - (count - 1) * gap, start));
  const order = wanted
    .map((_, place) => place)
    .sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0) || one - other);
  const blocks: Block[] = [];
  for (const place of order) {
    let block: Block = { places: [place], start: within(wanted[place] ?? 0, 1) };
    for (let above = blocks.at(-1); above && last(above) + gap > block.start; above = blocks.at(-1)) {
      blocks.pop();
      const places = [...above.places, ...block.places];
      block = { places, start: within(middle(places), places.length) };
    }
    blocks.push(block);
  }
  const heights: number[] = [];
  for (const { places, start } of blocks)
    places.forEach((place, index) => (heights[place] = start + index * gap));
  return heights;
}

/** Round numbers for the lines of a scale: from 0 to at least the largest, about this many steps. */
export function scaleTo(largest: number, about = 5): number[] {
  const rough = Math.max(1, largest) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The rounds written below a chart or timeline: the first, and as many others as fit without touching. */
export function numbered(count: number, width: number, room: number): number[] {
  const fits = Math.max(1, Math.floor(width / room));
  const rough = Math.max(1, Math.ceil(count / fits));
  const step = [1, 2, 5, 10, 20, 50].find((nth) => nth >= rough) ?? rough;
  return Array.from({ length: count }, (_, index) => index + 1).filter((n) => n === 1 || n % step === 0);
}
