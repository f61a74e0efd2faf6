import { findDoubtful } from '../../../domain/goods/entries';
import type { GoodsFacts } from '../../../domain/goods/facts';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { findGoods, goodsOfNumber } from '../../world/dangerous-goods/library';
import { classFactor, type Tariffs } from '../tariffs/sheet';
import { SEA_DANGER, USUAL_CLASS } from './tariff';

export type Cargo =
  | { kind: 'GENERAL' }
  /** First the main class, then subsidiary ones. */
  | {
      kind: 'DANGEROUS';
      classes: readonly [HazardClass, ...HazardClass[]];
      cooled?: GoodsFacts['cooled'];
      doubtful?: string;
    }
  /** Number outside the library: a person must judge it. */
  | { kind: 'UNKNOWN'; unNo: string };

export function identifyCargo({ isDanger, unNo }: Pick<SailingSearch, 'isDanger' | 'unNo'>): Cargo {
  if (isDanger === 'N') return { kind: 'GENERAL' };
  if (unNo === undefined) return { kind: 'DANGEROUS', classes: [USUAL_CLASS] };
  const goods = findGoods(unNo);
  if (!goods) return { kind: 'UNKNOWN', unNo };
  const doubtful = findDoubtful(goodsOfNumber(unNo))?.nameCn;
  return {
    kind: 'DANGEROUS',
    classes: [goods.hazardClass, ...goods.subRisks],
    cooled: goods.cooled,
    ...(doubtful && { doubtful }),
  };
}

/** Sea freight factor to general cargo; null without a price. */
export function dangerFactor(cargo: Cargo, tariffs: Tariffs): number | null {
  if (cargo.kind === 'GENERAL') return 1;
  return cargo.kind === 'UNKNOWN' ? null : classFactor(SEA_DANGER, tariffs, cargo.classes[0]);
}
