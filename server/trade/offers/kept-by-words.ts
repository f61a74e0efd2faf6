const MOST = 1_000;

/** Memoizes by key. Cleared as a whole when full, so that searches of many days or ways cannot exhaust memory. */
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
