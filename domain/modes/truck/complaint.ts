import { paidAmount } from '../../offer/coupon';
import type { ChargeLine, Charges } from '../../offer/charges';
import {
  complaintSteps,
  kgUnrefunded,
  refundOfKg,
  type ComplaintAbout,
  type ComplaintKind,
  type ComplaintPast,
  type ComplaintSo,
} from '../../order/changes/complaint';
import type { OrderState } from '../../order/life/lifecycle';
import { feeLine } from '../../order/changes/mishap';

/** Refund reasons: the freight share of missing or damaged goods is refunded. */
const REFUNDS = { SHORT: '短少', DAMAGED: '破损' } as const;
type Refund = keyof typeof REFUNDS;

/** `kg`: total of all trucks. */
type DeliveredLoad = { charges: Pick<Charges, 'lines' | 'totalYuan'>; kg: number };

const CARRIED = ['RF', 'LF', 'DGS'];
const GIVEN_BACK = ['LATE', 'CPL'];

const isRefund = (kind: string): kind is Refund => Object.hasOwn(REFUNDS, kind);

const unrefundedKg = ({ kg }: Pick<DeliveredLoad, 'kg'>, before: readonly ComplaintPast[]): number =>
  kgUnrefunded(kg, before, isRefund);

export function truckComplaints(order: DeliveredLoad, state: OrderState, so: ComplaintSo): ComplaintKind[] {
  const refunds = Object.entries(REFUNDS).map(([kind, why]) => ({
    kind,
    name: `${why}退运费`,
    counts: `${why}的千克数`,
  }));
  return complaintSteps(state, so, unrefundedKg(order, so.before) > 0 ? refunds : []);
}

export const truckComplaintsAbout = (
  order: Pick<DeliveredLoad, 'kg'>,
  before: readonly ComplaintPast[],
): ComplaintAbout[] =>
  Object.entries(REFUNDS).map(([kind, name]) => ({ kind, name, mostKg: unrefundedKg(order, before), lots: [] }));

export const COMPLAINTS = ['FILED', 'SHORT', 'DAMAGED', 'UNFOUNDED', 'CLOSED'] as const;

export function judgeTruckComplaint(
  order: DeliveredLoad,
  kind: string,
  kg: number,
  before: readonly ComplaintPast[],
): { lines: ChargeLine[]; note: string } | { wrong: string } {
  if (!isRefund(kind)) return { lines: [], note: '' };
  const left = unrefundedKg(order, before);
  if (kg > left) return { wrong: `这批货还有 ${left.toLocaleString('en-US')} 千克可以退运费，请改小` };
  const { lines, totalYuan } = order.charges;
  const paid = paidAmount(order.charges, ({ item }) => CARRIED.includes(item));
  const kept = lines.reduce((sum, { item, total }) => (GIVEN_BACK.includes(item) ? sum + total.amount : sum), paid);
  const amount = Math.min(refundOfKg(paid, { kg, left, of: order.kg }), kept, totalYuan.amount);
  if (amount <= 0) return { wrong: '这张订单的运费已全部退还，不能再退' };
  const note = `${REFUNDS[kind]} ${kg.toLocaleString('en-US')} 千克`;
  return { lines: [feeLine('CPL', `${note}退运费`, -amount)], note };
}
