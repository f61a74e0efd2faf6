import { knowing } from '../../domain/goods/identity';
import { asAsked } from '../../domain/order/figures';
import { entriesIn } from '../../domain/order/entries';
import type { NamedEntry, OrderContents } from '../../domain/order/contents';
import type { FieldPath } from '../../domain/order/form';
import { writtenTime } from '../china-time';
import { namedAs } from '../constants/catalogue';
import { arrivalIn, wayFacts } from '../modes/booking-note';
import type { Snapshot } from '../modes/kept';
import { placeNamed } from '../ports/catalogue';
import { regionName } from '../regions/regions';
import type { OrdersOutside } from './outside';
import type { ReadOrder } from './snapshot';

type Namer = (code: string, snapshot: Snapshot) => string;

function alternativeName(_: string, { alternative }: Snapshot): string {
  if (!alternative) return '';
  return `${alternative.supplier?.nameCn ?? ''} ${writtenTime(alternative.leavesAt)}`.trim();
}

/** Fields that hold a code of the house, whatever the mode; all other lists are those of its choices. */
const NAMERS: Readonly<Record<FieldPath, Namer>> = {
  altOfferId: alternativeName,
  pickupRegion: regionName,
  fromCity: placeNamed,
  toCity: placeNamed,
  returnDepot: placeNamed,
};

/** What an order holds: its way as its note names it, and every field of its form by name. */
export function contentsOf(
  { mode, snapshot }: ReadOrder,
  { now, identityOf }: Pick<OrdersOutside, 'identityOf'> & { now: number },
): OrderContents {
  const { order } = mode;
  const { quote } = snapshot;
  const dress = mode.prints.note(snapshot);
  // Kept before it was emptied, it says of its goods what nobody has looked at.
  const { form, country } = arrivalIn({ ...snapshot, form: asAsked(order, snapshot.form) }, dress);
  const listed = new Map(
    order.fields.choices(form, quote).map(({ path, list, code }) => [`${path} ${code}`, namedAs(list, code)?.name]),
  );
  const nameIn = (path: FieldPath, code: string): string | null =>
    (listed.get(`${path} ${code}`) ?? NAMERS[path]?.(code, snapshot)) || null;
  const entries = entriesIn(order, form, { now, quote, ...knowing(identityOf) }, country);
  return {
    way: wayFacts(snapshot, dress).map(([name, said]) => ({ name, said })),
    entries: entries.map(
      ({ path, values }): NamedEntry => ({
        path,
        step: order.stepOf(path),
        values: values.map((typed) => ({ typed, name: nameIn(path, typed) })),
      }),
    ),
  };
}
