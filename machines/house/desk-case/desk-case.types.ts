import type { ActInput } from '../../../domain/house/act-fields';
import type { AnyCase, CalendarReading, ClosureReading, Holder } from '../../../domain/house/case';
import type { SurchargeReading } from '../../../domain/house/surcharge';
import type { TariffReading } from '../../../domain/house/tariff-shape';
import type { CaseActId } from '../../../domain/house/duties';
import type { QueueChoice } from '../../../domain/house/queue';
import type { StaffPerson } from '../../../domain/house/roles';
import type { CaseBeside } from '../../../domain/house/beside';
import type { Subject } from '../../../domain/house/subjects';
import type { PlaceNotice } from '../../../domain/offer/notice';
import type { AnswerReading } from '../../../domain/order/enquiry/answer-doubts';
import type { ChosenFile } from '../../order/file-upload';

export type CaseNotice = 'done' | 'last' | 'moved' | 'held';
export type CaseFailureCode = 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; failure: { code: Exclude<CaseFailureCode, 'unexpected'> } };
type Overtaken = { ok: false; failure: { code: 'moved' | 'held' } };
type DeskRefusal = { ok: false; failure: { code: 'told'; message: string } };

export type CaseDraft = { actId: CaseActId; said: ActInput };

export type LoadCaseOutcome =
  | {
      ok: true;
      shown: AnyCase;
      colleagues: readonly Holder[];
      beside?: CaseBeside | null;
      isOnward?: boolean;
      draft?: CaseDraft | null;
    }
  | Failed
  | { ok: false; failure: { code: 'gone' } };
export type CaseReading = {
  texts: readonly string[];
  answer: AnswerReading | null;
  notice: PlaceNotice | null;
  closure: ClosureReading | null;
  calendar: CalendarReading | null;
  surcharge: SurchargeReading | null;
  tariff?: TariffReading | null;
};
export type RehearseOutcome = ({ ok: true } & CaseReading) | Failed | Overtaken | DeskRefusal;
export type ActOutcome = { ok: true } | Failed | Overtaken | DeskRefusal;

export type DeedOutcome = RehearseOutcome | ActOutcome;

export type CaseDeed = { subject: Subject; turn: string; act: CaseActId; said: ActInput; files: readonly ChosenFile[] };
/** `turn`: null when a free case is taken from a list. */
export type CaseHold = { subject: Subject; turn: string | null; to: string | null };

/** `next`: null where the list has no more that this person may do. */
export type FindNextOutcome = { next: Subject | null };

export type DeskCaseOutput = { next: Subject; finished: Subject };

export type DeskCaseInput = {
  subject: Subject;
  self: Pick<StaffPerson, 'staffId' | 'name' | 'roles'>;
  /** Queue filter it was opened from; null when opened by link. */
  back: Partial<QueueChoice> | null;
  finished: Subject | null;
};

export type DeskCaseEvent =
  | { type: 'case.refresh' }
  | { type: 'act.choose'; act: CaseActId }
  | { type: 'act.drop' }
  | { type: 'field.change'; field: string; value: string | readonly string[] }
  | { type: 'files.choose'; files: readonly ChosenFile[] }
  | { type: 'act.rehearse' }
  | { type: 'act.send' }
  | { type: 'act.change' }
  | { type: 'onward.toggle' }
  | { type: 'case.hold'; to: string | null };

export type DeskCaseContext = DeskCaseInput & {
  shown: AnyCase | null;
  colleagues: readonly Holder[];
  /** Cases before and after in the list it was opened from; null where it was opened by link. */
  beside: CaseBeside | null;
  isOnward: boolean;
  next: Subject | null;
  actId: CaseActId | null;
  said: ActInput;
  files: readonly ChosenFile[];
  /** New holder; null to release the case. */
  holdTo: string | null;
  /** Preview for the customer; null before the rehearsal. */
  reading: CaseReading | null;
  isLacking: boolean;
  notice: CaseNotice | null;
  failureCode: CaseFailureCode | null;
  message: string | null;
};

export type FieldEdit = { field: string; value: string | readonly string[] };
