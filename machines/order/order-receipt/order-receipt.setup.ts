import { assign, raise, sendTo, setup } from 'xstate';

import { copierMachine } from '../../shell/copier';
import { fileUploadMachine, type FileUploadReport } from '../file-upload';
import { orderCancelMachine } from '../order-cancel';
import { orderReviseMachine, type OrderReviseEvent } from '../order-revise';
import type { ClockTicked } from '../../support/clock';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { isAskedAgain, isAwaiting, isOver, readOrder, tickedAt } from './order-receipt.rules';
import type {
  CenterTarget,
  LoadOrderOutcome,
  OrderReceiptContext,
  OrderReceiptEvent,
  OrderReceiptInput,
} from './order-receipt.types';
import { isWatched } from '../../../domain/order/trucks/arrival';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';

/** What is told of goods on their way comes by the day; whoever watches sees it within minutes. */
const LOOK_AGAIN_MS = 5 * 60_000;
/** What happens at a gate, and to goods that are looked at behind it, comes by the minute. */
const LOOK_SOON_MS = 60_000;

/** Everything the chart of a receipt names. */
export const chart = setup({
  types: {
    input: {} as OrderReceiptInput,
    context: {} as OrderReceiptContext,
    events: {} as OrderReceiptEvent,
    tags: {} as 'loading' | 'shown' | 'busy' | 'greeting',
    children: {} as { copier: 'copier'; papers: 'papers'; revision: 'revision'; cancellation: 'cancellation' },
  },
  actors: {
    loadOrder: unprovidedPromise<LoadOrderOutcome, { orderNo: string }>('loadOrder'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
    seenWatcher: unprovidedCallback<Extract<OrderReceiptEvent, { type: 'page.seen' }>>('seenWatcher'),
    copier: copierMachine,
    papers: fileUploadMachine,
    revision: orderReviseMachine,
    cancellation: orderCancelMachine,
  },
  guards: {
    isNamed: ({ context }) => context.orderNo !== null,
    isFound: (_, params: LoadOrderOutcome) => params.ok,
    isMissing: (_, params: LoadOrderOutcome) => !params.ok && params.failure.code === 'missing',
    isAwaiting: ({ context }) => isAwaiting(context.order),
    isWatched: ({ context: { order, readAt } }) => order !== null && isWatched(order, readAt),
    isTravelling: ({ context }) => context.order?.state === 'DEPARTED',
    isAskedAgain: ({ context }, params: { now: number }) => isAskedAgain(context, params.now),
    /** Whoever comes back to an order, or sees that of a colleague, is not congratulated on it. */
    isGreetingDue: ({ context: { isJustPlaced, isGreeted, order } }) =>
      isJustPlaced && !isGreeted && order !== null && !isOver(order),
    isCancellable: ({ context }) => context.order !== null && context.order.cancelFee !== null,
    /** All that was chosen has come, or something was taken back. */
    isSettled: (_, { pending }: FileUploadReport) => pending === 0,
  },
  actions: {
    keepOrder: assign((_, params: LoadOrderOutcome) => (params.ok ? readOrder(params) : {})),
    recordFailure: assign({ failureCode: (_, params: LoadOrderOutcome) => (params.ok ? null : params.failure.code) }),
    recordMissing: assign({ failureCode: 'missing' }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    noteTime: assign(({ context }, params: { now: number }) => tickedAt(context, params.now)),
    /** Nobody answered; the next question waits as long as after an answer. */
    noteAsked: assign({ readAt: ({ context }) => context.now }),
    /** What may be revised follows from what the order is by now. */
    tellRevision: sendTo('revision', { type: 'order.read' } satisfies OrderReviseEvent),
    askAgain: raise({ type: 'order.refresh' }),
    noteGreeted: assign({ isGreeted: true }),
    rememberGreeted: unprovidedAction<{ orderNo: string }>('rememberGreeted'),
    leadToCenter: unprovidedAction<{ target: CenterTarget }>('leadToCenter'),
    printNote: unprovidedAction<{ orderNo: string }>('printNote'),
    saveCalendar: unprovidedAction<{ order: PlacedOrder | null }>('saveCalendar'),
  },
  delays: { lookAgain: LOOK_AGAIN_MS, lookSoon: LOOK_SOON_MS },
});
