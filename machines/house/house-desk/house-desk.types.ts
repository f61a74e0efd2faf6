import type { DeskPage } from '../../../domain/house/pages';
import type { QueueChoice } from '../../../domain/house/queue';
import type { StaffPerson } from '../../../domain/house/roles';
import type { DoorReason } from '../staff-sign-in';

export type { DeskPage };

export type HouseDeskInput = { page: DeskPage };

export type LoadSelfOutcome =
  | { ok: true; person: StaffPerson }
  | { ok: false; failure: { code: 'nobody' | 'unreachable' } };

export type HouseDeskEvent =
  /** `from`: the page that the address named before. */
  | { type: 'page.changed'; page: DeskPage; from?: DeskPage | undefined }
  | { type: 'session.ended' }
  | { type: 'person.retry' }
  | { type: 'person.signOut' };

export type PageChange = Extract<HouseDeskEvent, { type: 'page.changed' }>;

/** Charts that the desk runs, each under its own name. */
export type DeskChart =
  | 'staffSignIn'
  | 'deskQueue'
  | 'deskCase'
  | 'orderReceipt'
  | 'deskCustomers'
  | 'contentList'
  | 'contentEditor'
  | 'campaignUptake'
  | 'deskLog'
  | 'devices';

export type HouseDeskContext = HouseDeskInput & {
  person: StaffPerson | null;
  reason: DoorReason;
  /** The queue as it was looked at last, to which a case leads back; null before there was one. */
  back: Partial<QueueChoice> | null;
};
