import type { SurchargeStand } from './surcharge';
import type { ModeId } from '../mode-ids';
import type { OwnPaper } from '../mall/buyer-papers';
import type { OwnSample, SampleGate } from '../mall/samples';
import type { FileRow } from '../order/form/form';
import type { OrderBrief, OrderHead, Past } from '../order/receipt/brief';
import type { Closure } from '../offer/closure';
import type { CutoffCode } from '../offer/cutoffs';
import type { SurchargeRow } from '../offer/surcharge';
import type { NoticePlace, PlaceNotice } from '../offer/notice';
import type { WaitingAnswer } from '../order/enquiry/answer-doubts';
import type { EnquiryAnswer, EnquiryMessage, EnquiryState } from '../order/enquiry/enquiry-life';
import type { OrderContents } from '../order/receipt/contents';
import type { OrderState } from '../order/life/lifecycle';
import type { MishapPhoto } from '../order/changes/mishap';
import type { Agreed } from '../order/papers/protocol';
import type { AuditStatus } from '../people/enterprise';
import type { CalendarYear } from '../values/days-off';
import type { PromiseShift } from './calendar-change';
import type { CaseAct } from './act-fields';
import type { CaseActId } from './duties';
import type { AnsweredFinding, CaseFinding } from './finding-answers';

export type Holder = { staffId: string; name: string };

/** The fields of every line of a queue. `dueAt`: the promised answer; null where none was promised. */
type Waiting = { dueAt: string | null; isOverdue: boolean; heldBy: Holder | null };

/** A line of a queue. */
export type QueuedCase = Waiting &
  Pick<OrderHead, 'org' | 'dst' | 'arrivesAt'> &
  Pick<OrderBrief, 'plannedArrival'> & {
    kind: 'order';
    orderNo: string;
    mode: ModeId;
    state: OrderState;
    isDanger: boolean;
    /** The cut-off that falls due at `dueAt`; null of the departure and of all other promises. */
    cutoff: CutoffCode | null;
    /** On its way, where it waits for nothing. */
    isUnderWay: boolean;
    /** Its owner has put something right or added to it since the house last did something with it. */
    isRevised: boolean;
    isComplained: boolean;
    /** What is closed on its way, in words; null where nothing is. */
    hit: string | null;
    goods: string[];
    submittedAt: string;
  };

/** The fields that each kind of case has: orders, enquiries, enterprises, papers, samples, places. */
type Worked = {
  /** The version of the case. An act names it, and is refused where somebody else acted first. */
  turn: string;
  dueAt: string | null;
  heldBy: Holder | null;
  /** What the reader's role may do with it now. */
  acts: CaseAct[];
};

/** An order as the house works at it. */
export type HouseCase = Worked &
  Pick<OrderHead, 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt'> &
  Pick<OrderBrief, 'orderNo' | 'mode' | 'state' | 'submittedAt' | 'goods' | 'papers' | 'files' | 'asked'> &
  Pick<OrderBrief, 'charges' | 'cutoffs'> & {
    kind: 'order';
    stands: Readonly<Partial<Record<OrderState, string>>>;
    isDanger: boolean;
    customer: { name: string; phone: string; enterprise: string | null };
    contents: OrderContents;
    /** Pages that can be printed of it now; none for those who only look on. */
    prints: { kind: string; name: string }[];
    findings: CaseFinding[];
    /** What its owner agreed to. */
    agreed: Agreed;
    /** Wishes, remarks and answers of the customer, in words, and the photographs that show what is said. */
    notes: { name: string; said: string; photos: MishapPhoto[] }[];
    /** `answers`: to the findings that were open when it was accepted. */
    history: (Past & { who: string | null; answers: AnsweredFinding[] })[];
  };

/** Who of the house has done what, and when. */
export type CaseDeed = { act: CaseActId | 'hold'; at: string; who: string };

/** An enquiry as it waits for a price, or for a word. */
export type QueuedEnquiry = Waiting & {
  kind: 'enquiry';
  enquiryNo: string;
  state: EnquiryState;
  /** As what it would be booked. */
  mode: ModeId;
  isDanger: boolean;
  isContract: boolean;
  /** An answer to it waits for a second person. */
  awaitsSecond: boolean;
  org: string;
  dst: string;
  goods: string[];
  sentAt: string;
};

/** An enquiry with its answers, its talk, and what can be done about it. */
export type EnquiryCase = Worked &
  Omit<QueuedEnquiry, 'isOverdue' | 'awaitsSecond'> & {
    customer: { name: string; phone: string; enterprise: string | null };
    /** What else is to be known of it, in words. */
    wishes: string[];
    files: FileRow[];
    /** All that was answered, the last one first: that one holds. */
    answers: EnquiryAnswer[];
    waiting: WaitingAnswer | null;
    messages: EnquiryMessage[];
    /** Why it was declined, or refused. */
    reason: string;
    orderNo: string | null;
    done: CaseDeed[];
  };

