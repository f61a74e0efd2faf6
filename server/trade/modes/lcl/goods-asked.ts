import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { ofGroup, saidByAll } from '../../../../domain/goods/entries';
import { classifyFire } from '../../../../domain/goods/fire-class';
import { stowedGoods } from '../../../../domain/modes/lcl/stowed';
import type { LclGoods } from '../../../../domain/modes/lcl/judging';
import type { PricedRow } from '../../../../domain/modes/lcl/price';
import type { LclRow, LclSearch } from '../../../../domain/modes/lcl/search';
import type { StowedGoods } from '../../../../domain/modes/lcl/shared-box';
import { findGoods, goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

export type LclGoodsFacts = {
  cargo: 'general' | 'danger';
  rows: PricedRow[];
  /** Dangerous goods in the library, per row with every entry of their number. */
  goods: LclGoods[][];
  /** Harmless rows among them; a search has no further data on these. */
  beside: StowedGoods[];
  unknown: string[];
};

/** Hazards that set the price: the class, and the subsidiary hazards of any entry (`findGoods` merges them). */
const goodsHazards = (goods: ReturnType<typeof findGoods>): HazardClass[] =>
  goods ? [goods.hazardClass, ...goods.subRisks] : [];

const rowAmounts = ({ pieces, kg, m3, longCm }: LclRow) => ({ pieces, kg, m3, longCm });

function buildStowed(entries: readonly Goods[], unNo: string, isLimited: boolean): StowedGoods {
  const common = saidByAll(entries);
  const said = { isLimited, isFood: false, technicalName: common && common.technical === null ? null : '' };
  return stowedGoods(
    common ?? { unNo, hazardClass: null, subRisks: [], groups: [], sixteenB: null, burns: null },
    said,
  );
}

export const entriesStowed = ({ rows }: Pick<LclSearch, 'rows'>): StowedGoods[][] =>
  rows.map(({ unNo, group, isLimited = false }) =>
    (unNo === null ? [] : ofGroup(goodsOfNumber(unNo), group)).map((entry) =>
      buildStowed([entry], entry.unNo, isLimited),
    ),
  );

function buildLclGoods({ unNo, group, isLimited = false }: LclRow, at: number): LclGoods[] {
  const entries = unNo === null ? [] : ofGroup(goodsOfNumber(unNo), group);
  return entries.map((facts) => ({
    row: at + 1,
    name: facts.nameCn,
    unNo: facts.unNo,
    hazardClass: facts.hazardClass,
    numberedClass: null,
    subRisks: facts.subRisks,
    packingGroup: facts.packingGroup,
    fire: classifyFire({ ...facts, facts }),
    controls: facts.controls,
    isLimited,
    isDamaged: false,
    isPrecursorFree: null,
    stowed: buildStowed(entries, facts.unNo, isLimited),
  }));
}

/** Unnamed goods: a person must judge their compatibility. */
const UNNAMED: StowedGoods = {
  unNo: null,
  hazardClass: null,
  subRisks: [],
  groups: [],
  sixteenB: null,
  burns: null,
  isFood: false,
};

export function readSearchGoods({ isDanger, rows }: LclSearch): LclGoodsFacts {
  if (isDanger === 'N') {
    return {
      cargo: 'general',
      rows: rows.map((row) => ({ hazards: [], ...rowAmounts(row) })),
      goods: [],
      beside: [],
      unknown: [],
    };
  }
  const known = rows.map(({ unNo }) => (unNo === null ? undefined : findGoods(unNo)));
  return {
    cargo: 'danger',
    rows: rows.map((row, at) => ({ hazards: goodsHazards(known[at]), ...rowAmounts(row) })),
    goods: rows.map(buildLclGoods).filter(({ length }) => length > 0),
    beside: rows.filter(({ unNo }) => unNo === null).map(() => UNNAMED),
    unknown: rows.flatMap(({ unNo }, at) => (known[at] || unNo === null ? [] : [unNo])),
  };
}
