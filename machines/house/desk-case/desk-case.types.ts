import type { HouseCase, Holder, Said } from '../../../domain/house/case';
import type { CaseActId } from '../../../domain/house/duties';
import type { ChosenFile } from '../../order/file-upload';

export type CaseNotice = 'done' | 'moved' | 'held';
export type CaseFailureCode = 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; failure: { code: Exclude<CaseFailureCode, 'unexpected'> } };
/** Somebody was faster, or works at it. */
type Overtaken = { ok: false; failure: { code: 'moved' | 'held' } };
/** The gateway says why, in words of its own. */
type Told = { ok: false; failure: { code: 'told'; message: string } };

export type LoadCaseOutcome =
  | { ok: true; shown: HouseCase; colleagues: readonly Holder[] }
  | Failed
  | { ok: false; failure: { code: 'gone' } };
export type RehearseOutcome = { ok: true; texts: readonly string[] } | Failed | Overtaken | Told;
export type ActOutcome = { ok: true } | Failed | Overtaken | Told;

export type Deed = { orderNo: string; turn: string; act: CaseActId; said: Said; files: readonly ChosenFile[] };
export type Hold = { orderNo: string; turn: string; to: string | null };

export type DeskCaseInput = { orderNo: string; self: Holder };

export type DeskCaseEvent =
  | { type: 'case.refresh' }
  | { type: 'act.choose'; act: CaseActId }
  | { type: 'act.drop' }
  | { type: 'field.change'; field: string; value: string | readonly string[] }
  | { type: 'files.choose'; files: readonly ChosenFile[] }
  | { type: 'act.rehearse' }
  | { type: 'act.send' }
  | { type: 'act.change' }
  | { type: 'case.hold'; to: string | null };

export type DeskCaseContext = DeskCaseInput & {
  shown: HouseCase | null;
  colleagues: readonly Holder[];
  /** What is being done; null where nothing is. */
  actId: CaseActId | null;
  said: Said;
  files: readonly ChosenFile[];
  /** To whom it goes; null where it is given back. */
  holdTo: string | null;
  /** What its owner will read. */
  texts: readonly string[];
  /** Whether something that is needed was left out. */
  isLacking: boolean;
  notice: CaseNotice | null;
  failureCode: CaseFailureCode | null;
  /** In the gateway's words. */
  message: string | null;
};
