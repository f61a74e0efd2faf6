import type { SurchargeStand } from './surcharge';
import type { TariffReading, TariffSheetState, TariffTable } from './tariff-shape';
import type { ModeId } from '../mode-ids';
import type { OwnPaper } from '../mall/buyer-papers';
import type { OwnSample, SampleVerdict } from '../mall/samples';
import type { FileRow } from '../order/form/form';
import type { OrderBrief, OrderHead, PastEvent } from '../order/receipt/brief';
import type { Closure } from '../offer/closure';
import type { CutoffCode } from '../offer/cutoffs';
import type { SurchargeRow } from '../offer/surcharge';
import type { NoticePlace, PlaceNotice } from '../offer/notice';
import type { WaitingAnswer } from '../order/enquiry/answer-doubts';
import type { EnquiryAnswer, EnquiryMessage, EnquiryState } from '../order/enquiry/enquiry-life';
import type { OrderContents } from '../order/receipt/contents';
import type { OrderState } from '../order/life/lifecycle';
import type { MishapPhoto } from '../order/changes/mishap';
import type { AgreedTerms } from '../order/papers/protocol';
import type { AuditStatus } from '../people/enterprise';
import type { CalendarYear } from '../values/days-off';
import type { CaseAct } from './act-fields';
import type { CaseActId } from './duties';
import type { AnsweredFinding, CaseFinding } from './finding-answers';
import type { Is } from '../shape/is';
import type { calendarReading } from './case-shape';
import type { handedInShape, licenceFile } from './verifications-shape';

export type Holder = { staffId: string; name: string };

/** Common fields of all queue lines. `dueAt`: promised answer time; null when none was promised. */
type Waiting = { dueAt: string | null; isOverdue: boolean; heldBy: Holder | null };

export type QueuedCase = Waiting &
  Pick<OrderHead, 'org' | 'dst' | 'arrivesAt'> &
  Pick<OrderBrief, 'plannedArrival'> & {
    kind: 'order';
    orderNo: string;
    mode: ModeId;
    state: OrderState;
    isDanger: boolean;
    /** Cut-off at `dueAt`; null when `dueAt` is the departure or another promise. */
    cutoff: CutoffCode | null;
    /** In transit, with no work pending. */
    isUnderWay: boolean;
    /** The customer corrected or added something after the last staff action. */
    isRevised: boolean;
    isComplained: boolean;
    /** Closure on the route, in words; null when none. */
    hit: string | null;
    goods: string[];
    submittedAt: string;
  };

/** Common fields of cases: orders, enquiries, enterprises, papers, samples, places. */
type Worked = {
  /** Version of the case. An act names it and is rejected when another one came first. */
  turn: string;
  dueAt: string | null;
  heldBy: Holder | null;
  acts: CaseAct[];
};

/** A note on an order for colleagues alone. */
export type InnerNote = { at: string; who: string; text: string };

export type HouseCase = Worked &
  Pick<OrderHead, 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt'> &
  Pick<OrderBrief, 'orderNo' | 'mode' | 'state' | 'submittedAt' | 'goods' | 'papers' | 'files' | 'asked'> &
  Pick<OrderBrief, 'charges' | 'cutoffs'> & {
    kind: 'order';
    stands: Readonly<Partial<Record<OrderState, string>>>;
    isDanger: boolean;
    customer: { name: string; phone: string; enterprise: string | null };
    contents: OrderContents;
    /** Printable pages; none for read-only roles. */
    prints: { kind: string; name: string }[];
    findings: CaseFinding[];
    agreed: AgreedTerms;
    notes: { name: string; said: string; photos: MishapPhoto[] }[];
    /** Notes for colleagues, the newest first: its owner never reads them. */
    inner: InnerNote[];
    /** `answers`: answers to the findings open at acceptance. */
    history: (PastEvent & { who: string | null; answers: AnsweredFinding[] })[];
  };

export type CaseDeed = { act: CaseActId | 'hold'; at: string; who: string };

export type QueuedEnquiry = Waiting & {
  kind: 'enquiry';
  enquiryNo: string;
  state: EnquiryState;
  mode: ModeId;
  isDanger: boolean;
  isContract: boolean;
  /** A second person must approve an answer. */
  awaitsSecond: boolean;
  org: string;
  dst: string;
  goods: string[];
  sentAt: string;
};

export type EnquiryCase = Worked &
  Omit<QueuedEnquiry, 'isOverdue' | 'awaitsSecond'> & {
    customer: { name: string; phone: string; enterprise: string | null };
    wishes: string[];
    files: FileRow[];
    /** Newest first; the newest answer is valid. */
    answers: EnquiryAnswer[];
    waiting: WaitingAnswer | null;
    messages: EnquiryMessage[];
    reason: string;
    orderNo: string | null;
    done: CaseDeed[];
  };

