import { holdEnds } from '../../../domain/order/life/hold';
import { parseMoment } from '../../../domain/values/moments';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { VERIFY_WITHIN_MS, type OrderState } from '../../../domain/order/life/lifecycle';
import { MODES } from '../../../domain/mode-ids';
import { routePath } from '../../../domain/routes';
import { askedAddress, type SailingsQuery } from '../../../domain/offer/sailing-address';
import { countdownAt, countdownTo, type Countdown } from '../../support/clock';
import type { LoadOrderOutcome, OrderReceiptContext } from './order-receipt.types';

const MOST_SECONDS = VERIFY_WITHIN_MS / 1000;

/** Refresh interval of a waiting order on an open page. */
const ASKED_EVERY_MS = 30_000;

const OVER: readonly OrderState[] = ['CANCELLED', 'AUTO_CANCELLED', 'REJECTED'];

export const isOver = ({ state }: PlacedOrder): boolean => OVER.includes(state);

/** Waits for the verification of the enterprise, until a deadline. */
export const isAwaiting = (order: PlacedOrder | null): boolean =>
  order !== null && order.state === 'AWAIT_VERIFY' && order.verifyBy !== null;

type Read = Pick<OrderReceiptContext, 'order' | 'readAt' | 'now'> & Countdown;

export function readOrder({ order, readAt }: Extract<LoadOrderOutcome, { ok: true }>): Read {
  const deadline = parseMoment(holdEnds(order)?.at ?? '') ?? readAt;
  return { order, readAt, now: readAt, ...countdownTo(deadline, readAt, MOST_SECONDS) };
}

/** The countdown follows the wall clock, however long the tab slept. */
export const receiptTick = (
  context: OrderReceiptContext,
  now: number,
): Pick<OrderReceiptContext, 'now'> & Countdown => ({
  now,
  ...countdownAt(context, now),
});

/** True when the order should be reloaded: at the deadline, and at intervals before. */
export function isAskedAgain(context: OrderReceiptContext, now: number): boolean {
  const hasRunOut = context.secondsLeft > 0 && countdownAt(context, now).secondsLeft === 0;
  return hasRunOut || now - context.readAt >= ASKED_EVERY_MS;
}

/** Waiting goods: a UN number, empty for general goods, or rows with amounts in search format. */
const nextGoodsQuery = (next: string): Pick<SailingsQuery, 'isDanger' | 'unNo' | 'rows'> =>
  next.includes('~')
    ? { isDanger: next.startsWith('n') ? 'N' : 'Y', unNo: null, rows: next }
    : { isDanger: next === '' ? 'N' : 'Y', unNo: next === '' ? null : next };

/** Search on the same lane for the waiting goods. */
export const nextAddress = ({ mode, org, dst }: PlacedOrder, next: string | null): string | null =>
  next === null
    ? null
    : askedAddress(routePath(MODES[mode].routes.search), {
        org: org.code,
        dst: dst.code,
        goods: null,
        etd: null,
        boxType: '20GP',
        boxes: 1,
        ...nextGoodsQuery(next),
      });
