import { HOUSE_EVENTS, type HouseEvent, type OrderState } from '../order/life/lifecycle';
import { hasRole, type StaffRole } from './roles';
import type { SubjectKind } from './subjects';

type Roles = Readonly<Record<SubjectKind, readonly StaffRole[]>>;

/** Roles that work on each kind, and roles that see it. Auditing roles see all and change nothing. */
export const WORKERS = {
  order: ['reviewer', 'officer'],
  enquiry: ['pricing'],
  verification: ['reviewer'],
  buyerPaper: ['reviewer', 'officer'],
  sample: ['reviewer', 'officer'],
  notice: ['reviewer', 'officer'],
  closure: ['officer', 'pricing'],
  surcharge: ['pricing'],
  calendar: ['pricing', 'administrator'],
  tariff: ['pricing'],
} as const satisfies Roles;
export const READERS: Roles = {
  order: [...WORKERS.order, 'auditor', 'administrator'],
  enquiry: [...WORKERS.enquiry, 'auditor', 'administrator'],
  verification: [...WORKERS.verification, 'auditor', 'administrator'],
  buyerPaper: [...WORKERS.buyerPaper, 'auditor', 'administrator'],
  sample: [...WORKERS.sample, 'auditor', 'administrator'],
  notice: [...WORKERS.notice, 'auditor', 'administrator'],
  closure: [...WORKERS.closure, 'reviewer', 'auditor', 'administrator'],
  surcharge: [...WORKERS.surcharge, 'auditor', 'administrator'],
  calendar: [...WORKERS.calendar, 'reviewer', 'officer', 'auditor'],
  tariff: [...WORKERS.tariff, 'auditor', 'administrator'],
};

/** Acts on an order that do not move its state. */
export const SIDE_ACTS = [
  'allowance',
  'bump',
  'checked',
  'packed',
  'photo',
  'photo/dropped',
  'signed',
  'paper',
  'paper/dropped',
  'units',
  'passed',
  'mishap',
  'collected',
  /** Arrival or no-show of a truck; `arrived` is the event of ships too. */
  'truck',
  'result',
  /** A note for colleagues alone. */
  'noted',
] as const;
type SideAct = (typeof SIDE_ACTS)[number];
export type OrderAct = HouseEvent | SideAct;

const ENQUIRY_DEEDS = [
  'enquiry.answered',
  'enquiry.approved',
  'enquiry.returned',
  'enquiry.said',
  'enquiry.refused',
] as const;
const VERIFICATION_DEEDS = ['verification.passed', 'verification.awarded', 'verification.refused'] as const;
const BUYER_PAPER_DEEDS = ['buyerPaper.passed', 'buyerPaper.returned'] as const;
const SAMPLE_DEEDS = ['sample.approved', 'sample.refused', 'sample.sent'] as const;
const NOTICE_DEEDS = ['notice.put', 'notice.dropped'] as const;
export const CLOSURE_DEEDS = ['closure.place', 'closure.lane', 'closure.carrier', 'closure.dropped'] as const;
export const SURCHARGE_DEEDS = [
  'surcharge.mode',
  'surcharge.place',
  'surcharge.lane',
  'surcharge.carrier',
  'surcharge.approved',
  'surcharge.dropped',
] as const;
export const CALENDAR_DEEDS = ['calendar.put', 'calendar.dropped'] as const;

export const TARIFF_DEEDS = ['tariff.put', 'tariff.approved', 'tariff.dropped'] as const;

/** Acts of a second person on a change by a colleague. */
export const SECOND_DEEDS = ['surcharge.approved', 'tariff.approved', 'enquiry.approved', 'enquiry.returned'] as const;

const LEADING_ON: readonly string[] = [
  ...HOUSE_EVENTS,
  'enquiry.answered',
  'enquiry.approved',
  'enquiry.returned',
  'enquiry.refused',
  ...VERIFICATION_DEEDS,
  ...BUYER_PAPER_DEEDS,
  ...SAMPLE_DEEDS,
];
export const leadsOn = (act: CaseActId): boolean => LEADING_ON.includes(act);

export const CASE_ACTS = [
  ...HOUSE_EVENTS,
  ...SIDE_ACTS,
  ...ENQUIRY_DEEDS,
  ...VERIFICATION_DEEDS,
  ...BUYER_PAPER_DEEDS,
  ...SAMPLE_DEEDS,
  ...NOTICE_DEEDS,
  ...CLOSURE_DEEDS,
  ...SURCHARGE_DEEDS,
  ...CALENDAR_DEEDS,
  ...TARIFF_DEEDS,
] as const;
export type CaseActId = (typeof CASE_ACTS)[number];

/** Dangerous goods officers sign results; reviewers decide limits and rebooking. */
const SIDE_DUTIES: Readonly<Partial<Record<SideAct, readonly StaffRole[]>>> = {
  allowance: ['reviewer'],
  bump: ['reviewer'],
  result: ['officer'],
};

const isSide = (act: OrderAct): act is SideAct => SIDE_ACTS.some((one) => one === act);

/** Each state before confirmation has its role: reviewers must not release goods in dangerous goods review. */
const DECIDES: Readonly<Partial<Record<OrderState, readonly StaffRole[]>>> = {
  AWAIT_VERIFY: ['reviewer'],
  UNDER_REVIEW: ['reviewer'],
  DG_REVIEW: ['officer'],
  PENDING_UPDATE: WORKERS.order,
};

export function hasDuty(roles: readonly StaffRole[], act: OrderAct, state: OrderState): boolean {
  const wanted = isSide(act) ? SIDE_DUTIES[act] : DECIDES[state];
  return hasRole(roles, wanted ?? WORKERS.order);
}
