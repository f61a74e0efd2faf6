import * as v from 'valibot';

import { moment } from '../shape/trade';
import { yearDays } from '../values/days-off-shape';
import { CASE_FIELDS, FIELD_KINDS } from './act-fields';
import { CASE_ACTS } from './duties';

export const calendarReading = v.object({
  ...yearDays,
  newlyOff: v.array(v.string()),
  newlyWorked: v.array(v.string()),
  next: v.array(v.object({ from: v.string(), before: v.string(), after: v.string() })),
  given: v.object({ orders: v.number(), enquiries: v.number(), buyerPapers: v.number(), samples: v.number() }),
});

export const closureReading = v.object({
  said: v.string(),
  offers: v.number(),
  quotes: v.number(),
  drafts: v.number(),
  orders: v.number(),
});

export const holder = v.object({ staffId: v.string(), name: v.string() });

const typed = v.pipe(v.string(), v.maxLength(4000));

const pasted = v.pipe(v.string(), v.maxLength(400_000));

export const said = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(20)),
    v.union([pasted, v.pipe(v.array(typed), v.maxLength(1000), v.readonly())]),
  ),
  v.check((all) =>
    Object.entries(all).every(([id, one]) => id === 'sheet' || typeof one !== 'string' || v.is(typed, one)),
  ),
);

export const columnCheck = v.variant('kind', [
  v.object({ kind: v.literal('day') }),
  v.object({ kind: v.literal('container') }),
  v.object({ kind: v.literal('pattern'), pattern: v.string(), message: v.string() }),
]);

export const caseOption = v.object({ key: v.string(), name: v.string(), check: v.exactOptional(columnCheck) });

export const caseField = v.object({
  id: v.picklist(CASE_FIELDS),
  kind: v.picklist(FIELD_KINDS),
  isNeeded: v.boolean(),
  /** Label in this mode; null for the common label. */
  label: v.nullable(v.string()),
  /** Condition: another field has one of these answers, or any answer without `keys`. */
  when: v.exactOptional(v.object({ field: v.picklist(CASE_FIELDS), keys: v.exactOptional(v.array(v.string())) })),
  isPhotos: v.exactOptional(v.literal(true)),
  options: v.array(caseOption),
  /** Initial value: one text, or the selected options; for amounts one value each. */
  value: v.union([v.string(), v.array(v.string())]),
});

/** `name`: name in this mode; null for the common name. */
export const caseAct = v.object({
  id: v.picklist(CASE_ACTS),
  name: v.nullable(v.string()),
  fields: v.array(caseField),
});

export const caseDeed = v.object({ act: v.picklist([...CASE_ACTS, 'hold'] as const), at: moment, who: v.string() });

/** Common fields of all queue lines. `dueAt`: promised answer time; null when none was promised. */
export const waiting = { dueAt: v.nullable(moment), isOverdue: v.boolean(), heldBy: v.nullable(holder) };

/** Common fields of cases. */
export const worked = {
  /** Version of the case. An act names it and is rejected when another one came first. */
  turn: v.string(),
  dueAt: v.nullable(moment),
  heldBy: v.nullable(holder),
  acts: v.array(caseAct),
};

export const person = v.object({ name: v.string(), phone: v.string() });

export const customer = v.object({ name: v.string(), phone: v.string(), enterprise: v.nullable(v.string()) });
