/** Looks for words in what flows by, also where a word lies across two pieces. */
export function watchFor(words: readonly string[]) {
  const missing = new Set(words);
  const overlap = Math.max(0, ...words.map((word) => word.length - 1));
  let tail = Buffer.alloc(0);
  return {
    see(piece: Buffer): void {
      if (missing.size === 0) return;
      const seam = Buffer.concat([tail, piece.subarray(0, overlap)]);
      for (const word of missing) if (seam.includes(word) || piece.includes(word)) missing.delete(word);
      tail = Buffer.concat([tail, piece.subarray(-overlap)]).subarray(-overlap);
    },
    hasSeen: (word: string): boolean => !missing.has(word),
  };
}
