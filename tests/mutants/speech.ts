import type { House } from '../support/arrows/house';

const WORD = /[A-Za-z]{4,}/g;

type Spoken = { words: ReadonlySet<string>; length: number };

/**
 * Similarity of two files from zero to one: shared names, rare ones weighted more. A suite seldom has the name of its
 * subject (`wh/leaving` tests `orders/collect`), but uses its names.
 */
export function speechOf(house: House): (one: string, other: string) => number {
  const texts = new Map([...house].map(([path, text]) => [path, new Set(text.match(WORD))] as const));
  const files = new Map<string, number>();
  for (const words of texts.values()) for (const word of words) files.set(word, (files.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => Math.log(texts.size / (files.get(word) ?? 1)) ** 2;
  const sumOf = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weightOf(word), 0);
  const known = new Map<string, Spoken>();
  const spokenIn = (path: string): Spoken => {
    const words = texts.get(path) ?? new Set();
    const spoken = known.get(path) ?? { words, length: Math.sqrt(sumOf(words)) };
    known.set(path, spoken);
    return spoken;
  };
  return (one, other) => {
    const [mine, theirs] = [spokenIn(one), spokenIn(other)];
    const both = [...theirs.words].filter((word) => mine.words.has(word));
    return both.length === 0 ? 0 : sumOf(both) / (mine.length * theirs.length);
  };
}
