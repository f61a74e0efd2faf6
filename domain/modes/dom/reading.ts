import { CONTAINERS } from '../../offer/containers';
import { MOST_BOXES } from '../../offer/search';
import { minorUnitsIn, numberIn, wholeNumberIn } from '../../values/typed-number';
import type { DomForm, DomLoadRow } from './form';
import type { Priced } from './price';
import { type HomeLoad, isHomeBox, TAX_RATES } from './search';

/** A row of boxes as it can be counted; null where it cannot be yet, or where no box holds so much. */
function loadOf({ type, count, kg }: DomLoadRow): HomeLoad | null {
  const [boxes, weight] = [wholeNumberIn(count), numberIn(kg, 2)];
  if (!isHomeBox(type) || boxes === null || weight === null) return null;
  const isSound = boxes >= 1 && boxes <= MOST_BOXES && weight > 0 && weight <= CONTAINERS[type].payloadKg;
  return isSound ? { type, count: boxes, kg: weight } : null;
}

/** The boxes of a form; null while one of its rows says nothing sound. */
export function loadsIn({ loads }: Pick<DomForm, 'loads'>): HomeLoad[] | null {
  const read = loads.flatMap((row) => loadOf(row) ?? []);
  return read.length > 0 && read.length === loads.length ? read : null;
}

/** The first row that says nothing sound. */
export const unreadIn = ({ loads }: Pick<DomForm, 'loads'>): number =>
  Math.max(
    0,
    loads.findIndex((row) => loadOf(row) === null),
  );

/** How many they are, whatever they weigh. */
export const boxesIn = ({ loads }: Pick<DomForm, 'loads'>): number =>
  loads.reduce((all, { count }) => all + Math.max(0, wholeNumberIn(count) ?? 0), 0);

/** What a price is counted from; null while it cannot be read, or where a person has to name it. */
export function pricedIn(form: DomForm): Priced | null {
  const loads = loadsIn(form);
  const tax = TAX_RATES.find((rate) => rate === form.taxRate);
  const value = form.insured ? minorUnitsIn(form.goodsValue) : null;
  if (form.isDanger === 'Y' || loads === null || tax === undefined) return null;
  if (form.insured && (value ?? 0) <= 0) return null;
  return { loads, from: form.fromCity, to: form.toCity, tax, insured: value };
}
