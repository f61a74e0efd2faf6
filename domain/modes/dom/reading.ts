import { CONTAINERS } from '../../offer/containers';
import { MOST_BOXES } from '../../offer/search';
import { readBoxCount } from '../../order/blocks/boxes';
import { parseMinorUnits, parseNumber, parseWholeNumber } from '../../values/typed-number';
import type { DomForm, DomLoadRow } from './form';
import type { DomPriceInput } from './price';
import { type HomeLoad, isHomeBox, TAX_RATES, type TaxRate } from './search';

/** One row of boxes; null while unreadable or over the payload. */
function readLoad({ type, count, kg }: DomLoadRow): HomeLoad | null {
  const [boxes, weight] = [parseWholeNumber(count), parseNumber(kg, 2)];
  if (!isHomeBox(type) || boxes === null || weight === null) return null;
  const isSound = boxes >= 1 && boxes <= MOST_BOXES && weight > 0 && weight <= CONTAINERS[type].payloadKg;
  return isSound ? { type, count: boxes, kg: weight } : null;
}

export function readLoads({ loads }: Pick<DomForm, 'loads'>): HomeLoad[] | null {
  const read = loads.flatMap((row) => readLoad(row) ?? []);
  return read.length > 0 && read.length === loads.length ? read : null;
}

export const firstUnreadableRow = ({ loads }: Pick<DomForm, 'loads'>): number =>
  Math.max(
    0,
    loads.findIndex((row) => readLoad(row) === null),
  );

export const totalBoxes = ({ loads }: Pick<DomForm, 'loads'>): number =>
  loads.reduce((all, { count }) => all + Math.max(0, parseWholeNumber(count) ?? 0), 0);

export function readBoxCounts({ loads }: Pick<DomForm, 'loads'>): Omit<HomeLoad, 'kg'>[] | null {
  const counted = loads.flatMap((row) => {
    const count = readBoxCount(row);
    return count === null || !isHomeBox(row.type) ? [] : [{ type: row.type, count }];
  });
  return counted.length > 0 && counted.length === loads.length ? counted : null;
}

/** Insured value of the goods in minor units; null while unreadable. */
const readGoodsValue = ({ goodsValue }: DomForm): number | null => {
  const value = parseMinorUnits(goodsValue);
  return value !== null && value > 0 ? value : null;
};

const readTaxRate = ({ taxRate }: DomForm): TaxRate | undefined => TAX_RATES.find((rate) => rate === taxRate);

export type DomUnpriced = 'danger' | 'loads' | 'tax' | 'value';

export function findUnpriced(form: DomForm): DomUnpriced | null {
  if (form.isDanger === 'Y') return 'danger';
  if (readLoads(form) === null) return 'loads';
  if (readTaxRate(form) === undefined) return 'tax';
  return form.insured && readGoodsValue(form) === null ? 'value' : null;
}

export function readPriceInput(form: DomForm): DomPriceInput | null {
  const [loads, tax] = [readLoads(form), readTaxRate(form)];
  if (findUnpriced(form) !== null || loads === null || tax === undefined) return null;
  return { loads, from: form.fromCity, to: form.toCity, tax, insured: form.insured ? readGoodsValue(form) : null };
}
