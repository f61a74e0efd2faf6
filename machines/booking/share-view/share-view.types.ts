import type { ListSummary } from '../../../domain/mall/lists';
import type { ImportedList, SharedList } from '../../../domain/mall/share';

export type ShareViewFault = 'network' | 'unavailable' | 'unexpected';

/** `unnamed`: one of several lists must be chosen first; `moved`: the named list is gone. */
export type TakeFailureCode = 'unnamed' | 'moved' | ShareViewFault;

/**
 * `shared`: null until the reader signs in, when the owner requires it. `lists`: the reader's own; empty before a
 * sign-in.
 */
export type OpenShareOutcome =
  | { ok: true; shared: SharedList | null; lists: readonly ListSummary[] }
  | { ok: false; code: 'gone' | Exclude<ShareViewFault, 'unexpected'> };

export type TakeShareOutcome =
  | { ok: true; imported: ImportedList }
  | { ok: false; code: 'unnamed' | 'moved'; lists: readonly ListSummary[] }
  | { ok: false; code: 'gone' | 'signedOut' | Exclude<ShareViewFault, 'unexpected'> };

export type FindReaderOutcome = { isFound: boolean };

export type ShareViewInput = { token: string };

export type TakeShareInput = { token: string; listId: string | null };

export type ShareViewEvent =
  | { type: 'share.refresh' }
  | { type: 'person.find' }
  | { type: 'person.changed' }
  | { type: 'paper.print' }
  | { type: 'list.choose'; listId: string }
  | { type: 'share.take' };

export type ShareViewContext = {
  token: string;
  shared: SharedList | null;
  imported: ImportedList | null;
  lists: readonly ListSummary[];
  listId: string | null;
  failureCode: TakeFailureCode | null;
};
