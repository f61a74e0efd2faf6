import type { OpenList } from '../../../domain/mall/lists';
import type { ShareLink, ShareShow } from '../../../domain/mall/share';

export type ShareLostCode = 'network' | 'unavailable' | 'unexpected';
/**
 * `empty`: the list is empty; `moved`: another list is open than the named one; `full`: too many active links; `over`:
 * the link ended in the meantime.
 */
export type ShareFailureCode = 'empty' | 'moved' | 'full' | 'over' | ShareLostCode;

type Failed = 'signedOut' | Exclude<ShareFailureCode, 'unexpected'>;

export type LoadLinksOutcome =
  | { ok: true; links: readonly ShareLink[]; open: OpenList }
  | { ok: false; code: 'signedOut' | Exclude<ShareLostCode, 'unexpected'> };

export type MakeLinkInput = { show: ShareShow; needsLogin: boolean; listId: string | null };
export type MakeLinkOutcome = { ok: true; links: readonly ShareLink[]; address: string } | { ok: false; code: Failed };

export type ChangeLinkInput = { shareId: string; kind: 'REVOKE' | 'EXTEND' };
export type ChangeLinkOutcome = { ok: true; links: readonly ShareLink[] } | { ok: false; code: Failed };

export type FindOwnerOutcome = { isFound: boolean };

export type ShareLinksEvent =
  | { type: 'person.find' }
  | { type: 'person.changed' }
  | { type: 'links.refresh' }
  | { type: 'show.choose'; show: ShareShow }
  | { type: 'login.ask'; needsLogin: boolean }
  | { type: 'link.make' }
  | { type: 'link.revoke'; shareId: string }
  | { type: 'link.extend'; shareId: string };

export type ShareLinksContext = {
  links: readonly ShareLink[];
  open: OpenList | null;
  show: ShareShow;
  needsLogin: boolean;
  address: string | null;
  madeId: string | null;
  change: ChangeLinkInput | null;
  failureCode: ShareFailureCode | null;
  lostCode: ShareLostCode;
};
