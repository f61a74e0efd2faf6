/** Always the same number between 0 and 1 for the same words: the demo is new every week and never jumps about in it. */
export function seeded(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** One of the numbers from 0 up to, but not including, `count`. */
export const seededOf = (count: number, words: string): number => Math.floor(seeded(words) * count);
