import { bagFor, cargoKg } from '../../goods/tank/flexitank';
import { onlyOne } from '../../goods/identity';
import { blankGoods, type GoodsRow } from '../../goods/row';
import type { OrderFacts } from '../../order/form/facts';
import { numberIn } from '../../values/typed-number';
import { OWN } from './fields';
import type { FlexiForm } from './form';
import type { Loaded } from './judging';
import type { FlexiGoods } from './liquid';
import type { FlexiPriceInput } from './price';

/** A value that its own field takes; null while it cannot be read. */
const read = (form: FlexiForm, name: keyof typeof OWN.fields & keyof FlexiForm, places: number): number | null => {
  const typed = form[name];
  if (typeof typed !== 'string' || OWN.fields[name].judge(typed as never) !== null) return null;
  return numberIn(typed, places);
};

/** The bags as they are filled; null while that cannot be read. */
export function loadedIn(form: FlexiForm): Loaded | null {
  const [litres, density] = [read(form, 'litres', 0), read(form, 'density', 4)];
  const loadTemp = numberIn(form.loadTemp, 1);
  if (litres === null || density === null || loadTemp === null) return null;
  return {
    litres,
    kg: cargoKg(litres, density),
    density,
    loadTemp,
    viscosity: read(form, 'viscosity', 1),
    unload: form.unload,
    hasPad: form.heatPad === 'Y',
  };
}

export const bagsIn = (form: FlexiForm): number | null => read(form, 'bags', 0);

export type FlexiUnpriced = 'load' | 'bag' | 'km';

/** What has to be said, or said otherwise, before anybody can count a price. Where it is hung may still follow. */
export function unpricedIn(form: FlexiForm): FlexiUnpriced | null {
  if (bagsIn(form) === null || read(form, 'litres', 0) === null) return 'load';
  if (form.layer === '' || form.unload === '') return 'bag';
  return form.fitKm.trim() !== '' && read(form, 'fitKm', 0) === null ? 'km' : null;
}

/** What the price is counted from; null while something of it is not said. */
export function pricedIn(form: FlexiForm): FlexiPriceInput | null {
  const [bags, litres] = [bagsIn(form), read(form, 'litres', 0)];
  const { layer, unload, foodGrade, heatPad } = form;
  if (unpricedIn(form) !== null || bags === null || litres === null || layer === '' || unload === '') return null;
  return {
    bags,
    sizeL: bagFor(litres).sizeL,
    layer,
    isFood: foodGrade === 'Y',
    hasPad: heatPad === 'Y',
    unload,
    km: read(form, 'fitKm', 0),
  };
}

/** Declared dangerous, by a switch, a number or a class. */
export const isDeclared = ({ goods: [row], isDanger }: Pick<FlexiForm, 'goods' | 'isDanger'>): boolean =>
  isDanger === 'Y' || (row !== undefined && (row.unNo.trim() !== '' || row.hazardClass !== ''));

/** The one liquid of an order. What was declared dangerous goes into no bag, whatever the library knows of it. */
export function goodsIn(form: FlexiForm, { identityOf }: Pick<OrderFacts, 'identityOf'>): FlexiGoods {
  const row = form.goods[0] ?? blankGoods('1');
  const name = row.nameCn.trim();
  if (isDeclared(form)) return { isDanger: 'Y', name, known: null, kind: 'nobody' };
  const identity = identityOf(row, 'N');
  return { isDanger: 'N', name, known: onlyOne(identity), kind: identity.kind };
}

/** The row with what the bags come to: nobody counts them a second time. */
export function measuredRow(form: FlexiForm): GoodsRow[] {
  const [loaded, bags] = [loadedIn(form), bagsIn(form)];
  if (loaded === null || bags === null) return form.goods;
  const amounts = {
    pieces: String(bags),
    grossKg: String(bags * loaded.kg),
    volume: String((bags * loaded.litres) / 1000),
  };
  return form.goods.map((row) => ({ ...row, ...amounts }));
}
