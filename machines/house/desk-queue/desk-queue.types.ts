import type { QueuedCase } from '../../../domain/house/case';
import type { QueueId } from '../../../domain/house/queue';
import type { ModeId } from '../../../domain/modes';

/** What of all that waits is looked at. */
export type QueueAsked = { queue: QueueId; mode: ModeId | ''; isMine: boolean; page: number };

export type QueueCounts = Readonly<Record<QueueId, number>>;

export type QueueFailureCode = 'network' | 'unavailable' | 'unexpected';

export type LoadQueueOutcome =
  | { ok: true; records: readonly QueuedCase[]; total: number; counts: QueueCounts }
  | { ok: false; failure: { code: Exclude<QueueFailureCode, 'unexpected'> } };

export type DeskQueueEvent =
  | { type: 'queue.choose'; queue: QueueId }
  | { type: 'mode.choose'; mode: ModeId | '' }
  | { type: 'mine.toggle' }
  | { type: 'page.turn'; page: number }
  | { type: 'queue.refresh' };

export type DeskQueueContext = {
  asked: QueueAsked;
  records: readonly QueuedCase[];
  total: number;
  counts: QueueCounts | null;
  failureCode: QueueFailureCode | null;
};
