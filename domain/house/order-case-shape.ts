import * as v from 'valibot';

import { VERDICT_LEVELS } from '../goods/verdict';
import { CUTOFF_CODES } from '../offer/cutoffs';
import { ORDER_STATES } from '../order/life/lifecycle';
import { PROTOCOL_IDS } from '../order/papers/protocol';
import { orderBrief } from '../order/receipt/brief-shape';
import { ORDER_CONTENTS } from '../order/receipt/contents-shape';
import { moment } from '../shape/trade';
import { customer, waiting, worked } from './case-shape';
import { FINDING_ANSWERS } from './finding-answers';

const {
  org,
  dst,
  supplier,
  leavesAt,
  arrivesAt,
  plannedArrival,
  goods,
  papers,
  files,
  asked,
  mode,
  state,
  charges,
  cutoffs,
} = orderBrief.entries;

export const orderLine = v.object({
  kind: v.literal('order'),
  orderNo: v.string(),
  mode,
  state,
  isDanger: v.boolean(),
  /** Cut-off at `dueAt`; null when `dueAt` is the departure or another promise. */
  cutoff: v.optional(v.nullable(v.picklist(CUTOFF_CODES)), null),
  /** In transit, with no work pending. */
  isUnderWay: v.optional(v.boolean(), false),
  /** The customer corrected or added something after the last staff action. */
  isRevised: v.boolean(),
  isComplained: v.boolean(),
  /** Closure on the route, in words; null when none. */
  hit: v.nullable(v.string()),
  goods: v.array(v.string()),
  org,
  dst,
  arrivesAt: v.optional(arrivesAt, null),
  plannedArrival,
  departure: v.optional(v.nullable(v.string()), null),
  submittedAt: moment,
  ...waiting,
});

const code = v.string();
const given = v.record(v.string(), v.union([v.string(), v.number()]));
export const caseFinding = v.object({
  level: v.picklist(VERDICT_LEVELS),
  about: v.string(),
  code,
  given,
  source: v.object({ source: v.string(), edition: v.string() }),
});

export const answeredFinding = v.object({ code, given, answer: v.picklist(FINDING_ANSWERS) });

/** A note on an order for colleagues alone. */
export const innerNote = v.object({ at: moment, who: v.string(), text: v.string() });

export const orderCase = v.object({
  kind: v.literal('order'),
  orderNo: v.string(),
  mode,
  state,
  stands: v.record(v.string(), v.string()),
  isDanger: v.boolean(),
  submittedAt: moment,
  customer,
  org,
  dst,
  supplier,
  leavesAt,
  arrivesAt,
  goods,
  contents: ORDER_CONTENTS,
  charges,
  cutoffs,
  /** Printable pages; none for read-only roles. */
  prints: v.array(v.object({ kind: v.string(), name: v.string() })),
  findings: v.array(caseFinding),
  papers,
  files,
  asked,
  agreed: v.object({
    protocol: v.picklist(PROTOCOL_IDS),
    version: v.string(),
    charges: v.nullable(v.string()),
  }),
  notes: v.array(
    v.object({
      name: v.string(),
      said: v.string(),
      photos: v.array(v.object({ fileId: v.string(), name: v.string(), small: v.string() })),
    }),
  ),
  /** Notes for colleagues, the newest first: its owner never reads them. */
  inner: v.optional(v.array(innerNote), []),
  history: v.array(
    v.object({
      event: v.string(),
      state: v.picklist(ORDER_STATES),
      at: moment,
      note: v.nullable(v.string()),
      who: v.nullable(v.string()),
      /** Answers to the findings open at acceptance. */
      answers: v.optional(v.array(answeredFinding), []),
    }),
  ),
  ...worked,
});
