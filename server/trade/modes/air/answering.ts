import { PACKING_GROUPS } from '../../../../domain/goods/dangerous-goods';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import type { AirForm } from '../../../../domain/modes/air/form';
import type { AirRates } from '../../../../domain/modes/air/rates';
import type { AirSearch } from '../../../../domain/modes/air/search';
import { tidySum } from '../../../../domain/offer/containers';
import { daysAfter, isDay } from '../../../../domain/values/days';
import { YUAN } from '../../../../domain/values/money';
import { type ModeAnswers, readMeasuredRows } from '../answering';

/** Per chargeable kilogram. */
const UNIT = 'KG';

/** Days between delivery and the desired flight. */
const HANDED_IN_BEFORE = 2;

/** Yuan per kilogram at one price for any weight. A search holds one substance, so several are left to a person. */
export const airAnswering: ModeAnswers<AirSearch, AirForm, AirRates, AirDetail> = {
  currency: YUAN,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, goods, etd, sizes } = wished;
    const rows = readMeasuredRows(wished);
    if (!rows || (isDanger === 'Y' && rows.length > 1) || sizes.length === 0) return null;
    const unNo = rows[0]?.unNo ?? null;
    return {
      orgPortCode,
      dstPortCode,
      ready: isDay(etd) ? daysAfter(etd, -HANDED_IN_BEFORE) : null,
      isDanger,
      unNo,
      group: unNo === null ? null : (PACKING_GROUPS.find((group) => group === goods[0]?.packingGroup) ?? null),
      percent: null,
      net: null,
      soc: null,
      wh: null,
      pieces: rows.reduce((all, { pieces }) => all + pieces, 0),
      kg: tidySum(rows.map(({ kg }) => kg)),
      m3: null,
      sizes,
      isTrial: false,
    };
  },
  units: () => [UNIT],
  begun: () => ({}),
  rates: (_, { freight, danger, classes }, offered) =>
    offered && {
      ...offered,
      ladder: { minimum: 0, rungs: [{ from: 0, perKg: freight[UNIT] ?? 0 }] },
      danger: Object.fromEntries(classes.map((hazardClass) => [hazardClass, 1])),
      dangerByUn: {},
      dangerPerKg: danger[UNIT] ?? 0,
    },
  told: (detail, { ladder }) => ({ ...detail, ladder }),
};
