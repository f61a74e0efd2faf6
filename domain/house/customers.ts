import type { OwnPaper } from '../mall/buyer-papers';
import type { OwnSample } from '../mall/samples';
import type { AuditStatus } from '../people/enterprise';
import { isMobileNumber } from '../people/phone';
import type { CodePurpose } from '../people/sms';
import type { HandedIn, QueuedCase, QueuedEnquiry } from './case';
import { READERS } from './duties';
import type { StaffRole } from './roles';

/** An enterprise that orders, or a person: everybody who has an account is one of these. */
export const CUSTOMER_KINDS = ['enterprise', 'person'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
export type CustomerRef = { kind: CustomerKind; id: string };

/** Each part of the page of a customer, and who is shown it: nobody sees here what the desk does not show them elsewhere. */
export const CUSTOMER_PARTS = {
  orders: READERS.order,
  limits: READERS.order,
  enquiries: READERS.enquiry,
  talk: READERS.enquiry,
  verifications: READERS.verification,
  papers: READERS.buyerPaper,
  samples: READERS.sample,
  messages: READERS.verification,
  looks: ['auditor', 'administrator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type CustomerPart = keyof typeof CUSTOMER_PARTS;

export const CUSTOMER_READERS: readonly StaffRole[] = [
  ...new Set(Object.values(CUSTOMER_PARTS).flatMap((roles): readonly StaffRole[] => roles)),
];

/** What is looked for: the last four figures of a number, a whole number, or a name, a code, the number of an order. */
const SOUGHT = { least: 2, most: 60 } as const;
export const TAIL = /^\d{4}$/;
export const soughtIn = (typed: string): string => typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
export function isSoughtWhole(text: string): boolean {
  if (/^\d+$/.test(text) && text.length <= 11) return TAIL.test(text) || isMobileNumber(text);
  return text.length >= SOUGHT.least && text.length <= SOUGHT.most;
}

/** So many are listed of those that were found. */
export const FOUND_MOST = 20;
/** So much of each part is shown: what is open first, then the newest. */
export const PART_MOST = 30;
/** So long it is kept what was sent to somebody. */
export const SENT_KEPT_DAYS = 90;

/** `phone` is masked; an enterprise has none. `enterprise`: of a person, for whom they order. */
export type FoundCustomer = CustomerRef & {
  name: string;
  phone: string | null;
  enterprise: string | null;
  creditCode: string | null;
  status: AuditStatus | null;
};

type Lying = 'heldBy' | 'goods' | 'mode' | 'state' | 'org' | 'dst';
/** `isOpen`: it waits at the desk, or is carried. */
export type CustomerOrder = Pick<QueuedCase, Lying | 'orderNo' | 'submittedAt'> & { isOpen: boolean };
export type CustomerEnquiry = Pick<QueuedEnquiry, Lying | 'enquiryNo' | 'sentAt'> & { isOpen: boolean };

/** What was said about an enquiry, by either side. */
export type CustomerWord = { enquiryNo: string; at: string; byHouse: boolean; text: string };

/** A message that left for one of its people; of a code only what it was for. */
export type SentMessage = { at: string; to: string; kind: CodePurpose | 'notice'; text: string | null };

type CustomerPerson = { userId: string; name: string; phone: string; since: string };

/** What a buyer holds and may hold. `times`: how many times of what is usual; `allowed`: by whom of the house and why. */
export type CustomerLimits = {
  openOrders: number;
  mostOpen: number;
  mostADay: number;
  allowed: { times: number; reason: string; at: string } | null;
};

/** A sample it has asked for. */
export type CustomerSample = Pick<
  OwnSample,
  'sampleNo' | 'product' | 'size' | 'state' | 'askedAt' | 'reason' | 'parcel'
>;

/** Who of the house has looked at this page before. */
export type CustomerLook = { at: string; who: string };

/** A customer, whole. A part that the reader is not shown is null. */
export type Customer = CustomerRef & {
  name: string;
  creditCode: string | null;
  status: AuditStatus | null;
  /** Of a person: for whom they order. */
  enterprise: { id: string; name: string } | null;
  people: CustomerPerson[];
  orders: { records: CustomerOrder[]; total: number } | null;
  enquiries: { records: CustomerEnquiry[]; total: number } | null;
  talk: CustomerWord[] | null;
  verifications: HandedIn[] | null;
  papers: Omit<OwnPaper, 'fileName'>[] | null;
  samples: CustomerSample[] | null;
  limits: CustomerLimits | null;
  messages: SentMessage[] | null;
  looks: CustomerLook[] | null;
};