/** An enterprise that waits to be verified. `claims`: how many others claim its credit code in earnest. */
export type QueuedVerification = Waiting & {
  kind: 'verification';
  enterpriseId: string;
  name: string;
  creditCode: string;
  hasLicence: boolean;
  claims: number;
  submittedAt: string;
};

export type LicenceFile = { fileId: string; name: string };

/** What was handed in once, and what became of it. */
export type HandedIn = {
  name: string;
  creditCode: string;
  licence: LicenceFile | null;
  submittedAt: string;
  decision: Extract<AuditStatus, 'PASS' | 'REJECT'> | null;
  reason: string | null;
  decidedAt: string | null;
};

export type Rival = { enterpriseId: string; name: string; status: AuditStatus; licence: LicenceFile | null };

/** An enterprise with all it has handed in, and who else claims its code. */
export type VerificationCase = Worked &
  Omit<QueuedVerification, 'isOverdue' | 'hasLicence' | 'claims'> & {
    status: AuditStatus;
    customer: { name: string; phone: string };
    /** The last one first. */
    handedIn: HandedIn[];
    rivals: Rival[];
    done: CaseDeed[];
  };

/** A paper of a buyer that waits to be read. */
export type QueuedBuyerPaper = Waiting &
  Pick<OwnPaper, 'paperId' | 'paper' | 'number' | 'handedAt' | 'permit'> & { kind: 'buyerPaper'; enterprise: string };

/** A paper of a buyer, with its file beside what was typed. */
export type BuyerPaperCase = Worked &
  Omit<OwnPaper, 'fileName'> & {
    kind: 'buyerPaper';
    enterprise: string;
    creditCode: string;
    customer: { name: string; phone: string };
    file: LicenceFile;
    done: CaseDeed[];
  };

/** A sample that waits to be granted, or to be sent. `buyer`: the enterprise, or the person. */
export type QueuedSample = Waiting &
  Pick<OwnSample, 'sampleNo' | 'product' | 'size' | 'state' | 'askedAt'> & { kind: 'sample'; buyer: string };

/** A sample, with who asked for it and what can be done about it. `gate`: whether its buyer may be sold the product today. */
export type SampleCase = Worked &
  OwnSample & {
    kind: 'sample';
    buyer: string;
    gate: SampleGate;
    customer: { name: string; phone: string };
    done: CaseDeed[];
  };

/** A place, and the notice that holds for it now. */
export type QueuedNotice = Waiting & NoticePlace & { kind: 'notice'; notice: PlaceNotice | null };

/** A place with its notice, what can be done about it, and who has put or taken back one. */
export type NoticeCase = Worked & Omit<QueuedNotice, 'isOverdue'> & { done: CaseDeed[] };

/** Where a closure stands. A new one is none yet. */
export const CLOSURE_STANDS = ['NEW', 'HOLDS', 'COMING', 'OVER', 'DROPPED'] as const;
export type ClosureStand = (typeof CLOSURE_STANDS)[number];

/** What is closed. The line of a new one, which is there to be filled in, has no closure. */
export type QueuedClosure = Waiting & { kind: 'closure'; no: string; stand: ClosureStand; closure: Closure | null };

/** A closure with who has put it and who has taken it back; a new one with the last that were put. */
export type ClosureCase = Worked & Omit<QueuedClosure, 'isOverdue'> & { done: CaseDeed[] };

/** What a closure changes: what shippers read, and how much of each kind it hits. `offers`: of the next 30 days. */
export type ClosureReading = { said: string; offers: number; quotes: number; drafts: number; orders: number };

/** What is charged on top. The line of a new one, which is there to be filled in, has no surcharge. */
export type QueuedSurcharge = Waiting & {
  kind: 'surcharge';
  no: string;
  stand: SurchargeStand;
  surcharge: SurchargeRow | null;
};

/** A surcharge with its history. `isOwn`: the reader asked for the change that waits for a second person. */
export type SurchargeCase = Worked & Omit<QueuedSurcharge, 'isOverdue'> & { isOwn: boolean; done: CaseDeed[] };

/** A year with its days off, as they are known by now. */
export type QueuedYear = Waiting & { kind: 'calendar' } & Pick<CalendarYear, 'year' | 'off' | 'worked' | 'isTold'>;

/** A year with what can be done about it, and who has put or taken back what. */
export type CalendarCase = Worked & Omit<QueuedYear, 'isOverdue'> & { done: CaseDeed[] };

/** What putting a year or taking it back changes. `given`: promises that fall on a day newly off, and stand. */
export type CalendarReading = PromiseShift &
  Pick<CalendarYear, 'off' | 'worked' | 'isTold'> & {
    given: { orders: number; enquiries: number; buyerPapers: number; samples: number };
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
  | QueuedYear;
export type AnyCase =
  | HouseCase
  | EnquiryCase
  | VerificationCase
  | BuyerPaperCase
  | SampleCase
  | NoticeCase
  | ClosureCase
  | SurchargeCase
  | CalendarCase;
