import type { QueueLine } from '../../../domain/house/case';
import type { QueueChoice, QueueCounts, QueueId } from '../../../domain/house/queue';
import type { StaffPerson } from '../../../domain/house/roles';
import type { Subject } from '../../../domain/house/subjects';
import type { QueueFailureCode, QueueLook } from '../desk-queue';

export type LoadListOutcome =
  | { ok: true; records: readonly QueueLine[]; total: number; counts: QueueCounts; readAt: number }
  | { ok: false; failure: { code: Exclude<QueueFailureCode, 'unexpected'> } };

export type ListLook = QueueLook;

export type CaseListEvent =
  | { type: 'room.found' }
  | { type: 'room.lost' }
  | { type: 'page.hidden' }
  | { type: 'page.seen' }
  | { type: 'case.opened'; subject: Subject }
  | { type: 'page.turn'; page: number }
  | { type: 'list.refresh' }
  | { type: 'list.retry' };

export type RoomEvent = Extract<CaseListEvent, { type: 'room.found' | 'room.lost' | 'list.refresh' }>;

export type SightEvent = Extract<CaseListEvent, { type: 'page.hidden' | 'page.seen' }>;

export type CaseListInput = {
  queues: readonly QueueId[];
  self: Pick<StaffPerson, 'staffId'>;
  choice: Partial<QueueChoice> | null;
  subject: Subject;
};

export type CaseListContext = Omit<CaseListInput, 'choice' | 'queues'> & {
  asked: QueueChoice | null;
  records: readonly QueueLine[];
  total: number;
  /** The open case has left the queue; its line stays until the next case is opened. */
  isLeft: boolean;
  readAt: number;
  failureCode: QueueFailureCode | null;
};
