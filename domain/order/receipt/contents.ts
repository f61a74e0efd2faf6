import type { Is } from '../../shape/is';
import type { entry, ORDER_CONTENTS } from './contents-shape';
import type { OrderForm } from '../form/form';

export type NamedEntry = Is<typeof entry>;
export type OrderContents = Is<typeof ORDER_CONTENTS>;

const PERSON = /^(shipper|consignee|notify|contact|emergency)(?=\.|Name|Phone|Email)/;
type PersonRole = 'shipper' | 'consignee' | 'notify' | 'contact' | 'emergency';

export function listPeople({ entries }: Pick<OrderContents, 'entries'>): (readonly [PersonRole, string[]])[] {
  const people = new Map<PersonRole, string[]>();
  for (const { path, values } of entries) {
    const role = PERSON.exec(path)?.[1] as PersonRole | undefined;
    if (role) people.set(role, [...(people.get(role) ?? []), ...values.map(({ typed }) => typed)]);
  }
  return [...people];
}

type InvoicePath = `invoice.${Exclude<keyof OrderForm['invoice'], 'wanted'>}`;

const isInvoicePath = (path: string): path is InvoicePath => path.startsWith('invoice.') && path !== 'invoice.wanted';

export const invoiceEntries = ({ entries }: Pick<OrderContents, 'entries'>) =>
  entries.flatMap(({ path, values }) =>
    isInvoicePath(path) ? values.map(({ typed, name }) => [path, name ?? typed] as const) : [],
  );
