import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { byMoment, parseMoment } from '../../../domain/values/moments';
import { countdownAt, countdownTo, type ClockTicked, type Countdown } from '../../support/clock';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { CouponWalletContext, CouponWalletEvent, LoadWalletOutcome } from './coupon-wallet.types';
import { PICTURES } from '../../support/left-out';

type WalletAnswer = Extract<LoadWalletOutcome, { ok: true }>;

/** The gateway gives the time to the first expiry; the local clock only counts it down. */
function walletCountdown({ coupons, now, heardAt }: WalletAnswer): Countdown | null {
  const ends = coupons.filter(({ state }) => state === 'HELD').map(({ validUntil }) => validUntil);
  const [first] = ends.toSorted(byMoment);
  const [end, told] = [parseMoment(first ?? ''), parseMoment(now)];
  return end === null || told === null ? null : countdownTo(heardAt + end - told, heardAt, Number.POSITIVE_INFINITY);
}

const chart = setup({
  types: {
    context: {} as CouponWalletContext,
    events: {} as CouponWalletEvent,
    tags: {} as 'loading' | 'shown',
  },
  actors: {
    loadWallet: unprovidedPromise<LoadWalletOutcome>('loadWallet'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isHeard: (_, params: LoadWalletOutcome) => params.ok,
    isDue: ({ context: { countdown } }, { now }: { now: number }) =>
      countdown !== null && countdownAt(countdown, now).secondsLeft === 0,
  },
  actions: {
    keepCoupons: assign((_, params: LoadWalletOutcome) =>
      params.ok ? { coupons: params.coupons, countdown: walletCountdown(params) } : {},
    ),
    noteTime: assign({
      countdown: ({ context: { countdown } }, { now }: { now: number }) => countdown && countdownAt(countdown, now),
    }),
    dropCoupons: assign({ coupons: [], countdown: null }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({ failureCode: (_, params: LoadWalletOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

/** Coupons of a person; reloads when the first expires, so that an expired one never looks usable. */
export const couponWalletMachine = chart.createMachine({
  id: 'couponWallet',
  description: PICTURES && '我的卡券：可用、已用、已过期，以平台时间为准；有券到期时再问一次',
  context: { coupons: [], countdown: null, failureCode: null },
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取卡券',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadWallet',
        src: 'loadWallet',
        onDone: [
          {
            guard: { type: 'isHeard', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepCoupons', params: ({ event }) => event.output },
          },
          { target: 'lost', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordUnexpected' },
      },
    },
    shown: {
      description: PICTURES && '已列出，等最先到期的一张',
      tags: 'shown',
      invoke: { id: 'secondTicker', src: 'secondTicker' },
      on: {
        'wallet.refresh': 'loading',
        'clock.ticked': [
          { guard: { type: 'isDue', params: ({ event }) => event }, target: 'loading' },
          { actions: { type: 'noteTime', params: ({ event }) => event } },
        ],
      },
    },
    lost: { description: PICTURES && '卡券取不到，可重试', entry: 'dropCoupons', on: { 'wallet.refresh': 'loading' } },
  },
});

export type CouponWalletActor = ActorRefFrom<typeof couponWalletMachine>;
export type CouponWalletSnapshot = SnapshotFrom<typeof couponWalletMachine>;
