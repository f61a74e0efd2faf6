import type { QueueLine } from '../../../domain/house/case';
import type { QueueCounts, QueueId } from '../../../domain/house/queue';
import type { ModeId } from '../../../domain/modes';

export type { QueueCounts };

/** What of all that waits is looked at. */
export type QueueAsked = { queue: QueueId; mode: ModeId | ''; isMine: boolean; page: number };

/** `isWatching`: the page looks again by itself, whether somebody is there or not. */
export type QueueLook = QueueAsked & { isWatching: boolean };

export type QueueFailureCode = 'network' | 'unavailable' | 'unexpected';

export type LoadQueueOutcome =
  | { ok: true; records: readonly QueueLine[]; total: number; counts: QueueCounts }
  | { ok: false; failure: { code: Exclude<QueueFailureCode, 'unexpected'> } };

export type DeskQueueEvent =
  | { type: 'queue.choose'; queue: QueueId }
  | { type: 'mode.choose'; mode: ModeId | '' }
  | { type: 'mine.toggle' }
  | { type: 'page.turn'; page: number }
  | { type: 'queue.refresh' };

/** What whoever is at the desk is shown. */
export type DeskQueueInput = { queues: readonly QueueId[] };

export type DeskQueueContext = DeskQueueInput & {
  asked: QueueAsked;
  records: readonly QueueLine[];
  total: number;
  counts: QueueCounts | null;
  failureCode: QueueFailureCode | null;
};
