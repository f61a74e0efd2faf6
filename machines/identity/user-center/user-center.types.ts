import type { CenterPage } from '../../../domain/people/user-center';
import type { OrderQuery } from '../../../domain/order/life/order-query';
import type { ClosingReport } from '../account-closing';

export type UserCenterInput = { ticket: string | null; token: string | null; page: CenterPage; query: OrderQuery };

export type CenterPerson = {
  userId: string;
  name: string;
  phone: string;
  enterpriseName: string | null;
  isSpecial: boolean;
  wholeVehicleOrders: readonly string[];
};

export type RedeemOutcome = { ok: true; token: string } | { ok: false };

/** `unreachable` may be retried; `expired` may not. */
export type LoadPersonOutcome =
  | { ok: true; person: CenterPerson }
  | { ok: false; failure: { code: 'expired' | 'unreachable' } };

export type OutsideReason = 'never' | 'ticketRefused' | 'expired' | 'signedOut' | 'closed';

export type UserCenterEvent =
  | { type: 'page.changed'; page: CenterPage }
  | { type: 'session.expired' }
  | { type: 'person.retry' }
  | { type: 'person.signOut' }
  | ClosingReport;

export type UserCenterContext = UserCenterInput & { person: CenterPerson | null; reason: OutsideReason };
