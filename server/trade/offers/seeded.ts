/** Deterministic number between 0 and 1 per text: demo data changes weekly and is stable within. */
export function seededShare(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Integer from 0 up to, but excluding, `count`. */
export const seededInteger = (count: number, words: string): number => Math.floor(seededShare(words) * count);
