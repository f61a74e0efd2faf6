import type { Aircraft } from '../../goods/air/aircraft';
import { qValueOf, type PackedTogether } from '../../goods/air/q-value';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { wholeNumberIn } from '../../values/typed-number';
import { packedIn, piPart } from './packed';

type OuterPackFigures = Readonly<Record<string, { net: string; percent: string; pi: string; outer: string }>>;
type Read = Pick<OrderForm, 'goods' | 'isDanger'> & { air: OuterPackFigures };

const factsIn = ({ air }: Read, { key }: GoodsRow) => (Object.hasOwn(air, key) ? air[key] : undefined);

export function rowsTogether(form: Read, outer: string): GoodsRow[] {
  const number = wholeNumberIn(outer);
  if (number === null || form.isDanger === 'N') return [];
  return form.goods.filter((row) => wholeNumberIn(factsIn(form, row)?.outer ?? '') === number);
}

const packedBy = (form: Read, row: GoodsRow) => packedIn(row, factsIn(form, row) ?? { net: '', percent: '', pi: '' });

/** A row packed under a passenger or limited-quantity instruction keeps that limit on every aircraft. */
function partOf(form: Read, row: GoodsRow, aircraft: Aircraft): PackedTogether | null {
  const packed = packedBy(form, row);
  const { unNo, group, percent, net } = packed;
  const own = piPart(packed);
  const part = own && (own.onPassenger || aircraft === 'F') ? own : null;
  return net === null ? null : { unNo, group, percent, net, part };
}

export const isOuterOpen = (form: Read, outer: string): boolean =>
  rowsTogether(form, outer).some((row) => packedBy(form, row).net === null);

export function outerQ(form: Read, outer: string, aircraft: Aircraft): number | null {
  const parts = rowsTogether(form, outer).map((row) => partOf(form, row, aircraft));
  const known = parts.flatMap((part) => part ?? []);
  return known.length === 0 || known.length < parts.length ? null : qValueOf(known, aircraft);
}
