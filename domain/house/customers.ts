import type { OwnPaper } from '../mall/buyer-papers';
import type { OwnSample } from '../mall/samples';
import type { AuditStatus } from '../people/enterprise';
import { isMobileNumber } from '../people/phone';
import type { CodePurpose } from '../people/sms';
import type { HandedIn, QueuedCase, QueuedEnquiry } from './case';
import { READERS } from './duties';
import type { StaffRole } from './roles';

/** Every account belongs to an enterprise or is a person. */
export const CUSTOMER_KINDS = ['enterprise', 'person'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
export type CustomerRef = { kind: CustomerKind; id: string };

/** Parts of a customer page and the roles that see them: the page shows no more than the desk shows elsewhere. */
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

/** Search text: last four digits of a phone number, a whole number, or a name, a code, an order number. */
const SOUGHT = { least: 2, most: 60 } as const;
export const TAIL = /^\d{4}$/;
export const normaliseSearch = (typed: string): string => typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
export function isSoughtWhole(text: string): boolean {
  if (/^\d+$/.test(text) && text.length <= 11) return TAIL.test(text) || isMobileNumber(text);
  return text.length >= SOUGHT.least && text.length <= SOUGHT.most;
}

export const FOUND_MOST = 20;
/** Rows per part: open ones first, then the newest. */
export const PART_MOST = 30;
/** Retention of sent messages. */
export const SENT_KEPT_DAYS = 90;

/** `phone` is masked; an enterprise has none. `enterprise`: the one a person orders for. */
export type FoundCustomer = CustomerRef & {
  name: string;
  phone: string | null;
  enterprise: string | null;
  creditCode: string | null;
  status: AuditStatus | null;
};

type Lying = 'heldBy' | 'goods' | 'mode' | 'state' | 'org' | 'dst';
/** `isOpen`: waiting at the desk or in transit. */
export type CustomerOrder = Pick<QueuedCase, Lying | 'orderNo' | 'submittedAt'> & { isOpen: boolean };
export type CustomerEnquiry = Pick<QueuedEnquiry, Lying | 'enquiryNo' | 'sentAt'> & { isOpen: boolean };

export type CustomerWord = { enquiryNo: string; at: string; byHouse: boolean; text: string };

/** A message sent to a person; `text` is null for a code, which shows only its purpose. */
export type SentMessage = { at: string; to: string; kind: CodePurpose | 'notice'; text: string | null };

type CustomerPerson = { userId: string; name: string; phone: string; since: string };

/** Order limits of a buyer. `times`: multiple of the usual limit; `allowed`: raised by staff, with reason. */
export type CustomerLimits = {
  openOrders: number;
  mostOpen: number;
  mostADay: number;
  allowed: { times: number; reason: string; at: string } | null;
};

export type CustomerSample = Pick<
  OwnSample,
  'sampleNo' | 'product' | 'size' | 'state' | 'askedAt' | 'reason' | 'parcel'
>;

export type CustomerLook = { at: string; who: string };

/** A whole customer. A part is null when the reader may not see it. */
export type Customer = CustomerRef & {
  name: string;
  creditCode: string | null;
  status: AuditStatus | null;
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
