import { dayAt, daysAfter, type Day } from '../../../domain/values/days';

import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import { seededInteger } from '../../../server/trade/offers/seeded';
import { BOOKED_AT } from '../fcl-order';

const TODAY = dayAt(BOOKED_AT);

/** Random choice by words: the same number repeats the run, another `SEED` changes it. */
export type Chance = {
  of: <TItem>(items: readonly TItem[], word: string) => TItem;
  isOnceIn: (count: number, word: string) => boolean;
  within: (least: number, most: number, word: string, step?: number) => number;
  day: (most: number, word: string) => Day;
  some: <TItem>(items: readonly TItem[], most: number, word: string) => TItem[];
};

export function chanceAt(words: string): Chance {
  const next = (count: number, word: string) => seededInteger(count, `${process.env['SEED'] ?? ''} ${words} ${word}`);
  const of: Chance['of'] = (items, word) => {
    const item = items[next(items.length, word)];
    if (item === undefined) throw new Error(`there is nothing to draw of ${word}`);
    return item;
  };
  return {
    of,
    isOnceIn: (count, word) => next(count, word) === 0,
    within: (least, most, word, step = 1) =>
      Number((least + step * next(Math.floor((most - least) / step) + 1, word)).toFixed(4)),
    day: (most, word) => daysAfter(TODAY, 1 + next(most, word)),
    some(items, most, word) {
      const left = [...items];
      const count = 1 + next(Math.min(most, left.length), word);
      return Array.from({ length: count }, (_, at) => left.splice(next(left.length, `${word} ${at}`), 1)).flat();
    },
  };
}

export type Drawn = Chance & { goods: readonly [Goods, ...Goods[]]; way: Readonly<Record<string, string>> };
