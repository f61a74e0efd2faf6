import { assign, raise, sendTo, setup } from 'xstate';

import { copierMachine } from '../../shell/copier';
import { fileUploadMachine, type FileUploadReport } from '../file-upload';
import { orderCancelMachine } from '../order-cancel';
import { orderReviseMachine, type OrderReviseEvent } from '../order-revise';
import type { ClockTicked } from '../../support/clock';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { isAskedAgain, isAwaiting, isOver, readOrder, receiptTick } from './order-receipt.rules';
import type {
  CenterTarget,
  LoadOrderOutcome,
  OrderReceiptContext,
  OrderReceiptEvent,
  OrderReceiptInput,
} from './order-receipt.types';
import { isWatched } from '../../../domain/order/trucks/arrival';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';

/** Transit news come daily; an open page shows them within minutes. */
const LOOK_AGAIN_MS = 5 * 60_000;
/** Gate and inspection news come by the minute. */
const LOOK_SOON_MS = 60_000;

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
    /** No greeting on a later visit, nor for the order of a colleague. */
    isGreetingDue: ({ context: { isJustPlaced, isGreeted, order } }) =>
      isJustPlaced && !isGreeted && order !== null && !isOver(order),
    isCancellable: ({ context }) => context.order !== null && context.order.cancelFee !== null,
    /** All uploads ended, or a file was withdrawn. */
    isSettled: (_, { pending }: FileUploadReport) => pending === 0,
  },
  actions: {
    keepOrder: assign((_, params: LoadOrderOutcome) => (params.ok ? readOrder(params) : {})),
    recordFailure: assign({ failureCode: (_, params: LoadOrderOutcome) => (params.ok ? null : params.failure.code) }),
    recordMissing: assign({ failureCode: 'missing' }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    noteTime: assign(({ context }, params: { now: number }) => receiptTick(context, params.now)),
    /** No answer; the next request waits as long as after an answer. */
    noteAsked: assign({ readAt: ({ context }) => context.now }),
    /** Possible revisions depend on the new state of the order. */
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
