import type { QueueLine } from '../../../domain/house/case';
import type { TakenOver } from '../../../domain/house/holding';
import type { QueueChoice, QueueCounts, QueueId, QueueOptions } from '../../../domain/house/queue';
import type { ModeId } from '../../../domain/modes';

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

/** What the address is to say; the first of the queues is not named there. */
export type QueueAddress = Shown & { asked: QueueChoice };

export type DeskQueueEvent =
  | { type: 'queue.choose'; queue: QueueId }
  | { type: 'mode.choose'; mode: ModeId | '' }
  | { type: 'port.choose'; port: string }
  | { type: 'hazard.choose'; hazard: string }
  | { type: 'mine.toggle' }
  | { type: 'page.hidden' }
  | { type: 'page.seen' }
  | { type: 'page.turn'; page: number }
  | { type: 'queue.refresh' };

/** What whoever is at the desk is shown. */
type Shown = { queues: readonly QueueId[] };

/** `choice`: what the address says of what is looked at. */
export type DeskQueueInput = Shown & { choice: Partial<QueueChoice> };

export type DeskQueueContext = Shown & {
  asked: QueueChoice;
  records: readonly QueueLine[];
  total: number;
  counts: QueueCounts | null;
  /** By what orders can be narrowed; null of all else. */
  options: QueueOptions | null;
  /** Cases that colleagues have taken over from the reader. */
  taken: readonly TakenOver[];
  /** Nobody sees the page: it does not look again until somebody does. */
  isHidden: boolean;
  failureCode: QueueFailureCode | null;
};
