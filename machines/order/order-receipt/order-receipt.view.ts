import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { OrderReceiptActor, OrderReceiptSnapshot } from './order-receipt.machine';
import { isAwaiting, isOver, nextAddress } from './order-receipt.rules';
import { nextSteps, type ReceiptStep } from './order-receipt.steps';
import type { CenterTarget, ReceiptFailureCode } from './order-receipt.types';

const FOUR_HOURS = 4 * 3_600;

/** What the banner says: nothing is waited for, it is, it is urgently, it has run out, or it came to an end. */
export type Standing = 'calm' | 'waiting' | 'urgent' | 'lapsed' | 'over';

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type OrderReceiptView =
  | { stage: 'loading' }
  | { stage: 'missing' | 'failed'; failureCode: ReceiptFailureCode }
  | {
      stage: 'shown';
      order: PlacedOrder;
      standing: Standing;
      secondsLeft: number;
      now: number;
      steps: readonly ReceiptStep[];
      /** Where what waits for an order of its own is searched for; null where nothing waits. */
      nextAddress: string | null;
      isGreeting: boolean;
      /** It was placed a moment ago, and is looked at for the first time. */
      isFresh: boolean;
      isBusy: boolean;
    };

export type ShownReceipt = Extract<OrderReceiptView, { stage: 'shown' }>;

function standingOf(order: PlacedOrder, secondsLeft: number): Standing {
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
      standing: standingOf(order, secondsLeft),
      secondsLeft,
      now,
      steps: nextSteps(order, now),
      // Called off while the dialog was open, there is nothing left to congratulate on.
      isGreeting: snapshot.hasTag('greeting') && !isOver(order),
      isFresh: snapshot.context.isJustPlaced,
      isBusy: snapshot.hasTag('busy'),
    };
  if (failureCode === null) return { stage: 'loading' };
  return { stage: failureCode === 'missing' ? 'missing' : 'failed', failureCode };
};

/** Takes the number to the clipboard, as long as the order is shown. */
export const selectCopierActor = ({ children }: OrderReceiptSnapshot) => children.copier;
/** The papers, as long as the order is shown. */
export const selectPapersActor = ({ children }: OrderReceiptSnapshot) => children.papers;
/** What may be put right or added, as long as the order is shown. */
export const selectRevisionActor = ({ children }: OrderReceiptSnapshot) => children.revision;
/** The dialog that gives the order up, as long as it is open. */
export const selectCancellationActor = ({ children }: OrderReceiptSnapshot) => children.cancellation;

/** Everything a view may ask for. */
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
