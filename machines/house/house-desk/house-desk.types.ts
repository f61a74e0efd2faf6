import type { DeskPage } from '../../../domain/house/pages';
import type { StaffPerson } from '../../../domain/house/roles';
import type { DoorReason } from '../staff-sign-in';

export type { DeskPage };

export type HouseDeskInput = { page: DeskPage };

export type LoadSelfOutcome =
  | { ok: true; person: StaffPerson }
  | { ok: false; failure: { code: 'nobody' | 'unreachable' } };

export type HouseDeskEvent =
  | { type: 'page.changed'; page: DeskPage }
  | { type: 'session.ended' }
  | { type: 'person.retry' }
  | { type: 'person.signOut' };

export type HouseDeskContext = HouseDeskInput & { person: StaffPerson | null; reason: DoorReason };
