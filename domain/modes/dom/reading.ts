import { CONTAINERS } from '../../offer/containers';
import { MOST_BOXES } from '../../offer/search';
import { boxCountIn } from '../../order/blocks/boxes';
import { minorUnitsIn, numberIn, wholeNumberIn } from '../../values/typed-number';
import type { DomForm, DomLoadRow } from './form';
import type { DomPriceInput } from './price';
import { type HomeLoad, isHomeBox, TAX_RATES, type TaxRate } from './search';

/** One row of boxes; null while unreadable or over the payload. */
function loadOf({ type, count, kg }: DomLoadRow): HomeLoad | null {
  const [boxes, weight] = [wholeNumberIn(count), numberIn(kg, 2)];
  if (!isHomeBox(type) || boxes === null || weight === null) return null;
  const isSound = boxes >= 1 && boxes <= MOST_BOXES && weight > 0 && weight <= CONTAINERS[type].payloadKg;
  return isSound ? { type, count: boxes, kg: weight } : null;
}

export function loadsIn({ loads }: Pick<DomForm, 'loads'>): HomeLoad[] | null {
  const read = loads.flatMap((row) => loadOf(row) ?? []);
  return read.length > 0 && read.length === loads.length ? read : null;
}

export const unreadIn = ({ loads }: Pick<DomForm, 'loads'>): number =>
  Math.max(
    0,
    loads.findIndex((row) => loadOf(row) === null),
  );

export const boxesIn = ({ loads }: Pick<DomForm, 'loads'>): number =>
  loads.reduce((all, { count }) => all + Math.max(0, wholeNumberIn(count) ?? 0), 0);

export function countedIn({ loads }: Pick<DomForm, 'loads'>): Omit<HomeLoad, 'kg'>[] | null {
  const counted = loads.flatMap((row) => {
    const count = boxCountIn(row);
    return count === null || !isHomeBox(row.type) ? [] : [{ type: row.type, count }];
  });
  return counted.length > 0 && counted.length === loads.length ? counted : null;
}

/** Insured value of the goods in minor units; null while unreadable. */
const valueIn = ({ goodsValue }: DomForm): number | null => {
  const value = minorUnitsIn(goodsValue);
  return value !== null && value > 0 ? value : null;
};

const taxIn = ({ taxRate }: DomForm): TaxRate | undefined => TAX_RATES.find((rate) => rate === taxRate);

export type DomUnpriced = 'danger' | 'loads' | 'tax' | 'value';

export function unpricedIn(form: DomForm): DomUnpriced | null {
  if (form.isDanger === 'Y') return 'danger';
  if (loadsIn(form) === null) return 'loads';
  if (taxIn(form) === undefined) return 'tax';
  return form.insured && valueIn(form) === null ? 'value' : null;
}

export function pricedIn(form: DomForm): DomPriceInput | null {
  const [loads, tax] = [loadsIn(form), taxIn(form)];
  if (unpricedIn(form) !== null || loads === null || tax === undefined) return null;
  return { loads, from: form.fromCity, to: form.toCity, tax, insured: form.insured ? valueIn(form) : null };
}
