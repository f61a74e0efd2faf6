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

export type ManyDeed = { act: CaseActId; said: ActInput; cases: readonly CaseOfMany[] };

export type BatchOutcome = FindAllOutcome | ReadManyOutcome | ManyOutcome;

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
  asked: QueueChoice | null;
  ticked: readonly string[];
  anchor: string | null;
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
