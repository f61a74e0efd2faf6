import type { OwnSample } from '../mall/samples';
import { isMobileNumber } from '../people/phone';
import type { QueuedCase, QueuedEnquiry } from './case';
import { READERS } from './duties';
import type { StaffRole } from './roles';
import type { Is } from '../shape/is';
import type {
  foundCustomer,
  customer,
  customerWord,
  customerLimits,
  sentMessage,
  customerLook,
} from './customers-shape';

/** Every account belongs to an enterprise or is a person. */
export const CUSTOMER_KINDS = ['enterprise', 'person'] as const;
type CustomerKind = (typeof CUSTOMER_KINDS)[number];
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
export type FoundCustomer = Is<typeof foundCustomer>;

type Lying = 'heldBy' | 'goods' | 'mode' | 'state' | 'org' | 'dst';
/** `isOpen`: waiting at the desk or in transit. */
export type CustomerOrder = Pick<QueuedCase, Lying | 'orderNo' | 'submittedAt'> & { isOpen: boolean };
export type CustomerEnquiry = Pick<QueuedEnquiry, Lying | 'enquiryNo' | 'sentAt'> & { isOpen: boolean };

export type CustomerWord = Is<typeof customerWord>;

/** A message sent to a person; `text` is null for a code, which shows only its purpose. */
export type SentMessage = Is<typeof sentMessage>;

/** Order limits of a buyer. `times`: multiple of the usual limit; `allowed`: raised by staff, with reason. */
export type CustomerLimits = Is<typeof customerLimits>;

export type CustomerSample = Pick<
  OwnSample,
  'sampleNo' | 'product' | 'size' | 'state' | 'askedAt' | 'reason' | 'parcel'
>;

export type CustomerLook = Is<typeof customerLook>;

/** A whole customer. A part is null when the reader may not see it. */
export type Customer = Is<typeof customer>;
