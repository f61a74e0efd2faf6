import type { Customer, CustomerRef, FoundCustomer } from '../../../domain/house/customers';

/** `ref`: customer of the address; null for the search. */
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
  /** The search text is too short. */
  isShort: boolean;
  found: readonly FoundCustomer[] | null;
  isMore: boolean;
  shown: Customer | null;
  failureCode: CustomersFailureCode | null;
};
