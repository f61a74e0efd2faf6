import type { Aircraft } from '../../goods/air/aircraft';
import { qValueOf, type PackedTogether } from '../../goods/air/q-value';
import type { GoodsRow, OrderForm } from '../../order/form';
import { wholeNumberIn } from '../../values/typed-number';
import { packedIn } from './packed';

type Kept = Readonly<Record<string, { net: string; percent: string; pi: string; outer: string }>>;
type Read = Pick<OrderForm, 'goods' | 'isDanger'> & { air: Kept };

const factsIn = ({ air }: Read, { key }: GoodsRow) => (Object.hasOwn(air, key) ? air[key] : undefined);

/** The rows that stand in one outer package, by its number; none where no number was given. */
export function rowsTogether(form: Read, outer: string): GoodsRow[] {
  const number = wholeNumberIn(outer);
  if (number === null || form.isDanger === 'N') return [];
  return form.goods.filter((row) => wholeNumberIn(factsIn(form, row)?.outer ?? '') === number);
}

function partsIn(form: Read, outer: string): (PackedTogether | null)[] {
  return rowsTogether(form, outer).map((row) => {
    const facts = factsIn(form, row);
    const { unNo, group, percent, net } = packedIn(row, facts ?? { net: '', percent: '', pi: '' });
    return net === null ? null : { unNo, group, percent, net };
  });
}

/** The Q value of an outer package as it is typed; null while nobody can count it. */
export function outerQ(form: Read, outer: string, aircraft: Aircraft): number | null {
  const parts = partsIn(form, outer);
  const known = parts.flatMap((part) => part ?? []);
  return known.length === 0 || known.length < parts.length ? null : qValueOf(known, aircraft);
}
