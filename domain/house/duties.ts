import { HOUSE_EVENTS, type HouseEvent, type OrderState } from '../order/life/lifecycle';
import { hasRole, type StaffRole } from './roles';
import type { SubjectKind } from './subjects';

type Roles = Readonly<Record<SubjectKind, readonly StaffRole[]>>;

/** Who works at each, and who sees it. Who checks on others sees all and changes nothing. */
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
};

/** What is done with an order besides moving it on. */
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
  /** A truck that has come, or has not: to the desk's acts `arrived`, which is what a ship does as well. */
  'truck',
  'result',
] as const;
type SideAct = (typeof SIDE_ACTS)[number];
export type OrderAct = HouseEvent | SideAct;

/** What is done with an enquiry, with an enterprise that wants to be verified, with a paper of a buyer, with a sample, and with the notice of a place. */
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
/** What is closed: a place, a lane, or a carrier to some goods; and taken back. */
export const CLOSURE_DEEDS = ['closure.place', 'closure.lane', 'closure.carrier', 'closure.dropped'] as const;
/** What is charged on top of a price: put on a mode, a place, a lane or a carrier, approved by a second person, and taken back. */
export const SURCHARGE_DEEDS = [
  'surcharge.mode',
  'surcharge.place',
  'surcharge.lane',
  'surcharge.carrier',
  'surcharge.approved',
  'surcharge.dropped',
] as const;
/** The days off of a year: put, and taken back. */
export const CALENDAR_DEEDS = ['calendar.put', 'calendar.dropped'] as const;

/** Acts of a second person on a change by a colleague. */
export const SECOND_DEEDS = ['surcharge.approved', 'enquiry.approved', 'enquiry.returned'] as const;

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
] as const;
export type CaseActId = (typeof CASE_ACTS)[number];

/** What is signed is signed by those who know dangerous goods; bounds and other departures are the reviewers'. */
const SIDE_DUTIES: Readonly<Partial<Record<SideAct, readonly StaffRole[]>>> = {
  allowance: ['reviewer'],
  bump: ['reviewer'],
  result: ['officer'],
};

const isSide = (act: OrderAct): act is SideAct => SIDE_ACTS.some((one) => one === act);

/** Until it is confirmed one of the two decides: goods in the review of dangerous goods are none of the others' to let through. */
const DECIDES: Readonly<Partial<Record<OrderState, readonly StaffRole[]>>> = {
  AWAIT_VERIFY: ['reviewer'],
  UNDER_REVIEW: ['reviewer'],
  DG_REVIEW: ['officer'],
  PENDING_UPDATE: WORKERS.order,
};

/** Whether somebody may do this with an order that stands there. */
export function isDutyOf(roles: readonly StaffRole[], act: OrderAct, state: OrderState): boolean {
  const wanted = isSide(act) ? SIDE_DUTIES[act] : DECIDES[state];
  return hasRole(roles, wanted ?? WORKERS.order);
}
