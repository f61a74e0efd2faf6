import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import type { FlexiRates } from '../../../../domain/modes/flexi/rates';
import type { FlexiSearch } from '../../../../domain/modes/flexi/search';
import { isDay } from '../../../../domain/values/days';
import { DOLLAR } from '../../../../domain/values/money';
import { parseNumber } from '../../../../domain/values/typed-number';
import { type ModeAnswers, totalKg } from '../answering';

/** A 20 ft box with a bag. */
const UNIT = 'SET';
const OCEAN = 'OF';

/** US dollars per box for the sea freight. One harmless liquid per bag. */
export const flexiAnswering: ModeAnswers<FlexiSearch, FlexiForm, FlexiRates> = {
  currency: DOLLAR,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, goods, etd, loadC, density } = wished;
    const [row, ...others] = goods;
    if (!row || others.length > 0 || isDanger === 'Y') return null;
    return {
      orgPortCode,
      dstPortCode,
      goods: row.nameCn.trim(),
      kg: totalKg(wished, (typed) => parseNumber(typed, 2)),
      litres: null,
      density,
      loadTemp: loadC,
      viscosity: null,
      layer: null,
      food: 'N',
      heat: null,
      unload: 'PUMP',
      etd: isDay(etd) ? etd : null,
    };
  },
  units: () => [UNIT],
  begun: () => ({}),
  rates: (_, { freight }, offered) =>
    offered && {
      ...offered,
      carriage: offered.carriage.map((line) =>
        line.item === OCEAN ? { ...line, unitPrice: { amount: freight[UNIT] ?? 0, currency: DOLLAR } } : line,
      ),
    },
};
