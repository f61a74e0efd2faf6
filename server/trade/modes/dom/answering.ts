import type { DomForm } from '../../../../domain/modes/dom/form';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import { type DomSearch, isHomeBox } from '../../../../domain/modes/dom/search';
import { boxesIn } from '../../../../domain/order/blocks/load';
import { isDay } from '../../../../domain/values/days';
import { YUAN } from '../../../../domain/values/money';
import { numberIn } from '../../../../domain/values/typed-number';
import { type Answering, kilosOf, type Wished } from '../answering';

/** Load per box, rounded up: an enquiry gives the total weight. */
function loadsOf(wished: Wished) {
  const rows = boxesIn(wished.boxes);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const kg = kilosOf(wished, (typed) => numberIn(typed, 2));
  const each = kg === null || all === 0 ? null : Math.ceil(kg / all);
  return rows.flatMap(({ type, count }) => (isHomeBox(type) && each !== null ? [{ type, count, kg: each }] : []));
}

/** Yuan per box between domestic ports, tax added; dangerous goods cannot be ordered. */
export const domAnswering: Answering<DomSearch, DomForm, DomRates> = {
  currency: YUAN,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, goods, boxes, etd } = wished;
    const loads = loadsOf(wished);
    const [first] = loads;
    if (isDanger === 'Y' || !first || loads.length < boxesIn(boxes).length) return null;
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
  units: (wished) => loadsOf(wished).map(({ type }) => type),
  begun: (wished) => ({
    loads: loadsOf(wished).map(({ type, count, kg }) => ({ type, count: String(count), kg: String(kg) })),
  }),
  rates: (_, { freight }, offered) => offered && { ...offered, freight },
};
