import type { Customer, CustomerRef, FoundCustomer } from '../../../domain/house/customers';

/** `ref`: whom the address names; nobody, where somebody is still to be looked for. */
export type DeskCustomersInput = { ref: CustomerRef | null };

type LineCode = 'network' | 'unavailable';
export type CustomersFailureCode = LineCode | 'unexpected';

export type FindCustomersOutcome =
  | { ok: true; records: readonly FoundCustomer[]; isMore: boolean }
  | { ok: false; failure: { code: LineCode } };

export type ReadCustomerOutcome = { ok: true; shown: Customer } | { ok: false; failure: { code: LineCode | 'gone' } };

export type DeskCustomersEvent =
  | { type: 'text.type'; text: string }
  | { type: 'text.seek' }
  | { type: 'customer.open'; ref: CustomerRef }
  | { type: 'customer.close' }
  | { type: 'customer.retry' };

export type DeskCustomersContext = DeskCustomersInput & {
  text: string;
  /** What was looked for says too little of whom is meant. */
  isShort: boolean;
  /** Null before anybody was looked for. */
  found: readonly FoundCustomer[] | null;
  isMore: boolean;
  shown: Customer | null;
  failureCode: CustomersFailureCode | null;
};
