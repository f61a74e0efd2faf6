import type { EditionChanges } from '../../../domain/content/edition-changes';
import type { AccountEditions, AccountTextId } from '../../../domain/order/papers/protocol';

export type TextStand = {
  documentId: AccountTextId;
  holds: string;
  isAgreed: boolean;
  changes: EditionChanges;
  comes: { version: string; changes: EditionChanges } | null;
};

/** `told`: announcements dismissed in this browser. */
export type LoadEditionsOutcome =
  | { ok: true; texts: readonly TextStand[]; told: readonly string[] }
  | { ok: false; code: LookFailureCode };

export type LookFailureCode = 'network' | 'unavailable';

/** `changed`: another edition is in force than the displayed one. */
export type AgreeOutcome = { ok: true } | { ok: false; code: LookFailureCode | 'changed' };

export type PersonEvent = { type: 'person.came' } | { type: 'person.left' };

export type NewEditionsEvent =
  | PersonEvent
  /** An order waits for the agreement. */
  | { type: 'agreement.demanded' }
  | { type: 'editions.agree' }
  | { type: 'editions.postpone' }
  | { type: 'announcement.dismiss' }
  | { type: 'page.seen' };

export type NewEditionsContext = {
  texts: readonly TextStand[];
  told: readonly string[];
  failure: LookFailureCode | null;
  /** A newer edition took effect while the question was open. */
  isNewer: boolean;
};

export type AgreedInput = { agreed: AccountEditions };
