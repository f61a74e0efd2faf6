import { rowNature } from '../../goods/nature';
import { parseNumber } from '../../values/typed-number';
import { assignedBox, loadedBoxes } from './boxes';
import type { CfsForm } from './form';
import { readHazardClasses, type CfsReadingFacts } from './reading';

const CFS_UNPRICED = ['rowUnboxed', 'boxEmpty', 'rowUnweighed', 'rowUnclassed'] as const;
type Code = (typeof CFS_UNPRICED)[number];

/** `no`: number of the row or box, from 1. */
export type CfsUnpriced = { code: Code; no: number };

const isWeighed = (grossKg: string): boolean => (parseNumber(grossKg, 2) ?? 0) > 0;

/** First fact the price lacks: weights, box assignment or placards; null when complete. */
export function findUnpriced(form: CfsForm, facts: CfsReadingFacts): CfsUnpriced | null {
  const { goods, isDanger } = form;
  const empty = loadedBoxes(form).findIndex(({ rows }) => rows.length === 0);
  const places: readonly (readonly [code: Code, at: number])[] = [
    ['rowUnboxed', goods.findIndex((row) => assignedBox(form, row) === null)],
    ['boxEmpty', goods.length === 0 ? 0 : empty],
    ['rowUnweighed', goods.findIndex(({ grossKg }) => !isWeighed(grossKg))],
    [
      'rowUnclassed',
      goods.findIndex((row) => rowNature(row, isDanger) === 'Y' && readHazardClasses(row, facts) === null),
    ],
  ];
  const first = places.find(([, at]) => at !== -1);
  return first ? { code: first[0], no: first[1] + 1 } : null;
}
