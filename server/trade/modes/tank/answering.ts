import { PACKING_GROUPS } from '../../../../domain/goods/dangerous-goods';
import { findTankType } from '../../../../domain/goods/tank/types';
import type { TankDetail } from '../../../../domain/modes/tank/detail';
import type { TankForm } from '../../../../domain/modes/tank/form';
import type { TankRates } from '../../../../domain/modes/tank/rates';
import { tankQuestion, type TankSearch } from '../../../../domain/modes/tank/search';
import { isDay } from '../../../../domain/values/days';
import { DOLLAR } from '../../../../domain/values/money';
import { parseNumber } from '../../../../domain/values/typed-number';
import { type ModeAnswers, totalKg } from '../answering';

/** Per tank. */
const UNIT = 'TK';

/** US dollars per tank for the sea freight; a tank holds one cargo, so several cargoes need separate orders. */
export const tankAnswering: ModeAnswers<TankSearch, TankForm, TankRates, TankDetail> = {
  currency: DOLLAR,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, goods, etd, loadC } = wished;
    const [row, ...others] = goods;
    const kg = totalKg(wished, (typed) => parseNumber(typed, 2));
    if (!row || others.length > 0) return null;
    const isNumbered = isDanger === 'Y' && row.unNo.trim() !== '';
    return {
      ...tankQuestion.unsaid,
      orgPortCode,
      dstPortCode,
      isDanger,
      unNo: isNumbered ? row.unNo.trim() : null,
      goods: row.nameCn.trim() || null,
      group: PACKING_GROUPS.find((group) => group === row.packingGroup) ?? null,
      tons: kg === null ? null : kg / 1000,
      loadC,
      etd: isDay(etd) ? etd : null,
    };
  },
  units: () => [UNIT],
  begun: () => ({}),
  which: ({ tank, plan }) =>
    [`${tank}（${findTankType(tank)?.tCode ?? ''}）`, ...(plan?.kind === 'fits' ? [`${plan.tanks} 罐`] : [])].join(
      ' · ',
    ),
  rates: (_, { freight, danger }, offered) =>
    offered && { ...offered, ocean: freight[UNIT] ?? 0, surcharge: danger[UNIT] ?? 0 },
};
