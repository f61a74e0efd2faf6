import { paidAmount } from '../../offer/coupon';
import type { ChargeLine, Charges } from '../../offer/charges';
import {
  complaintStep,
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
import { GOODS_ITEM } from './price';

/** Refund reasons, per kilogram of a line. */
const REFUNDS = { SHORT: '短少', DAMAGED: '破损', OFFSPEC: '质量不符' } as const;
type Refund = keyof typeof REFUNDS;

type Goods = { charges: Pick<Charges, 'lines' | 'totalYuan'> };

const KG = '退款的千克数';

const goodsLines = ({ charges: { lines } }: Goods) => lines.filter(({ item }) => item === GOODS_ITEM);

/** `SHORT.0`: shortage on the first line. */
function parseRefund(kind: string): { refund: Refund; at: number } | null {
  const [refund = '', at = ''] = kind.split('.');
  return Object.hasOwn(REFUNDS, refund) && /^\d{1,2}$/.test(at) ? { refund: refund as Refund, at: Number(at) } : null;
}

const unrefundedKg = (ordered: number, at: number, before: readonly ComplaintPast[]): number =>
  kgUnrefunded(ordered, before, (kind) => parseRefund(kind)?.at === at);

export function complaintKinds(order: Goods, state: OrderState, so: ComplaintSo): ComplaintKind[] {
  const refunds = goodsLines(order).flatMap(({ name, quantity }, at) =>
    unrefundedKg(quantity, at, so.before) <= 0
      ? []
      : Object.entries(REFUNDS).map(([kind, why]) => ({
          kind: `${kind}.${at}`,
          name: `${why}退款：${name}`,
          counts: KG,
        })),
  );
  return complaintSteps(state, so, [complaintStep('SAMPLED'), ...refunds]);
}

export const complaintsAbout = (
  order: Goods,
  before: readonly ComplaintPast[],
  lots: readonly ComplaintAbout['lots'][],
): ComplaintAbout[] =>
  goodsLines(order).flatMap(({ name, quantity }, at) =>
    Object.entries(REFUNDS).map(([kind, why]) => ({
      kind: `${kind}.${at}`,
      name: `${name}${why}`,
      mostKg: unrefundedKg(quantity, at, before),
      lots: lots[at] ?? [],
    })),
  );

type ComplaintOutcome = { lines: ChargeLine[]; note: string } | { wrong: string };

/**
 * Refund of kilograms: their share of the price paid for the line, limited to what is left of it and of the whole
 * price.
 */
export function judgeComplaint(
  order: Goods,
  kind: string,
  kg: number,
  before: readonly ComplaintPast[],
): ComplaintOutcome {
  const asked = parseRefund(kind);
  const line = asked && goodsLines(order)[asked.at];
  if (!asked || !line) return { lines: [], note: '' };
  const left = unrefundedKg(line.quantity, asked.at, before);
  if (kg > left) return { wrong: `这一行还有 ${left} 千克可以退款，请改小` };
  const paid = paidAmount(order.charges, (one) => one === line);
  const amount = Math.min(refundOfKg(paid, { kg, left, of: line.quantity }), order.charges.totalYuan.amount);
  if (amount <= 0) return { wrong: '这张订单的货款已全部退还，不能再退' };
  const note = `${REFUNDS[asked.refund]} ${kg} 千克`;
  return { lines: [feeLine('CPL', `${note}退款：${line.name}`, -amount)], note };
}
