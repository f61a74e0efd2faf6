import {
  lastComplaintDay,
  FILED,
  isBeingLookedInto,
  type ComplaintWindow,
} from '../../../../domain/order/changes/complaint';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { WentWrong } from '../../../../domain/order/changes/mishap';
import type { ReadOrder } from '../../orders/snapshot';
import type { AfterRow } from '../row';
import { mishapSo } from './so';

type MishapHistory = { past: readonly PastEvent[]; before: readonly WentWrong[]; now: Date };

/** Complaint options of the owner; null when complaining is not possible. */
export function complaintOptions(
  { mode, snapshot }: ReadOrder,
  state: OrderState,
  told: MishapHistory,
): ComplaintWindow | null {
  const words = mode.after?.mishap;
  if (!words?.complains) return null;
  if (isBeingLookedInto(told.before)) return { about: [], until: null, isLookedInto: true };
  const so = mishapSo(state, told);
  if (!words.kinds(snapshot, state, so).some(({ kind }) => kind === FILED)) return null;
  const until = state === 'COMPLETED' ? lastComplaintDay(so.since.getTime()) : null;
  const about = words.complains(snapshot, told.before).filter(({ mostKg }) => mostKg > 0);
  return about.length === 0 ? null : { about: [...about], until, isLookedInto: false };
}

export const mishapRow: AfterRow = {
  receipt(read, { state }, { now, history, after }) {
    const told = { past: history, before: after.wentWrong, now: new Date(now) };
    const complaining = complaintOptions(read, state, told);
    return complaining ? { complaining } : {};
  },
};
