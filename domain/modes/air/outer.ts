import type { Aircraft } from '../../goods/air/aircraft';
import { computeQValue, type PackedTogether } from '../../goods/air/q-value';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { parseWholeNumber } from '../../values/typed-number';
import { readPacked, piPart } from './packed';

type OuterPackFigures = Readonly<Record<string, { net: string; percent: string; pi: string; outer: string }>>;
type Read = Pick<OrderForm, 'goods' | 'isDanger'> & { air: OuterPackFigures };

const rowFacts = ({ air }: Read, { key }: GoodsRow) => (Object.hasOwn(air, key) ? air[key] : undefined);

export function rowsTogether(form: Read, outer: string): GoodsRow[] {
  const number = parseWholeNumber(outer);
  if (number === null || form.isDanger === 'N') return [];
  return form.goods.filter((row) => parseWholeNumber(rowFacts(form, row)?.outer ?? '') === number);
}

const readPackedRow = (form: Read, row: GoodsRow) =>
  readPacked(row, rowFacts(form, row) ?? { net: '', percent: '', pi: '' });

/** A row packed under a passenger or limited-quantity instruction keeps that limit on every aircraft. */
function packedPart(form: Read, row: GoodsRow, aircraft: Aircraft): PackedTogether | null {
  const packed = readPackedRow(form, row);
  const { unNo, group, percent, net } = packed;
  const own = piPart(packed);
  const part = own && (own.onPassenger || aircraft === 'F') ? own : null;
  return net === null ? null : { unNo, group, percent, net, part };
}

export const isOuterOpen = (form: Read, outer: string): boolean =>
  rowsTogether(form, outer).some((row) => readPackedRow(form, row).net === null);

export function outerQ(form: Read, outer: string, aircraft: Aircraft): number | null {
  const parts = rowsTogether(form, outer).map((row) => packedPart(form, row, aircraft));
  const known = parts.flatMap((part) => part ?? []);
  return known.length === 0 || known.length < parts.length ? null : computeQValue(known, aircraft);
}
