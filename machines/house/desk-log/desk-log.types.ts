import type { Holder } from '../../../domain/house/case';
import type { LogChain, LogFilter, LogLine } from '../../../domain/house/log';

type LineCode = 'network' | 'unavailable';
export type LogFailureCode = LineCode | 'unexpected';
type Failed = { ok: false; failure: { code: LineCode } };

export type LogQuery = LogFilter & { page: number };

export type LoadLogOutcome =
  | { ok: true; records: readonly LogLine[]; total: number; people: readonly Holder[] }
  | Failed;

export type CheckLogOutcome = { ok: true; chain: LogChain } | Failed;

export type DeskLogEvent =
  | { type: 'field.change'; change: Partial<LogFilter> }
  | { type: 'filter.apply' }
  | { type: 'page.turn'; page: number }
  | { type: 'log.retry' }
  | { type: 'chain.check' };

export type DeskLogContext = {
  /** Typed filter; `asked` follows when it is applied. */
  form: LogFilter;
  asked: LogQuery;
  records: readonly LogLine[];
  total: number;
  people: readonly Holder[];
  failureCode: LogFailureCode | null;
  chain: LogChain | null;
};
