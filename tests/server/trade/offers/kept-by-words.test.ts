import { expect, it } from 'vitest';

import { keptByWords } from '../../../../server/trade/offers/kept-by-words';

it('keyed cache computes once per key', () => {
  const kept = keptByWords<string>();
  let worked = 0;
  const ask = (words: string) => kept(words, () => `${words} ${(worked += 1)}`);
  expect([ask('a'), ask('b'), ask('a')]).toStrictEqual(['a 1', 'b 2', 'a 1']);
});

it('keyed cache drops entries beyond its size', () => {
  const kept = keptByWords<number>(2);
  let worked = 0;
  const ask = (words: string) => kept(words, () => (worked += 1));
  expect(['a', 'b', 'a', 'c', 'a'].map(ask)).toStrictEqual([1, 2, 1, 3, 4]);
});
