import { createHash } from 'node:crypto';

import { REQUIRED_FIELDS } from '../../../domain/rules/fault';
import { FCL } from '../../../domain/modes/fcl/mode';
import { chargedAt } from './charged';
import { factsAt } from './circumstances';
import { formAt } from './forms';

const placeOf = (path: string) => REQUIRED_FIELDS.findIndex((field) => field === path);

/** A set, told in one order: the fields of the form as they stand in it, then those of the rows. */
const inTheirOrder = (paths: readonly string[]) => {
  const isOfRow = (path: string) => path.startsWith('goods.');
  const ofForm = paths.filter((path) => !isOfRow(path)).toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...ofForm, ...paths.filter(isOfRow)];
};

/** What becomes of a form: what is wrong with it, what is said of its goods, what it must have, what it costs. */
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

/** What the release before called the fields that have a name of all modes by now. */
const WAS_CALLED: Readonly<Record<string, string>> = { offerId: 'sailingId', altOfferId: 'altSailingId' };

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const ordered = (_: string, value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(WAS_CALLED, value) ? WAS_CALLED[value] : inOrder(value);

const MARK = 3;

/** Three letters for each part: the same for whatever says the same, in whatever order its fields stand. */
export const marksOf = (outcome: Outcome): string =>
  OUTCOME_PARTS.map((part) =>
    createHash('sha256').update(JSON.stringify(outcome[part], ordered)).digest('base64url').slice(0, MARK),
  ).join(' ');
