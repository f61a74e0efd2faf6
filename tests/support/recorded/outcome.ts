import { createHash } from 'node:crypto';

import { REQUIRED_FIELDS } from '../../../domain/rules/fault';
import { FCL } from '../../../domain/modes/fcl/mode';
import { chargedAt } from './charged';
import { factsAt } from './circumstances';
import { formAt } from './forms';

const placeOf = (path: string) => REQUIRED_FIELDS.findIndex((field) => field === path);

/** Sorted paths: form fields in their order, then row fields. */
const inTheirOrder = (paths: readonly string[]) => {
  const isOfRow = (path: string) => path.startsWith('goods.');
  const ofForm = paths.filter((path) => !isOfRow(path)).toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...ofForm, ...paths.filter(isOfRow)];
};

export function outcomeAt(number: number) {
  const form = formAt(number);
  const facts = factsAt(number, form);
  return {
    faults: FCL.faults(form, facts),
    findings: FCL.acceptance(form, facts),
    required: inTheirOrder(FCL.required(form, facts)),
    charges: chargedAt(number, form),
  };
}

export type Outcome = ReturnType<typeof outcomeAt>;
export const OUTCOME_PARTS = ['faults', 'findings', 'required', 'charges'] as const satisfies (keyof Outcome)[];

/** Old names of fields renamed for all modes. */
const WAS_CALLED: Readonly<Record<string, string>> = { offerId: 'sailingId', altOfferId: 'altSailingId' };

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const ordered = (_: string, value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(WAS_CALLED, value) ? WAS_CALLED[value] : inOrder(value);

const MARK = 3;

/** Three letters per part: equal for equal content in any field order. */
export const marksOf = (outcome: Outcome): string =>
  OUTCOME_PARTS.map((part) =>
    createHash('sha256').update(JSON.stringify(outcome[part], ordered)).digest('base64url').slice(0, MARK),
  ).join(' ');
