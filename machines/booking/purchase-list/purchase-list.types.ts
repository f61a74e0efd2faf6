import type { Delivery, Listed, PurchaseChange, PurchaseSheet } from '../../../domain/mall/purchase';
import type { ClockTicked } from '../../support/clock';

export type LoadPurchaseOutcome =
  | { ok: true; sheet: PurchaseSheet; now: number }
  | { ok: false; code: 'signedOut' | 'network' | 'unavailable' };

/** `full`: no line more; `gone`: nobody sells it any more. */
export type PurchaseFailureCode = 'full' | 'gone' | 'network' | 'unavailable' | 'unexpected';

export type ChangePurchaseInput = { change: PurchaseChange };
export type ChangePurchaseOutcome =
  | { ok: true; sheet: PurchaseSheet; replacedKg: number | null; now: number }
  | { ok: false; code: 'signedOut' | Exclude<PurchaseFailureCode, 'unexpected'> };

export type PurchaseLostCode = Extract<PurchaseFailureCode, 'network' | 'unavailable' | 'unexpected'>;

/** What somebody had written elsewhere into the line that was changed here. */
export type ReplacedKg = { lineId: string; kg: number };

export type FindPersonOutcome = { isFound: boolean };

export type PurchaseListEvent =
  | { type: 'person.find' }
  | { type: 'person.changed' }
  | { type: 'list.refresh' }
  | { type: 'page.seen' }
  | { type: 'line.type'; lineId: string; kg: string }
  | { type: 'line.remove'; lineId: string }
  | { type: 'line.undo' }
  | { type: 'delivery.choose'; delivery: Delivery }
  | { type: 'price.renew' }
  | { type: 'change.retry' }
  | ClockTicked;

export type PurchaseListContext = {
  /** Null until it has come, and once somebody else has signed in. */
  sheet: PurchaseSheet | null;
  now: number;
  askedAt: number;
  /** Kilograms as they are typed, by the line, until they are kept. */
  typed: Readonly<Record<string, string>>;
  change: PurchaseChange;
  /** What was taken off last, to be put back. */
  removed: Listed | null;
  replaced: ReplacedKg | null;
  failureCode: PurchaseFailureCode | null;
  lostCode: PurchaseLostCode;
};
