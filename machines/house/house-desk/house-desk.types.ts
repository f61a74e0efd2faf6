import type { DeskPage } from '../../../domain/house/pages';
import type { QueueChoice } from '../../../domain/house/queue';
import type { StaffPerson } from '../../../domain/house/roles';
import type { Subject } from '../../../domain/house/subjects';
import type { SignInReason } from '../staff-sign-in';

export type { DeskPage };

export type HouseDeskInput = { page: DeskPage };

export type LoadSelfOutcome =
  | { ok: true; person: StaffPerson }
  | { ok: false; failure: { code: 'nobody' | 'unreachable' } };

export type HouseDeskEvent =
  | { type: 'page.changed'; page: DeskPage; from?: DeskPage | undefined }
  | { type: 'session.ended' }
  | { type: 'person.retry' }
  | { type: 'person.signOut' };

export type PageChange = Extract<HouseDeskEvent, { type: 'page.changed' }>;

export type DeskChart =
  | 'staffSignIn'
  | 'deskQueue'
  | 'deskPalette'
  | 'deskCase'
  | 'caseList'
  | 'caseBatch'
  | 'orderReceipt'
  | 'deskCustomers'
  | 'contentList'
  | 'contentEditor'
  | 'campaignUptake'
  | 'deskLog'
  | 'devices';

export type HouseDeskContext = HouseDeskInput & {
  person: StaffPerson | null;
  reason: SignInReason;
  /** Last queue filter, for the way back from a case; null before the first. */
  back: Partial<QueueChoice> | null;
  finished: Subject | null;
};
