import type { ChargeLine, Charges } from '../../offer/charges';
import type { OrderState } from '../../order/lifecycle';
import { feeLine } from '../../order/mishap';
import { type Day, dayAt, daysAfter } from '../../values/days';
import { GOODS_ITEM } from './price';

/*
 * A complaint about goods that were delivered: taken in within seven days of the signature, looked into, and ended by a
 * refund, by a refusal with its reason, or by both. The order stays where it is.
 */

/** Days after the signature within which a buyer may complain. */
export const COMPLAIN_DAYS = 7;

/** What is given back for kilograms of one line. */
export const REFUNDS = { SHORT: '短少', DAMAGED: '破损', OFFSPEC: '质量不符' } as const;
type Refund = keyof typeof REFUNDS;

const STEPS = { FILED: '受理投诉', SAMPLED: '取样送检', UNFOUNDED: '投诉不成立', CLOSED: '投诉结案' } as const;
type Step = keyof typeof STEPS;

export type ComplaintKind = { kind: string; name: string; counts: string | null };
/** What was told before; `count`: kilograms, of a refund. */
export type ComplaintPast = { kind: string; count: number };

type Goods = { charges: Pick<Charges, 'lines' | 'totalYuan'> };

const KG = '退款的千克数';

const linesIn = ({ charges: { lines } }: Goods) => lines.filter(({ item }) => item === GOODS_ITEM);

const step = (kind: Step): ComplaintKind => ({ kind, name: STEPS[kind], counts: null });

/** SHORT.0: the first line of the goods. */
function refundOf(kind: string): { refund: Refund; at: number } | null {
  const [refund = '', at = ''] = kind.split('.');
  return Object.hasOwn(REFUNDS, refund) && /^\d{1,2}$/.test(at) ? { refund: refund as Refund, at: Number(at) } : null;
}

/** To a tenth, as kilograms are told. */
const kgLeft = (ordered: number, at: number, before: readonly ComplaintPast[]): number =>
  Math.round(
    before.reduce((left, { kind, count }) => (refundOf(kind)?.at === at ? left - count : left), ordered) * 10,
  ) / 10;

const isBeingLookedInto = (before: readonly ComplaintPast[]): boolean =>
  before.findLast(({ kind }) => kind === 'FILED' || kind === 'UNFOUNDED' || kind === 'CLOSED')?.kind === 'FILED';

/** The last day on which goods that were signed for at that moment are complained of. */
export const complainedBy = (signedAt: number): Day => daysAfter(dayAt(signedAt), COMPLAIN_DAYS);

type So = { before: readonly ComplaintPast[]; since: Date; now: Date };

/** What may be told of a complaint by now. */
export function complaintKinds(order: Goods, state: OrderState, { before, since, now }: So): ComplaintKind[] {
  if (state !== 'ARRIVED' && state !== 'COMPLETED') return [];
  if (!isBeingLookedInto(before)) {
    const isOver = state === 'COMPLETED' && dayAt(now.getTime()) > complainedBy(since.getTime());
    return isOver ? [] : [step('FILED')];
  }
  const refunds = linesIn(order).flatMap(({ name, quantity }, at) =>
    kgLeft(quantity, at, before) <= 0
      ? []
      : Object.entries(REFUNDS).map(([kind, why]) => ({
          kind: `${kind}.${at}`,
          name: `${why}退款：${name}`,
          counts: KG,
        })),
  );
  return [step('SAMPLED'), ...refunds, step('UNFOUNDED'), step('CLOSED')];
}

type Told = { lines: ChargeLine[]; note: string } | { wrong: string };

/** What a refund comes to, at the price the goods were sold at: never more than is left of the line, or was paid. */
export function complaintTold(order: Goods, kind: string, kg: number, before: readonly ComplaintPast[]): Told {
  const asked = refundOf(kind);
  const line = asked && linesIn(order)[asked.at];
  if (!asked || !line) return { lines: [], note: '' };
  const left = kgLeft(line.quantity, asked.at, before);
  if (kg > left) return { wrong: `这一行还有 ${left} 千克可以退款，请改小` };
  const amount = Math.min(Math.round(line.unitPrice.amount * kg), order.charges.totalYuan.amount);
  if (amount <= 0) return { wrong: '这张订单的货款已全部退还，不能再退' };
  const note = `${REFUNDS[asked.refund]} ${kg} 千克`;
  return { lines: [feeLine('CPL', `${note}退款：${line.name}`, -amount)], note };
}
