import type { Imported, Shared } from '../../../domain/mall/share';

export type ShareViewFault = 'network' | 'unavailable' | 'unexpected';

/** `shared` is null where its owner asks for a signed-in reader. */
export type OpenShareOutcome =
  | { ok: true; shared: Shared | null }
  | { ok: false; code: 'gone' | Exclude<ShareViewFault, 'unexpected'> };

export type TakeShareOutcome =
  | { ok: true; imported: Imported }
  | { ok: false; code: 'gone' | 'signedOut' | Exclude<ShareViewFault, 'unexpected'> };

export type FindReaderOutcome = { isFound: boolean };

export type ShareViewInput = { token: string };

export type ShareViewEvent =
  | { type: 'share.refresh' }
  | { type: 'person.find' }
  | { type: 'person.changed' }
  | { type: 'share.take' };

export type ShareViewContext = {
  token: string;
  shared: Shared | null;
  imported: Imported | null;
  failureCode: ShareViewFault | null;
};
