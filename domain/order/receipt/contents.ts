import { list, maybe, shape, text, type Is } from '../../shape/shape';
import type { OrderForm } from '../form/form';

const entry = shape({
  path: text,
  /** Place of the field in the form. */
  step: text,
  /** Several where several can be chosen. `name`: of a code that the house keeps; null for all else. */
  values: list(shape({ typed: text, name: maybe(text) })),
});

/** Contents of an order: facts of its offer as on the booking note, and the filled fields of its form. */
export const ORDER_CONTENTS = shape({
  way: list(shape({ name: text, said: text })),
  entries: list(entry),
});

export type NamedEntry = Is<typeof entry>;
export type OrderContents = Is<typeof ORDER_CONTENTS>;

const PERSON = /^(shipper|consignee|notify|contact|emergency)(?=\.|Name|Phone|Email)/;
type PersonRole = 'shipper' | 'consignee' | 'notify' | 'contact' | 'emergency';

/** People of an order by their role, each with the lines of their filled fields. */
export function peopleIn({ entries }: Pick<OrderContents, 'entries'>): (readonly [PersonRole, string[]])[] {
  const people = new Map<PersonRole, string[]>();
  for (const { path, values } of entries) {
    const role = PERSON.exec(path)?.[1] as PersonRole | undefined;
    if (role) people.set(role, [...(people.get(role) ?? []), ...values.map(({ typed }) => typed)]);
  }
  return [...people];
}

type InvoicePath = `invoice.${Exclude<keyof OrderForm['invoice'], 'wanted'>}`;

const isInvoicePath = (path: string): path is InvoicePath => path.startsWith('invoice.') && path !== 'invoice.wanted';

/** Fields of the invoice; none where no invoice was asked for. */
export const invoiceIn = ({ entries }: Pick<OrderContents, 'entries'>) =>
  entries.flatMap(({ path, values }) =>
    isInvoicePath(path) ? values.map(({ typed, name }) => [path, name ?? typed] as const) : [],
  );
