import * as v from 'valibot';

import { DECISIONS, TRAIL_EVENTS, APPROVAL_STATES, STANDINGS } from './approval';
import { readonlyList } from '../shape/trade';
import { approvalRule } from './approval-rule-shape';
import { sharedSheet } from './share-shape';

const sum = { total: v.number(), kg: v.number() };

export const decided = v.object({
  decision: v.picklist(DECISIONS),
  by: v.string(),
  at: v.string(),
  reason: v.string(),
});

export const revisionSumShape = v.object(sum);

export const approver = v.object({ name: v.string(), phone: v.string() });

export const trailLine = v.object({ seq: v.number(), at: v.string(), what: v.picklist(TRAIL_EVENTS), who: v.string() });

export const trail = v.object({
  lines: readonlyList(trailLine),
  brokenAt: v.nullable(v.number()),
});

export const requesterApproval = v.object({
  approvalId: v.string(),
  state: v.picklist(APPROVAL_STATES),
  approver: v.string(),
  /** Masked. */
  phone: v.string(),
  madeAt: v.string(),
  expiresAt: v.string(),
  lines: v.number(),
  agreed: revisionSumShape,
  opened: v.number(),
  lastOpenedAt: v.nullable(v.string()),
  decided: v.nullable(decided),
  /** The decision of the first approver; null when this approval is the first. */
  before: v.optional(v.nullable(decided), null),
  /** Only for a first agreement: true if a second approver can be requested now. */
  isSecondOpen: v.optional(v.boolean(), false),
  /**
   * Only for an agreement: its validity for the current list, and the total ordered with it. Null when a second
   * approval decides.
   */
  standing: v.nullable(v.picklist(STANDINGS)),
  ordered: v.optional(v.number(), 0),
});

export const book = v.object({
  approvals: readonlyList(requesterApproval),
  /** Content that would be sent now, with its hash; null for an empty list. */
  now: v.nullable(v.object({ ...sum, lines: v.number(), isOver: v.boolean(), hash: v.optional(v.string(), '') })),
  rule: v.optional(v.nullable(approvalRule), null),
  /** Approvers named by the enterprise, with masked numbers; when empty, any person may approve. */
  approvers: v.optional(readonlyList(approver), []),
  trail: trail,
});

export const sight = v.variant('stage', [
  v.object({
    stage: v.literal('CODE'),
    from: v.string(),
    phone: v.string(),
    expiresAt: v.string(),
    lockedMinutes: v.number(),
  }),
  v.object({
    stage: v.literal('LIST'),
    from: v.string(),
    madeAt: v.string(),
    expiresAt: v.string(),
    hash: v.string(),
    revision: v.object({ ...sharedSheet, heldUntil: v.string() }),
    /** Total now; null when the list is unchanged. */
    changed: v.nullable(v.object(sum)),
    decided: v.nullable(decided),
    before: v.optional(v.nullable(decided), null),
    isFirstOfTwo: v.optional(v.boolean(), false),
  }),
]);
