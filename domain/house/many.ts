import type { Is } from '../shape/is';
import type { CaseAct, CaseFieldId } from './act-fields';
import type { OrderAct } from './duties';
import type { caseOutcome, caseOfMany } from './many-shape';

export type CaseOfMany = Is<typeof caseOfMany>;
export type CaseOutcome = Is<typeof caseOutcome>;

export const MOST_AT_ONCE = 200;
export const AT_A_TIME = 20;

export const ACTS_OF_MANY = [
  'space.released',
  'cargo.in',
  'declared',
  'departed',
  'arrived',
  'completed',
  'passed',
  'noted',
] as const satisfies readonly OrderAct[];

/** Answers that may hold for many; weights, box numbers and missing papers are of one order. */
const FIELDS_OF_MANY: readonly CaseFieldId[] = ['reason', 'said', 'place'];

export const isOfMany = ({ id, fields }: CaseAct): boolean =>
  ACTS_OF_MANY.some((one) => one === id) && fields.every((field) => FIELDS_OF_MANY.includes(field.id));

export function actsOfAll([first = [], ...others]: readonly (readonly CaseAct[])[]): CaseAct[] {
  const offered = others.map((acts) => new Set(acts.map((act) => JSON.stringify(act))));
  return first.filter((act) => isOfMany(act) && offered.every((acts) => acts.has(JSON.stringify(act))));
}
