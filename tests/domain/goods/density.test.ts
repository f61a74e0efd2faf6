import { expect, it } from 'vitest';

import type { GoodsFacts } from '../../../domain/goods/facts';
import { wrongEntry } from '../../../domain/goods/density';

type Entry = Pick<GoodsFacts, 'state' | 'densityKgPerL'>;
const LIGHT: Entry = { state: 'LIQUID', densityKgPerL: 0.79 };
const HEAVY: Entry = { state: 'LIQUID', densityKgPerL: 1.8 };
const UNREAD: Entry = { state: 'LIQUID', densityKgPerL: null };

it.each<[string, Entry[], number, Entry | null]>([
  ['all may weigh that', [LIGHT, HEAVY], 900, null],
  ['the first alone weighs less', [LIGHT, HEAVY], 1_500, LIGHT],
  ['the second alone weighs more', [LIGHT, HEAVY], 300, HEAVY],
  ['one without a density may weigh that, another may not', [UNREAD, LIGHT], 1_500, LIGHT],
  ['none may', [LIGHT, HEAVY], 5_000, LIGHT],
  ['nothing is meant', [], 900, null],
])('finds the entry with an impossible density when %s', (_, entries, kg, wrong) => {
  expect(wrongEntry(entries, kg, 1)?.entry ?? null).toBe(wrong);
});
