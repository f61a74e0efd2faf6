import type { QueueLine } from '../../../domain/house/case';
import type { TakenOver } from '../../../domain/house/holding';
import type { StaffPerson } from '../../../domain/house/roles';
import type { Subject } from '../../../domain/house/subjects';
import type { ActOutcome } from '../desk-case';
import type { QueueChoice, QueueCounts, QueueId, QueueOptions } from '../../../domain/house/queue';
import type { ModeId } from '../../../domain/mode-ids';

export type { QueueCounts };

/** `isWatching`: the page looks again by itself, whether somebody is there or not. */
export type QueueLook = QueueChoice & { isWatching: boolean };

export type QueueFailureCode = 'network' | 'unavailable' | 'unexpected';

export type LoadQueueOutcome =
  | {
      ok: true;
      records: readonly QueueLine[];
      total: number;
      counts: QueueCounts;
      options: QueueOptions | null;
      taken: readonly TakenOver[];
    }
  | { ok: false; failure: { code: Exclude<QueueFailureCode, 'unexpected'> } };

/** Why a case was not taken, in the gateway's words where it has some. */
export type TakeFailure = Extract<ActOutcome, { ok: false }>['failure'] | { code: 'unexpected' };

/** The last case that the reader took from the list, or tried to. */
export type LineTake = { subject: Subject; failure: TakeFailure | null };

/** What the address is to say; the first of the queues is not named there. */
export type QueueAddress = QueueRights & { asked: QueueChoice };

export type DeskQueueEvent =
  | { type: 'queue.choose'; queue: QueueId }
  | { type: 'mode.choose'; mode: ModeId | '' }
  | { type: 'port.choose'; port: string }
  | { type: 'hazard.choose'; hazard: string }
  | { type: 'line.take'; subject: Subject }
  | { type: 'mine.toggle' }
  | { type: 'page.hidden' }
  | { type: 'page.seen' }
  | { type: 'page.turn'; page: number }
  | { type: 'queue.refresh' };

/** What whoever is at the desk is shown. */
type QueueRights = { queues: readonly QueueId[] };

/** `choice`: what the address says of what is looked at. */
export type DeskQueueInput = QueueRights & {
  self: Pick<StaffPerson, 'staffId' | 'roles'>;
  choice: Partial<QueueChoice>;
};

export type DeskQueueContext = Omit<DeskQueueInput, 'choice'> & {
  asked: QueueChoice;
  records: readonly QueueLine[];
  total: number;
  counts: QueueCounts | null;
  /** By what orders can be narrowed; null of all else. */
  options: QueueOptions | null;
  /** Cases that colleagues have taken over from the reader. */
  taken: readonly TakenOver[];
  take: LineTake | null;
  /** Nobody sees the page: it does not look again until somebody does. */
  isHidden: boolean;
  failureCode: QueueFailureCode | null;
};
