import * as v from 'valibot';

import { ORDER_STATES } from '../life/lifecycle';
import { moment, money } from '../../shape/trade';
import { MODE_IDS } from '../../mode-ids';
import { end } from '../../offer/sailing-shape';
import { cutoff } from '../../offer/cutoffs-shape';
import { charges } from '../../offer/charges-shape';
import { askedPapers } from '../papers/asked-shape';
import { fileRow } from '../form/form-shape';
import { measured, amendableRow } from '../on-site/measured-shape';
import { bumped } from '../changes/bumped-shape';
import { COMPLAINING } from '../changes/complaint-shape';
import { RECEIVING } from '../on-site/receiving-shape';
import { onwardTruck } from '../trucks/onward-truck-shape';
import { madeWith } from '../drafts/beside-shape';
import { agreedTo } from '../papers/protocol-shape';
import { calendar } from '../../values/days-off-shape';
import { ORDER_CONTENTS } from './contents-shape';

export const past = v.object({
  event: v.string(),
  state: v.picklist(ORDER_STATES),
  at: moment,
  note: v.nullable(v.string()),
});

export const namedGoods = v.object({
  nameCn: v.string(),
  unNo: v.nullable(v.string()),
  hazardClass: v.nullable(v.string()),
  subRisks: v.optional(v.array(v.string()), []),
  packingGroup: v.optional(v.nullable(v.string()), null),
  /** True if staff must compare the name with the library. */
  needsCheck: v.optional(v.literal(true)),
});

/** A paper an order needs; `docType` includes the substance where each needs its own. */
export const paper = v.object({
  docType: v.string(),
  name: v.string(),
  /** Null when not due before departure. */
  dueAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  isHere: v.boolean(),
});

export const orderBrief = v.object({
  orderNo: v.string(),
  mode: v.picklist(MODE_IDS),
  state: v.picklist(ORDER_STATES),
  path: v.array(v.picklist(ORDER_STATES)),
  stands: v.optional(v.record(v.string(), v.string())),
  submittedAt: moment,
  /** Verification deadline; null when none is pending. */
  verifyBy: v.nullable(moment),
  /**
   * Closing time of the offer; null when no verification is pending or it never closes. An older page omits it and counts
   * to the end of the verification.
   */
  closesAt: v.optional(v.nullable(moment), null),
  /** Time the offer closed before confirmation: the reservation is gone, and another offer must be chosen. */
  offerLapsedAt: v.nullable(moment),
  org: v.nullable(end),
  dst: v.nullable(end),
  supplier: v.nullable(end),
  leavesAt: v.nullable(moment),
  arrivesAt: v.nullable(moment),
  /** Originally planned arrival; missing while unchanged. */
  plannedArrival: v.optional(moment),
  cutoffs: v.array(cutoff),
  goods: v.array(namedGoods),
  isDanger: v.picklist(['Y', 'N']),
  charges,
  papers: v.array(paper),
  asked: v.nullable(askedPapers),
  files: v.array(fileRow),
  mayTakeBack: v.boolean(),
  history: v.array(past),
  cancelFee: v.nullable(money),
  measured: v.nullable(measured),
  bumped: v.optional(v.nullable(bumped), null),
  /** Deadline and limits of amendments; null when not allowed. */
  amend: v.nullable(v.object({ until: moment, rows: v.array(amendableRow) })),
  receiving: v.optional(RECEIVING),
  complaining: v.optional(COMPLAINING),
  haul: v.optional(onwardTruck),
  beside: v.optional(madeWith),
  ...agreedTo,
  calendar: v.optional(calendar),
  /** Form contents; only when a single order is read. */
  contents: v.optional(ORDER_CONTENTS),
  detail: v.record(v.string(), v.unknown()),
});
