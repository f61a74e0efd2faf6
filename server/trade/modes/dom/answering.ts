import type { DomForm } from '../../../../domain/modes/dom/form';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import { type DomSearch, isHomeBox } from '../../../../domain/modes/dom/search';
import { countBoxes } from '../../../../domain/order/blocks/load';
import { isDay } from '../../../../domain/values/days';
import { YUAN } from '../../../../domain/values/money';
import { parseNumber } from '../../../../domain/values/typed-number';
import { type ModeAnswers, totalKg, type Wished } from '../answering';

/** Load per box, rounded up: an enquiry gives the total weight. */
function loadsPerBox(wished: Wished) {
  const rows = countBoxes(wished.boxes);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const kg = totalKg(wished, (typed) => parseNumber(typed, 2));
  const each = kg === null || all === 0 ? null : Math.ceil(kg / all);
  return rows.flatMap(({ type, count }) => (isHomeBox(type) && each !== null ? [{ type, count, kg: each }] : []));
}

/** Yuan per box between domestic ports, tax added; dangerous goods cannot be ordered. */
export const domAnswering: ModeAnswers<DomSearch, DomForm, DomRates> = {
  currency: YUAN,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, goods, boxes, etd } = wished;
    const loads = loadsPerBox(wished);
    const [first] = loads;
    if (isDanger === 'Y' || !first || loads.length < countBoxes(boxes).length) return null;
    return {
      orgPortCode,
      dstPortCode,
      isDanger,
      unNo: null,
      goods: goods[0]?.nameCn.trim() || null,
      boxType: first.type,
      boxes: first.count,
      kg: first.kg,
      isTrial: false,
      from: null,
      to: null,
      tax: '9',
      etd: isDay(etd) ? etd : null,
    };
  },
  units: (wished) => loadsPerBox(wished).map(({ type }) => type),
  begun: (wished) => ({
    loads: loadsPerBox(wished).map(({ type, count, kg }) => ({ type, count: String(count), kg: String(kg) })),
  }),
  rates: (_, { freight }, offered) => offered && { ...offered, freight },
};
