import { assign, setup } from 'xstate';

import { isOfLists } from '../../../domain/mall/lists';
import { purchaseLineId, type Delivery } from '../../../domain/mall/purchase';
import type { ClockTicked } from '../../support/clock';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import {
  askingFault,
  startListAsking,
  canAsk,
  canRetry,
  isHeldOver,
  leftBehind,
  packLine,
  listsChangeFrom,
  openList,
  pendingLineChange,
  stillTyped,
} from './purchase-list.rules';
import type {
  ArrangeChange,
  AskedOfLists,
  ChangePurchaseInput,
  ChangePurchaseOutcome,
  FindPersonOutcome,
  LoadPurchaseOutcome,
  PurchaseListContext,
  PurchaseListEvent,
  PurchaseListInput,
} from './purchase-list.types';

export const NOTHING = {
  sheet: null,
  now: 0,
  askedAt: 0,
  typed: {},
  change: { kind: 'renew' },
  asking: null,
  brought: null,
  removed: null,
  replaced: null,
  failureCode: null,
  lostCode: 'unavailable',
} as const satisfies Omit<PurchaseListContext, 'again'>;

export const chart = setup({
  types: {
    input: {} as PurchaseListInput,
    context: {} as PurchaseListContext,
    events: {} as PurchaseListEvent,
    tags: {} as 'loading' | 'signedOut' | 'shown' | 'busy' | 'finding',
  },
  actors: {
    loadList: unprovidedPromise<LoadPurchaseOutcome>('loadList'),
    changeList: unprovidedPromise<ChangePurchaseOutcome, ChangePurchaseInput>('changeList'),
    findPerson: unprovidedPromise<FindPersonOutcome>('findPerson'),
    personWatcher: unprovidedCallback<Extract<PurchaseListEvent, { type: 'person.changed' }>>('personWatcher'),
    seenWatcher: unprovidedCallback<Extract<PurchaseListEvent, { type: 'page.seen' }>>('seenWatcher'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isLoaded: (_, params: LoadPurchaseOutcome) => params.ok,
    isSignedOut: (_, params: LoadPurchaseOutcome | ChangePurchaseOutcome) => !params.ok && params.code === 'signedOut',
    isAgain: ({ context: { again } }) => again !== null,
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isChanged: (_, params: ChangePurchaseOutcome) => params.ok,
    isGone: (_, params: ChangePurchaseOutcome) => !params.ok && (params.code === 'gone' || params.code === 'moved'),
    isPending: ({ context }) => pendingLineChange(context) !== null,
    isListed: ({ context }, { lineId }: { lineId: string }) => packLine(context, lineId) !== null,
    hasRemoved: ({ context: { removed } }) => removed !== null,
    /** A change meant for another list is not retried on this one. */
    hasFailed: ({ context }) => canRetry(context),
    /** A list with unsaved counts cannot be left. */
    isOther: ({ context }, { listId }: { listId: string }) =>
      pendingLineChange(context) === null &&
      openList(context)?.listId !== listId &&
      context.sheet?.lists.some((one) => one.listId === listId) === true,
    isAskable: ({ context }, { what }: { what: AskedOfLists }) => canAsk(context, what),
    canConfirm: ({ context }) =>
      context.asking !== null && pendingLineChange(context) === null && askingFault(context, context.asking) === null,
    isOver: ({ context: { sheet } }) => sheet?.held?.isOver === true,
    isHeldOver: ({ context }, { now }: { now: number }) => isHeldOver(context, now),
  },
  actions: {
    keepSheet: assign(({ context }, params: LoadPurchaseOutcome | ChangePurchaseOutcome) =>
      params.ok
        ? {
            sheet: params.sheet,
            now: params.now,
            askedAt: params.now,
            typed: stillTyped({ sheet: params.sheet, typed: context.typed }),
            ...leftBehind(context, params.sheet),
          }
        : {},
    ),
    /** A replaced quantity is shown beside the line; a removed line can be restored until the next change. */
    noteChanged: assign(({ context: { change, sheet, asking } }, params: ChangePurchaseOutcome) => ({
      asking: params.ok && isOfLists(change) ? null : asking,
      brought: params.ok ? params.brought : null,
      removed: params.ok && change.kind === 'remove' ? packLine({ sheet }, change.lineId) : null,
      replaced:
        params.ok && change.kind === 'line' && params.replacedKg !== null
          ? { lineId: purchaseLineId(change), kg: params.replacedKg }
          : null,
    })),
    /** The next person must not see it. */
    forget: assign(NOTHING),
    /** Typed counts wait for the same person to sign in again; another person does not get them. */
    dropSheet: assign({ sheet: null }),
    recordLost: assign({
      lostCode: (_, params: LoadPurchaseOutcome) =>
        !params.ok && params.code === 'network' ? ('network' as const) : ('unavailable' as const),
    }),
    recordBroken: assign({ lostCode: 'unexpected' }),
    noteTime: assign({ now: (_, params: { now: number }) => params.now }),
    noteAsked: assign({ askedAt: ({ context }) => context.now }),
    noteTyped: assign(({ context: { typed } }, { lineId, count }: { lineId: string; count: string }) => ({
      typed: { ...typed, [lineId]: count },
    })),
    takeTyped: assign(({ context }) => ({ change: pendingLineChange(context) ?? context.change })),
    takeRemoval: assign((_, { lineId }: { lineId: string }) => ({ change: { kind: 'remove' as const, lineId } })),
    takeArranged: assign((_, { change }: { change: ArrangeChange }) => ({ change })),
    takeAgain: assign(({ context: { again, change } }) => ({
      again: null,
      change: again === null ? change : { kind: 'again' as const, orderNo: again },
    })),
    leaveAddress: unprovidedAction('leaveAddress'),
    takeUndo: assign(({ context: { removed, change } }) => ({
      change: removed ? { kind: 'line' as const, ...removed, seenKg: null } : change,
    })),
    takeDelivery: assign((_, { delivery }: { delivery: Delivery }) => ({
      change: { kind: 'deliver' as const, ...delivery },
    })),
    takeOpening: assign((_, { listId }: { listId: string }) => ({ change: { kind: 'open' as const, listId } })),
    noteAsking: assign(({ context }, { what }: { what: AskedOfLists }) => ({ asking: startListAsking(context, what) })),
    noteName: assign(({ context: { asking } }, { name }: { name: string }) => ({
      asking: asking && { ...asking, name },
    })),
    noteTried: assign(({ context: { asking } }) => ({ asking: asking && { ...asking, isTried: true } })),
    stopAsking: assign({ asking: null }),
    takeAsked: assign(({ context: { asking, change } }) => ({ change: asking ? listsChangeFrom(asking) : change })),
    takeRenewal: assign({ change: { kind: 'renew' as const } }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: ChangePurchaseOutcome) =>
        params.ok || params.code === 'signedOut' ? null : params.code,
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
  /** `settling`: no save between two keys. */
  delays: { settling: 600 },
});
