import type { ListMerge, ListSummary, OpenList } from '../../../domain/mall/lists';
import type { Delivery, PackLine, PurchaseChange, PurchaseSheet } from '../../../domain/mall/purchase';
import type { ClockTicked } from '../../support/clock';

export type LoadPurchaseOutcome =
  | { ok: true; sheet: PurchaseSheet; now: number }
  | { ok: false; code: 'signedOut' | 'network' | 'unavailable' };

/**
 * `full`: the list holds its most lines; `gone`: the product is no longer sold; `moved`: another list was opened
 * elsewhere; `lists`: the buyer has the most lists; `named`: another list has this name; `noOrder`: no own purchase has
 * this number.
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

/** `listId`: the displayed list. */
export type ChangePurchaseInput = { change: PurchaseChange; listId: string | undefined };
/** `open`: the list that was opened elsewhere. */
export type ChangePurchaseOutcome =
  | { ok: true; sheet: PurchaseSheet; replacedKg: number | null; brought: ListMerge | null; now: number }
  | { ok: false; code: 'signedOut' | Exclude<PurchaseFailureCode, 'unexpected'>; open?: OpenList | undefined };

export type PurchaseLostCode = Extract<PurchaseFailureCode, 'network' | 'unavailable' | 'unexpected'>;

export type ReplacedKg = { lineId: string; kg: number };

export const ASKED_OF_LISTS = ['make', 'copy', 'rename', 'drop'] as const;
export type AskedOfLists = (typeof ASKED_OF_LISTS)[number];
/** `isTried`: confirmed with an invalid name. */
export type ListAsking = { what: AskedOfLists; name: string; isTried: boolean };

export type ArrangeChange = Extract<PurchaseChange, { kind: 'tick' | 'merge' | 'move' }>;

/** `again`: order whose lines its address adds to the list. */
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
  /** Null until loaded, and after another person signed in. */
  sheet: PurchaseSheet | null;
  now: number;
  askedAt: number;
  /** Typed packs by line, until saved. */
  typed: Readonly<Record<string, string>>;
  change: PurchaseChange;
  /** Null once added. */
  again: string | null;
  brought: ListMerge | null;
  asking: ListAsking | null;
  /** Last removed line, for undo. */
  removed: PackLine | null;
  replaced: ReplacedKg | null;
  failureCode: PurchaseFailureCode | null;
  lostCode: PurchaseLostCode;
};
