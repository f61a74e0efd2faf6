import type { OrderState } from '../order/life/lifecycle';
import type { Is } from '../shape/is';
import type { calendarReading, caseDeed, closureReading, holder } from './case-shape';
import type { innerNote, orderCase, orderLine } from './order-case-shape';
import type {
  buyerPaperCase,
  buyerPaperLine,
  calendarCase,
  calendarLine,
  closureCase,
  closureLine,
  enquiryCase,
  enquiryLine,
  noticeCase,
  noticeLine,
  rivalEnterprise,
  sampleCase,
  sampleLine,
  surchargeCase,
  surchargeLine,
  tariffCase,
  tariffLine,
  verificationCase,
  verificationLine,
} from './subject-shape';
import type { handedInShape, licenceFile } from './verifications-shape';

/** State of a closure; `NEW` is not created yet. */
export const CLOSURE_STANDS = ['NEW', 'HOLDS', 'COMING', 'OVER', 'DROPPED'] as const;
export type ClosureStand = (typeof CLOSURE_STANDS)[number];

export type Holder = Is<typeof holder>;
export type CaseDeed = Is<typeof caseDeed>;
export type LicenceFile = Is<typeof licenceFile>;
export type HandedIn = Is<typeof handedInShape>;
export type RivalEnterprise = Is<typeof rivalEnterprise>;
export type InnerNote = Is<typeof innerNote>;

export type QueuedCase = Is<typeof orderLine>;
export type HouseCase = Omit<Is<typeof orderCase>, 'stands'> & {
  stands: Readonly<Partial<Record<OrderState, string>>>;
};
export type QueuedEnquiry = Is<typeof enquiryLine>;
export type EnquiryCase = Is<typeof enquiryCase>;
/** An enterprise waiting for verification. */
export type QueuedVerification = Is<typeof verificationLine>;
export type VerificationCase = Is<typeof verificationCase>;
export type QueuedBuyerPaper = Is<typeof buyerPaperLine>;
export type BuyerPaperCase = Is<typeof buyerPaperCase>;
/** A sample waiting for approval or dispatch. */
export type QueuedSample = Is<typeof sampleLine>;
export type SampleCase = Is<typeof sampleCase>;
export type QueuedNotice = Is<typeof noticeLine>;
export type NoticeCase = Is<typeof noticeCase>;
export type QueuedClosure = Is<typeof closureLine>;
export type ClosureCase = Is<typeof closureCase>;
/** Effect of a closure: the text for shippers and the number of each kind affected. `offers`: of the next 30 days. */
export type ClosureReading = Is<typeof closureReading>;
export type QueuedSurcharge = Is<typeof surchargeLine>;
export type SurchargeCase = Is<typeof surchargeCase>;
export type QueuedYear = Is<typeof calendarLine>;
export type CalendarCase = Is<typeof calendarCase>;
/** Effect of publishing or withdrawing a year. `given`: promises on days newly off, which stay. */
export type CalendarReading = Is<typeof calendarReading>;
export type QueuedTariff = Is<typeof tariffLine>;
export type TariffCase = Is<typeof tariffCase>;

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
