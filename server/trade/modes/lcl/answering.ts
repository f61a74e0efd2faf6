import { breakEven } from '../../../../domain/modes/lcl/break-even';
import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import type { LclSearch } from '../../../../domain/modes/lcl/search';
import { DOLLAR } from '../../../../domain/values/money';
import { type ModeAnswers, readMeasuredRows } from '../answering';
import { searchHazards } from './asked';
import { readSearchGoods } from './goods-asked';

const UNIT = 'RT';

/** US dollars per revenue ton in a shared box; compatibility is checked per departure. */
export const lclAnswering: ModeAnswers<LclSearch, LclForm, LclRates, LclDetail> = {
  currency: DOLLAR,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, isStackable } = wished;
    const rows = readMeasuredRows(wished)?.map((row) => ({ ...row, longCm: null }));
    return rows ? { orgPortCode, dstPortCode, isDanger, rows, isStackable } : null;
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
    breakEven: breakEven(searchHazards(readSearchGoods(search)), rates),
  }),
};
