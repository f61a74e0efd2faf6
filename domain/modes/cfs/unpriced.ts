import { natureOf } from '../../goods/nature';
import { numberIn } from '../../values/typed-number';
import { boxOf, loadedBoxes } from './boxes';
import type { CfsForm } from './form';
import { classedIn, type CfsReadingFacts } from './reading';

const CFS_UNPRICED = ['rowUnboxed', 'boxEmpty', 'rowUnweighed', 'rowUnclassed'] as const;
type Code = (typeof CFS_UNPRICED)[number];

/** `no`: number of the row or box, from 1. */
export type CfsUnpriced = { code: Code; no: number };

const isWeighed = (grossKg: string): boolean => (numberIn(grossKg, 2) ?? 0) > 0;

/** First fact the price lacks: weights, box assignment or placards; null when complete. */
export function unpricedIn(form: CfsForm, facts: CfsReadingFacts): CfsUnpriced | null {
  const { goods, isDanger } = form;
  const empty = loadedBoxes(form).findIndex(({ rows }) => rows.length === 0);
  const places: readonly (readonly [code: Code, at: number])[] = [
    ['rowUnboxed', goods.findIndex((row) => boxOf(form, row) === null)],
    ['boxEmpty', goods.length === 0 ? 0 : empty],
    ['rowUnweighed', goods.findIndex(({ grossKg }) => !isWeighed(grossKg))],
    ['rowUnclassed', goods.findIndex((row) => natureOf(row, isDanger) === 'Y' && classedIn(row, facts) === null)],
  ];
  const first = places.find(([, at]) => at !== -1);
  return first ? { code: first[0], no: first[1] + 1 } : null;
}
