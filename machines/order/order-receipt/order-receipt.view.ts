import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { OrderReceiptActor, OrderReceiptSnapshot } from './order-receipt.machine';
import { isAwaiting, isOver, nextAddress } from './order-receipt.rules';
import { nextSteps, type ReceiptStep } from './order-receipt.steps';
import type { CenterTarget, ReceiptFailureCode } from './order-receipt.types';

const FOUR_HOURS = 4 * 3_600;

/** State of the banner: calm, waiting, urgent, deadline passed, or ended. */
export type BannerStanding = 'calm' | 'waiting' | 'urgent' | 'lapsed' | 'over';

export type OrderReceiptView =
  | { stage: 'loading' }
  | { stage: 'missing' | 'failed'; failureCode: ReceiptFailureCode }
  | {
      stage: 'shown';
      order: PlacedOrder;
      standing: BannerStanding;
      secondsLeft: number;
      now: number;
      steps: readonly ReceiptStep[];
      nextAddress: string | null;
      isGreeting: boolean;
      isFresh: boolean;
      isBusy: boolean;
    };

export type ShownReceipt = Extract<OrderReceiptView, { stage: 'shown' }>;

function receiptStanding(order: PlacedOrder, secondsLeft: number): BannerStanding {
  if (isOver(order)) return 'over';
  if (!isAwaiting(order)) return 'calm';
  if (secondsLeft === 0) return 'lapsed';
  return secondsLeft < FOUR_HOURS ? 'urgent' : 'waiting';
}

export const selectOrderReceipt = (snapshot: OrderReceiptSnapshot): OrderReceiptView => {
  const { order, failureCode, secondsLeft, now } = snapshot.context;
  if (order !== null)
    return {
      stage: 'shown',
      order,
      nextAddress: nextAddress(order, snapshot.context.next),
      standing: receiptStanding(order, secondsLeft),
      secondsLeft,
      now,
      steps: nextSteps(order, now),
      // No greeting for an order cancelled while the dialog was open.
      isGreeting: snapshot.hasTag('greeting') && !isOver(order),
      isFresh: snapshot.context.isJustPlaced,
      isBusy: snapshot.hasTag('busy'),
    };
  if (failureCode === null) return { stage: 'loading' };
  return { stage: failureCode === 'missing' ? 'missing' : 'failed', failureCode };
};

export const selectCopierActor = ({ children }: OrderReceiptSnapshot) => children.copier;
export const selectPapersActor = ({ children }: OrderReceiptSnapshot) => children.papers;
export const selectRevisionActor = ({ children }: OrderReceiptSnapshot) => children.revision;
export const selectCancellationActor = ({ children }: OrderReceiptSnapshot) => children.cancellation;

export const orderReceiptIntents = (actor: OrderReceiptActor) => ({
  refresh: () => actor.send({ type: 'order.refresh' }),
  closeGreeting: () => actor.send({ type: 'greeting.close' }),
  verify: () => actor.send({ type: 'greeting.verify' }),
  visitCenter: (target: CenterTarget) => actor.send({ type: 'center.visit', target }),
  openCancellation: () => actor.send({ type: 'cancellation.open' }),
  print: () => actor.send({ type: 'order.print' }),
  saveCalendar: () => actor.send({ type: 'calendar.save' }),
});

export type OrderReceiptIntents = ReturnType<typeof orderReceiptIntents>;
