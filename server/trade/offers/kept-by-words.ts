const MOST = 1_000;

/**
 * What is asked for again and again by the same words, worked out once. It is forgotten as a whole where too much has
 * gathered, so that nobody who asks for many days or ways fills the house with them.
 */
export function keptByWords<TValue>(most = MOST) {
  const known = new Map<string, TValue>();
  return (words: string, work: () => TValue): TValue => {
    const before = known.get(words);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const made = work();
    known.set(words, made);
    return made;
  };
}
