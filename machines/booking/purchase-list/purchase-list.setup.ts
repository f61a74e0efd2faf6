import { assign, setup } from 'xstate';

import { lineIdOf, type Delivery } from '../../../domain/mall/purchase';
import type { ClockTicked } from '../../support/clock';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { isHeldOver, listedBy, pendingIn, stillTyped } from './purchase-list.rules';
import type {
  ChangePurchaseInput,
  ChangePurchaseOutcome,
  FindPersonOutcome,
  LoadPurchaseOutcome,
  PurchaseListContext,
  PurchaseListEvent,
} from './purchase-list.types';

export const NOTHING: PurchaseListContext = {
  sheet: null,
  now: 0,
  askedAt: 0,
  typed: {},
  change: { kind: 'renew' },
  removed: null,
  replaced: null,
  failureCode: null,
  lostCode: 'unavailable',
};

/** Everything the chart of a purchase list names. */
export const chart = setup({
  types: {
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
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isChanged: (_, params: ChangePurchaseOutcome) => params.ok,
    isGone: (_, params: ChangePurchaseOutcome) => !params.ok && params.code === 'gone',
    isPending: ({ context }) => pendingIn(context) !== null,
    isListed: ({ context }, { lineId }: { lineId: string }) => listedBy(context, lineId) !== null,
    hasRemoved: ({ context: { removed } }) => removed !== null,
    hasFailed: ({ context: { failureCode } }) => failureCode !== null,
    isOver: ({ context: { sheet } }) => sheet?.held?.isOver === true,
    isHeldOver: ({ context }, { now }: { now: number }) => isHeldOver(context, now),
  },
  actions: {
    keepSheet: assign(({ context: { typed } }, params: LoadPurchaseOutcome | ChangePurchaseOutcome) =>
      params.ok
        ? {
            sheet: params.sheet,
            now: params.now,
            askedAt: params.now,
            typed: stillTyped({ sheet: params.sheet, typed }),
          }
        : {},
    ),
    /** What somebody had written elsewhere is told beside the line; what was taken off can be put back until something else is changed. */
    noteChanged: assign(({ context: { change, sheet } }, params: ChangePurchaseOutcome) => ({
      removed: params.ok && change.kind === 'remove' ? listedBy({ sheet }, change.lineId) : null,
      replaced:
        params.ok && change.kind === 'line' && params.replacedKg !== null
          ? { lineId: lineIdOf(change), kg: params.replacedKg }
          : null,
    })),
    /** Whoever comes next sees nothing of it. */
    forget: assign(NOTHING),
    /** What was typed waits for whoever signs in again; somebody else finds nothing of it. */
    dropSheet: assign({ sheet: null }),
    recordLost: assign({
      lostCode: (_, params: LoadPurchaseOutcome) =>
        !params.ok && params.code === 'network' ? ('network' as const) : ('unavailable' as const),
    }),
    recordBroken: assign({ lostCode: 'unexpected' }),
    noteTime: assign({ now: (_, params: { now: number }) => params.now }),
    noteAsked: assign({ askedAt: ({ context }) => context.now }),
    noteTyped: assign(({ context: { typed } }, { lineId, kg }: { lineId: string; kg: string }) => ({
      typed: { ...typed, [lineId]: kg },
    })),
    takeTyped: assign(({ context }) => ({ change: pendingIn(context) ?? context.change })),
    takeRemoval: assign((_, { lineId }: { lineId: string }) => ({ change: { kind: 'remove' as const, lineId } })),
    takeUndo: assign(({ context: { removed, change } }) => ({
      change: removed ? { kind: 'line' as const, ...removed, seenKg: null } : change,
    })),
    takeDelivery: assign((_, { delivery }: { delivery: Delivery }) => ({
      change: { kind: 'deliver' as const, ...delivery },
    })),
    takeRenewal: assign({ change: { kind: 'renew' as const } }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: ChangePurchaseOutcome) =>
        params.ok || params.code === 'signedOut' ? null : params.code,
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
  /** `settling`: nothing is kept between two keys. */
  delays: { settling: 600 },
});
