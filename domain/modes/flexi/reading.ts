import { findFlexibag, cargoKg } from '../../goods/tank/flexitank';
import { onlyOne } from '../../goods/identity';
import { blankGoods, type GoodsRow } from '../../goods/row';
import type { OrderFacts } from '../../order/form/facts';
import { parseNumber } from '../../values/typed-number';
import { OWN } from './fields';
import type { FlexiForm } from './form';
import type { BagLoad } from './judging';
import type { FlexiGoods } from './liquid';
import type { FlexiPriceInput } from './price';

const readNumber = (
  form: FlexiForm,
  name: keyof typeof OWN.fields & keyof FlexiForm,
  places: number,
): number | null => {
  const typed = form[name];
  if (typeof typed !== 'string' || OWN.fields[name].judge(typed as never) !== null) return null;
  return parseNumber(typed, places);
};

export function readLoaded(form: FlexiForm): BagLoad | null {
  const [litres, density] = [readNumber(form, 'litres', 0), readNumber(form, 'density', 4)];
  const loadTemp = parseNumber(form.loadTemp, 1);
  if (litres === null || density === null || loadTemp === null) return null;
  return {
    litres,
    kg: cargoKg(litres, density),
    density,
    loadTemp,
    viscosity: readNumber(form, 'viscosity', 1),
    unload: form.unload,
    hasPad: form.heatPad === 'Y',
  };
}

export const readBagCount = (form: FlexiForm): number | null => readNumber(form, 'bags', 0);

export type FlexiUnpriced = 'load' | 'bag' | 'km';

export function findUnpriced(form: FlexiForm): FlexiUnpriced | null {
  if (readBagCount(form) === null || readNumber(form, 'litres', 0) === null) return 'load';
  if (form.layer === '' || form.unload === '') return 'bag';
  return form.fitKm.trim() !== '' && readNumber(form, 'fitKm', 0) === null ? 'km' : null;
}

export function readPriceInput(form: FlexiForm): FlexiPriceInput | null {
  const [bags, litres] = [readBagCount(form), readNumber(form, 'litres', 0)];
  const { layer, unload, foodGrade, heatPad } = form;
  if (findUnpriced(form) !== null || bags === null || litres === null || layer === '' || unload === '') return null;
  return {
    bags,
    sizeL: findFlexibag(litres).sizeL,
    layer,
    isFood: foodGrade === 'Y',
    hasPad: heatPad === 'Y',
    unload,
    km: readNumber(form, 'fitKm', 0),
  };
}

export const isDeclared = ({ goods: [row], isDanger }: Pick<FlexiForm, 'goods' | 'isDanger'>): boolean =>
  isDanger === 'Y' || (row !== undefined && (row.unNo.trim() !== '' || row.hazardClass !== ''));

/** The liquid of an order. A declared dangerous one is refused, so the library is not consulted. */
export function readGoods(form: FlexiForm, { identityOf }: Pick<OrderFacts, 'identityOf'>): FlexiGoods {
  const row = form.goods[0] ?? blankGoods('1');
  const name = row.nameCn.trim();
  if (isDeclared(form)) return { isDanger: 'Y', name, known: null, kind: 'nobody' };
  const identity = identityOf(row, 'N');
  return { isDanger: 'N', name, known: onlyOne(identity), kind: identity.kind };
}

/** Fills the row's amounts from the bags, so that the user enters them once. */
export function measuredRow(form: FlexiForm): GoodsRow[] {
  const [loaded, bags] = [readLoaded(form), readBagCount(form)];
  if (loaded === null || bags === null) return form.goods;
  const amounts = {
    pieces: String(bags),
    grossKg: String(bags * loaded.kg),
    volume: String((bags * loaded.litres) / 1000),
  };
  return form.goods.map((row) => ({ ...row, ...amounts }));
}
