import type { EditionChanges } from '../../../domain/content/edition-changes';
import type { AccountEditions, AccountTextId } from '../../../domain/order/papers/protocol';

/** How one of the texts that an account is opened by stands with whoever is signed in. */
export type TextStand = {
  documentId: AccountTextId;
  /** The edition in force. */
  holds: string;
  isAgreed: boolean;
  /** Against the one that was agreed to last. */
  changes: EditionChanges;
  /** The edition that is published and does not hold yet. */
  comes: { version: string; changes: EditionChanges } | null;
};

/** `told`: the announced editions that were put away in this browser. */
export type LoadEditionsOutcome =
  | { ok: true; texts: readonly TextStand[]; told: readonly string[] }
  | { ok: false; code: LookFailureCode };

export type LookFailureCode = 'network' | 'unavailable';

/** `changed`: another edition holds by now than the one that was shown. */
export type AgreeOutcome = { ok: true } | { ok: false; code: LookFailureCode | 'changed' };

/** Somebody is signed in, by whichever way, or no more. */
export type PersonEvent = { type: 'person.came' } | { type: 'person.left' };

export type NewEditionsEvent =
  | PersonEvent
  /** An order waits for it. */
  | { type: 'agreement.demanded' }
  | { type: 'editions.agree' }
  | { type: 'editions.postpone' }
  | { type: 'announcement.dismiss' }
  | { type: 'page.seen' };

export type NewEditionsContext = {
  texts: readonly TextStand[];
  told: readonly string[];
  failure: LookFailureCode | null;
  /** A newer edition has come while the question was open. */
  isNewer: boolean;
};

export type AgreedInput = { agreed: AccountEditions };
