import type { HouseEvent, OrderState } from '../order/lifecycle';
import { hasRole, type StaffRole } from './roles';

/** Who sees orders, and who works at them. Who checks on others sees all and changes nothing. */
export const CASE_READERS = ['reviewer', 'officer', 'auditor', 'administrator'] as const satisfies readonly StaffRole[];
export const CASE_WORKERS = ['reviewer', 'officer'] as const satisfies readonly StaffRole[];

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
  'passed',
  'collected',
  /** A truck that has come, or has not: to the desk's acts `arrived`, which is what a ship does as well. */
  'truck',
  'result',
] as const;
export type SideAct = (typeof SIDE_ACTS)[number];
export type CaseActId = HouseEvent | SideAct;

/** What is signed is signed by those who know dangerous goods; bounds and other departures are the reviewers'. */
const SIDE_DUTIES: Readonly<Partial<Record<SideAct, readonly StaffRole[]>>> = {
  allowance: ['reviewer'],
  bump: ['reviewer'],
  result: ['officer'],
};

const isSide = (act: CaseActId): act is SideAct => SIDE_ACTS.some((one) => one === act);

/** Until it is confirmed one of the two decides: goods in the review of dangerous goods are none of the others' to let through. */
const DECIDES: Readonly<Partial<Record<OrderState, readonly StaffRole[]>>> = {
  AWAIT_VERIFY: ['reviewer'],
  UNDER_REVIEW: ['reviewer'],
  DG_REVIEW: ['officer'],
  PENDING_UPDATE: CASE_WORKERS,
};

/** Whether somebody may do this with an order that stands there. */
export function isDutyOf(roles: readonly StaffRole[], act: CaseActId, state: OrderState): boolean {
  const wanted = isSide(act) ? SIDE_DUTIES[act] : DECIDES[state];
  return hasRole(roles, wanted ?? CASE_WORKERS);
}
