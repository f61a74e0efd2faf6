export type Bits = Uint32Array;

const WORD = 32;

export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD));

export function allBits(size: number): Bits {
  const all = noBits(size).fill(0xff_ff_ff_ff);
  const spare = all.length * WORD - size;
  if (spare > 0) all[all.length - 1] = 0xff_ff_ff_ff >>> spare;
  return all;
}

export function addBit(bits: Bits, at: number): void {
  const word = Math.floor(at / WORD);
  bits[word] = (bits[word] ?? 0) | (1 << (at % WORD));
}

export const hasBit = (bits: Bits, at: number): boolean =>
  (((bits[Math.floor(at / WORD)] ?? 0) >>> (at % WORD)) & 1) === 1;

export const intersectBits = (one: Bits, other: Bits): Bits => one.map((word, at) => word & (other[at] ?? 0));

export const uniteBits = (one: Bits, other: Bits): Bits => one.map((word, at) => word | (other[at] ?? 0));

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

export function countOfBoth(one: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) count += countBits((one[at] ?? 0) & (other[at] ?? 0));
  return count;
}
