import { doubtfulIn } from '../../../domain/goods/entries';
import type { GoodsFacts } from '../../../domain/goods/facts';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { findGoods, goodsOfNumber } from '../../world/dangerous-goods/library';
import { DANGER_FACTORS, USUAL_CLASS } from './tariff';

/** What is to go into the boxes, as far as carriers, ports and prices care. */
export type Cargo =
  | { kind: 'GENERAL' }
  /** The first class is the main one, the others are subsidiary. */
  | {
      kind: 'DANGEROUS';
      classes: readonly [HazardClass, ...HazardClass[]];
      /** What travels cooled. */
      cooled?: GoodsFacts['cooled'];
      /** Its name where the sources disagree about it. */
      doubtful?: string;
    }
  /** A number the library does not have: a person has to look at it. */
  | { kind: 'UNKNOWN'; unNo: string };

export function cargoOf({ isDanger, unNo }: Pick<SailingSearch, 'isDanger' | 'unNo'>): Cargo {
  if (isDanger === 'N') return { kind: 'GENERAL' };
  if (unNo === undefined) return { kind: 'DANGEROUS', classes: [USUAL_CLASS] };
  const goods = findGoods(unNo);
  if (!goods) return { kind: 'UNKNOWN', unNo };
  const doubtful = doubtfulIn(goodsOfNumber(unNo))?.nameCn;
  return {
    kind: 'DANGEROUS',
    classes: [goods.hazardClass, ...goods.subRisks],
    cooled: goods.cooled,
    ...(doubtful && { doubtful }),
  };
}

/** What the sea costs against general cargo; null where there is no price. */
export function dangerFactor(cargo: Cargo): number | null {
  if (cargo.kind === 'GENERAL') return 1;
  return cargo.kind === 'UNKNOWN' ? null : (DANGER_FACTORS[cargo.classes[0]] ?? null);
}
