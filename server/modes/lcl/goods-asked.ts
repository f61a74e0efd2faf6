import { fireClassOf } from '../../../domain/goods/fire-class';
import { stowedOf } from '../../../domain/modes/lcl/stowed';
import type { LclGoods } from '../../../domain/modes/lcl/judging';
import type { PricedRow } from '../../../domain/modes/lcl/price';
import type { LclRow, LclSearch } from '../../../domain/modes/lcl/search';
import { findGoods, goodsOfNumber } from '../../dangerous-goods/library';

/** What was asked, read once for all departures. */
export type GoodsAsked = {
  cargo: 'general' | 'danger';
  rows: PricedRow[];
  /** The dangerous goods the library knows. */
  goods: LclGoods[];
  /** Numbers it does not. */
  unknown: string[];
};

const amountsOf = ({ pieces, kg, m3, longCm }: LclRow) => ({ pieces, kg, m3, longCm });

/** Some entries of the number are of group I, others are not. */
function isGroupOpen(unNo: string): boolean {
  const groups = new Set(goodsOfNumber(unNo).map(({ packingGroup }) => packingGroup));
  return groups.size > 1 && groups.has('I');
}

function goodsIn({ unNo }: LclRow, at: number): LclGoods | null {
  const facts = unNo === null ? undefined : findGoods(unNo);
  if (!facts) return null;
  const isOpen = isGroupOpen(facts.unNo);
  const { hazardClass, subRisks, packingGroup, flashPointC, controls, nameCn } = facts;
  return {
    row: at + 1,
    name: nameCn,
    unNo: facts.unNo,
    hazardClass,
    subRisks,
    packingGroup: isOpen ? null : packingGroup,
    isGroupOpen: isOpen,
    fire: fireClassOf({ hazardClass, flashPointC: isOpen ? null : flashPointC, facts }),
    controls,
    isLimited: false,
    isDamaged: false,
    isPrecursorFree: null,
    stowed: stowedOf(facts, { isLimited: false, isFood: false, technicalName: null }),
  };
}

export function goodsAsked({ isDanger, rows }: LclSearch): GoodsAsked {
  if (isDanger === 'N') {
    return { cargo: 'general', rows: rows.map((row) => ({ hazards: [], ...amountsOf(row) })), goods: [], unknown: [] };
  }
  const read = rows.map((row, at) => ({ row, goods: goodsIn(row, at) }));
  return {
    cargo: 'danger',
    rows: read.map(({ row, goods }) => ({
      hazards: goods ? [goods.hazardClass, ...goods.subRisks] : [],
      ...amountsOf(row),
    })),
    goods: read.flatMap(({ goods }) => goods ?? []),
    unknown: read.flatMap(({ row, goods }) => (goods === null && row.unNo !== null ? [row.unNo] : [])),
  };
}
