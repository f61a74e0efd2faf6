import type { ListMerge, ListSummary, OpenList } from '../../../domain/mall/lists';
import type { Delivery, PackLine, PurchaseChange, PurchaseSheet } from '../../../domain/mall/purchase';
import type { ClockTicked } from '../../support/clock';

export type LoadPurchaseOutcome =
  | { ok: true; sheet: PurchaseSheet; now: number }
  | { ok: false; code: 'signedOut' | 'network' | 'unavailable' };

/**
 * `full`: the list holds its most lines; `gone`: the product is sold no longer; `moved`: another list was opened elsewhere;
 * `lists`: the buyer has the most lists; `named`: another list has this name;
 * `noOrder`: no own purchase has this number.
 */
export type PurchaseFailureCode =
  | 'full'
  | 'gone'
  | 'moved'
  | 'lists'
  | 'named'
  | 'noOrder'
  | 'network'
  | 'unavailable'
  | 'unexpected';

/** `listId`: the list that is looked at. */
export type ChangePurchaseInput = { change: PurchaseChange; listId: string | undefined };
/** `open`: the list that was opened elsewhere. */
export type ChangePurchaseOutcome =
  | { ok: true; sheet: PurchaseSheet; replacedKg: number | null; brought: ListMerge | null; now: number }
  | { ok: false; code: 'signedOut' | Exclude<PurchaseFailureCode, 'unexpected'>; open?: OpenList | undefined };

export type PurchaseLostCode = Extract<PurchaseFailureCode, 'network' | 'unavailable' | 'unexpected'>;

/** What somebody had written elsewhere into the line that was changed here. */
export type ReplacedKg = { lineId: string; kg: number };

/** What is asked about before a list is made, copied, renamed or dropped, and how it is to be called. */
export const ASKED_OF_LISTS = ['make', 'copy', 'rename', 'drop'] as const;
export type AskedOfLists = (typeof ASKED_OF_LISTS)[number];
/** `isTried`: it was pressed though the name cannot be. */
export type ListAsking = { what: AskedOfLists; name: string; isTried: boolean };

/** Changes of whole lines by one press. */
export type ArrangeChange = Extract<PurchaseChange, { kind: 'tick' | 'merge' | 'move' }>;

/** `again`: the order whose lines its address brings onto the list. */
export type PurchaseListInput = { again: string | null };

export type FindPersonOutcome = { isFound: boolean };

export type PurchaseListEvent =
  | { type: 'person.find' }
  | { type: 'person.changed' }
  | { type: 'list.refresh' }
  | { type: 'page.seen' }
  | { type: 'line.type'; lineId: string; count: string }
  | { type: 'line.remove'; lineId: string }
  | { type: 'line.undo' }
  | { type: 'lines.arrange'; change: ArrangeChange }
  | { type: 'delivery.choose'; delivery: Delivery }
  | { type: 'price.renew' }
  | { type: 'list.open'; listId: ListSummary['listId'] }
  | { type: 'list.ask'; what: AskedOfLists }
  | { type: 'list.name'; name: string }
  | { type: 'list.leave' }
  | { type: 'list.confirm' }
  | { type: 'change.retry' }
  | ClockTicked;

export type PurchaseListContext = {
  /** Null until it has come, and once somebody else has signed in. */
  sheet: PurchaseSheet | null;
  now: number;
  askedAt: number;
  /** Packs as they are typed, by the line, until they are kept. */
  typed: Readonly<Record<string, string>>;
  change: PurchaseChange;
  /** Until it was brought. */
  again: string | null;
  brought: ListMerge | null;
  asking: ListAsking | null;
  /** What was taken off last, to be put back. */
  removed: PackLine | null;
  replaced: ReplacedKg | null;
  failureCode: PurchaseFailureCode | null;
  lostCode: PurchaseLostCode;
};
