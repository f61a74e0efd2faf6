import { unNoIn } from '../../../domain/goods/dangerous-goods';
import { breakEven } from '../../../domain/modes/lcl/break-even';
import type { LclDetail } from '../../../domain/modes/lcl/detail';
import type { LclForm } from '../../../domain/modes/lcl/form';
import type { LclRates } from '../../../domain/modes/lcl/rates';
import type { LclRow, LclSearch } from '../../../domain/modes/lcl/search';
import { DOLLAR } from '../../../domain/values/money';
import { numberIn, wholeNumberIn } from '../../../domain/values/typed-number';
import type { Answering, Wished } from '../answering';
import { goodsAsked } from './goods-asked';

/** A revenue ton. */
const UNIT = 'RT';

/** The rows as they are searched for; a row that nobody can weigh, measure or name is none. */
const rowsOf = ({ goods, isDanger }: Wished): LclRow[] =>
  goods.flatMap(({ unNo, pieces, grossKg, volume }) => {
    const [count, kg, m3] = [wholeNumberIn(pieces), numberIn(grossKg, 2), numberIn(volume, 3)];
    const named = isDanger === 'Y' ? unNoIn(unNo.trim()) : null;
    if (!count || !kg || !m3 || (isDanger === 'Y' && named === null)) return [];
    return [{ unNo: named, pieces: count, kg, m3, longCm: null }];
  });

/** Dollars a revenue ton in a box with the goods of others, which are looked at as they are for every departure. */
export const lclAnswering: Answering<LclSearch, LclForm, LclRates, LclDetail> = {
  currency: DOLLAR,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, isStackable, goods } = wished;
    const rows = rowsOf(wished);
    return rows.length < goods.length ? null : { orgPortCode, dstPortCode, isDanger, rows, isStackable };
  },
  units: () => [UNIT],
  begun: ({ isStackable }) => ({ stackable: isStackable ? 'Y' : 'N' }),
  rates: (_, { freight, danger, classes }, offered) =>
    offered && {
      ...offered,
      ocean: freight[UNIT] ?? 0,
      danger: Object.fromEntries(classes.map((hazardClass) => [hazardClass, danger[UNIT] ?? 0])),
      perSubRisk: 0,
    },
  told: (detail, rates, search) => ({
    ...detail,
    breakEven: breakEven(goodsAsked(search).rows[0]?.hazards ?? [], rates),
  }),
};
