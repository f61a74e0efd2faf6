import type { Pixels } from './sheet';

const MOST = 256;
/** Counts are capped here: such a colour is in the palette in any case. */
const OFTENEST = 1_023;
/** Keys use six bits each of red, green and blue, rare colours four. */
const counts = new Int32Array(1 << 18);
const likest = new Int16Array(1 << 12);
let kept = new Int32Array();

function keyBuffer(length: number): Int32Array {
  if (kept.length < length) kept = new Int32Array(length);
  return kept;
}

const colourKey = (pixel: number) => ((pixel & 0xfc) << 10) | ((pixel & 0xfc00) >> 4) | ((pixel & 0xfc0000) >> 18);
const colourCell = (pixel: number) => ((pixel & 0xf0) << 4) | ((pixel & 0xf000) >> 8) | ((pixel & 0xf00000) >> 20);

/**
 * Palette of at most 256 colours, three bytes each: the most frequent, and the nearest for all others. Writes palette
 * indexes to the rows, each after its filter byte.
 */
export function buildPalette({ data, width, height }: Pixels, rows: Uint8Array): Uint8Array {
  const pixels = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  const keys = keyBuffer(pixels.length);
  const seen = countedColours(pixels, keys);
  const { often, rare } = choosePixels(seen);
  const colours = new Uint8Array(often.length * 3);
  likest.fill(-1);
  for (const [number, pixel] of often.entries()) {
    counts[colourKey(pixel)] = number;
    likest[colourCell(pixel)] = number;
    colours.set([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255], number * 3);
  }
  numberRare(rare, colours);
  for (let row = 0; row < height; row += 1) {
    const to = row * (width + 1) + 1;
    const from = row * width;
    for (let column = 0; column < width; column += 1) rows[to + column] = counts[keys[from + column] ?? 0] ?? 0;
  }
  for (const pixel of seen) counts[colourKey(pixel)] = 0;
  return colours;
}

function countedColours(pixels: Int32Array, keys: Int32Array): number[] {
  const seen: number[] = [];
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    const key = colourKey(pixel);
    keys[at] = key;
    const count = counts[key] ?? 0;
    if (count === 0) seen.push(pixel);
    counts[key] = count + 1;
  }
  return seen;
}

function choosePixels(seen: readonly number[]): { often: number[]; rare: number[] } {
  const least = leastOften(seen);
  const often = seen.filter((pixel) => (counts[colourKey(pixel)] ?? 0) > least);
  const others = seen.filter((pixel) => (counts[colourKey(pixel)] ?? 0) <= least);
  if (often.length === MOST) return { often, rare: others };
  const every = Math.ceil(others.length / (MOST - often.length));
  often.push(...others.filter((_, at) => at % every === 0));
  return { often, rare: others.filter((_, at) => at % every !== 0) };
}

function leastOften(seen: readonly number[]): number {
  const timesSeen = new Uint16Array(OFTENEST + 1);
  for (const pixel of seen) {
    const count = Math.min(OFTENEST, counts[colourKey(pixel)] ?? 0);
    timesSeen[count] = (timesSeen[count] ?? 0) + 1;
  }
  let least = OFTENEST;
  let chosen = timesSeen[OFTENEST] ?? 0;
  while (least > 0 && chosen <= MOST) {
    least -= 1;
    chosen += timesSeen[least] ?? 0;
  }
  return least;
}

function numberRare(rare: readonly number[], colours: Uint8Array): void {
  for (const pixel of rare) {
    const cell = colourCell(pixel);
    let number = likest[cell] ?? -1;
    if (number < 0) {
      number = nearest(colours, pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255);
      likest[cell] = number;
    }
    counts[colourKey(pixel)] = number;
  }
}

function nearest(colours: Uint8Array, red: number, green: number, blue: number): number {
  let best = 0;
  let closest = 1 << 30;
  for (let at = 0; at < colours.length; at += 3) {
    const r = (colours[at] ?? 0) - red;
    const g = (colours[at + 1] ?? 0) - green;
    const b = (colours[at + 2] ?? 0) - blue;
    const distance = 2 * r * r + 4 * g * g + b * b;
    if (distance < closest) {
      closest = distance;
      best = at;
    }
  }
  return best / 3;
}
