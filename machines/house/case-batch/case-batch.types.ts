import type { ActInput, CaseAct } from '../../../domain/house/act-fields';
import type { CaseActId } from '../../../domain/house/duties';
import type { CaseOfMany, CaseOutcome } from '../../../domain/house/many';
import type { QueueChoice } from '../../../domain/house/queue';

export type BatchFailureCode = 'network' | 'unavailable' | 'unexpected';

type Failed =
  | { ok: false; failure: { code: Exclude<BatchFailureCode, 'unexpected'> } }
  | { ok: false; failure: { code: 'told'; message: string } };

export type FindAllOutcome = { ok: true; nos: readonly string[]; total: number } | Failed;
export type ReadManyOutcome = { ok: true; acts: readonly CaseAct[]; cases: readonly CaseOfMany[] } | Failed;
export type ManyOutcome = { ok: true; records: readonly CaseOutcome[] } | Failed;

/** The part of a batch that one request carries. */
export type ManyDeed = { act: CaseActId; said: ActInput; cases: readonly CaseOfMany[] };

export type BatchOutcome = FindAllOutcome | ReadManyOutcome | ManyOutcome;

/** `nos`: shown lines from top to bottom, among which a span is counted. */
type TickEvent = { type: 'line.tick'; asked: QueueChoice; no: string; isSpan: boolean; nos: readonly string[] };

export type CaseBatchEvent =
  | TickEvent
  | { type: 'page.tick'; asked: QueueChoice; nos: readonly string[] }
  | { type: 'all.tick'; asked: QueueChoice }
  | { type: 'ticks.clear' }
  | { type: 'acts.retry' }
  | { type: 'act.choose'; act: CaseActId }
  | { type: 'field.change'; field: string; value: string | readonly string[] }
  | { type: 'act.rehearse' }
  | { type: 'act.change' }
  | { type: 'act.drop' }
  | { type: 'act.send' }
  | { type: 'act.resume' }
  | { type: 'batch.close' };

export type LineTick = Omit<TickEvent, 'type'>;

export type CaseBatchContext = {
  /** Filter whose lines are ticked; another one has no ticks. */
  asked: QueueChoice | null;
  ticked: readonly string[];
  /** Last line ticked by itself, from which a span is counted. */
  anchor: string | null;
  /** Lines of the filter beyond the most at once. */
  left: number;
  acts: readonly CaseAct[];
  cases: readonly CaseOfMany[];
  actId: CaseActId | null;
  said: ActInput;
  readings: readonly CaseOutcome[];
  outcomes: readonly CaseOutcome[];
  isLacking: boolean;
  failureCode: BatchFailureCode | null;
  message: string | null;
};