/** An enterprise waiting for verification. `claims`: number of other serious claims to its credit code. */
export type QueuedVerification = Waiting & {
  kind: 'verification';
  enterpriseId: string;
  name: string;
  creditCode: string;
  hasLicence: boolean;
  claims: number;
  submittedAt: string;
};

export type LicenceFile = Is<typeof licenceFile>;

export type HandedIn = Is<typeof handedInShape>;

export type RivalEnterprise = { enterpriseId: string; name: string; status: AuditStatus; licence: LicenceFile | null };

export type VerificationCase = Worked &
  Omit<QueuedVerification, 'isOverdue' | 'hasLicence' | 'claims'> & {
    status: AuditStatus;
    customer: { name: string; phone: string };
    handedIn: HandedIn[];
    rivals: RivalEnterprise[];
    done: CaseDeed[];
  };

export type QueuedBuyerPaper = Waiting &
  Pick<OwnPaper, 'paperId' | 'paper' | 'number' | 'handedAt' | 'permit'> & { kind: 'buyerPaper'; enterprise: string };

export type BuyerPaperCase = Worked &
  Omit<OwnPaper, 'fileName'> & {
    kind: 'buyerPaper';
    enterprise: string;
    creditCode: string;
    customer: { name: string; phone: string };
    file: LicenceFile;
    done: CaseDeed[];
  };

/** A sample waiting for approval or dispatch. `buyer`: enterprise or person. */
export type QueuedSample = Waiting &
  Pick<OwnSample, 'sampleNo' | 'product' | 'size' | 'state' | 'askedAt'> & { kind: 'sample'; buyer: string };

/** A sample with its requester and possible acts. `gate`: the buyer may buy the product today or not. */
export type SampleCase = Worked &
  OwnSample & {
    kind: 'sample';
    buyer: string;
    gate: SampleVerdict;
    customer: { name: string; phone: string };
    done: CaseDeed[];
  };

export type QueuedNotice = Waiting & NoticePlace & { kind: 'notice'; notice: PlaceNotice | null };

export type NoticeCase = Worked & Omit<QueuedNotice, 'isOverdue'> & { done: CaseDeed[] };

/** State of a closure; `NEW` is not created yet. */
export const CLOSURE_STANDS = ['NEW', 'HOLDS', 'COMING', 'OVER', 'DROPPED'] as const;
export type ClosureStand = (typeof CLOSURE_STANDS)[number];

/** Queue line of a closure. The line for a new one has no closure. */
export type QueuedClosure = Waiting & { kind: 'closure'; no: string; stand: ClosureStand; closure: Closure | null };

/** A closure with its history; a new one with the latest entries. */
export type ClosureCase = Worked & Omit<QueuedClosure, 'isOverdue'> & { done: CaseDeed[] };

/** Effect of a closure: the text for shippers and the number of each kind affected. `offers`: of the next 30 days. */
export type ClosureReading = { said: string; offers: number; quotes: number; drafts: number; orders: number };

/** Queue line of a surcharge. The line for a new one has no surcharge. */
export type QueuedSurcharge = Waiting & {
  kind: 'surcharge';
  no: string;
  stand: SurchargeStand;
  surcharge: SurchargeRow | null;
};

/** A surcharge with its history. `isOwn`: the reader requested the pending change. */
export type SurchargeCase = Worked & Omit<QueuedSurcharge, 'isOverdue'> & { isOwn: boolean; done: CaseDeed[] };

export type QueuedYear = Waiting & { kind: 'calendar' } & Pick<CalendarYear, 'year' | 'off' | 'worked' | 'isTold'>;

export type CalendarCase = Worked & Omit<QueuedYear, 'isOverdue'> & { done: CaseDeed[] };

/** Effect of publishing or withdrawing a year. `given`: promises on days newly off, which stay. */
export type CalendarReading = Is<typeof calendarReading>;

export type QueuedTariff = Waiting & TariffSheetState;

/** A price table with its figures in force. `isOwn`: the reader put the edition that waits. */
export type TariffCase = Worked &
  Omit<QueuedTariff, 'isOverdue'> & {
    table: TariffTable;
    pending: TariffReading | null;
    isOwn: boolean;
    done: CaseDeed[];
  };

export type QueueLine =
  | QueuedCase
  | QueuedEnquiry
  | QueuedVerification
  | QueuedBuyerPaper
  | QueuedSample
  | QueuedNotice
  | QueuedClosure
  | QueuedSurcharge
  | QueuedYear
  | QueuedTariff;
export type AnyCase =
  | HouseCase
  | EnquiryCase
  | VerificationCase
  | BuyerPaperCase
  | SampleCase
  | NoticeCase
  | ClosureCase
  | SurchargeCase
  | CalendarCase
  | TariffCase;
