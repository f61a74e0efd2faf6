import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { captchaMachine } from '../../identity/captcha';
import { unprovidedPromise } from '../../support/unprovided';
import type {
  ClaimCouponInput,
  ClaimCouponOutcome,
  CouponClaimContext,
  CouponClaimEvent,
  CouponClaimInput,
  FindPersonOutcome,
  LoadCouponInput,
  LoadCouponOutcome,
  ProofOutcome,
} from './coupon-claim.types';
import { PICTURES } from '../../support/left-out';

const hasCode = (outcome: ClaimCouponOutcome, code: string): boolean => !outcome.ok && outcome.code === code;

const chart = setup({
  types: {
    input: {} as CouponClaimInput,
    context: {} as CouponClaimContext,
    events: {} as CouponClaimEvent,
    tags: {} as 'loading' | 'lost' | 'early' | 'claimable' | 'busy' | 'held' | 'bounded' | 'empty' | 'over',
    children: {} as {
      loadCoupon: 'loadCoupon';
      findPerson: 'findPerson';
      claimCoupon: 'claimCoupon';
      obtainProof: 'obtainProof';
    },
  },
  actors: {
    loadCoupon: unprovidedPromise<LoadCouponOutcome, LoadCouponInput>('loadCoupon'),
    findPerson: unprovidedPromise<FindPersonOutcome>('findPerson'),
    claimCoupon: unprovidedPromise<ClaimCouponOutcome, ClaimCouponInput>('claimCoupon'),
    obtainProof: captchaMachine,
  },
  guards: {
    isLoaded: (_, params: LoadCouponOutcome) => params.ok,
    /** A held coupon is reported only when no other can be claimed. */
    isHeld: ({ context: { sheet } }) =>
      sheet?.own?.some(({ state }) => state === 'HELD') === true &&
      (sheet.bound !== null || sheet.phase === 'ENDED' || sheet.left === 0),
    isUpcoming: ({ context: { sheet } }) => sheet?.phase === 'UPCOMING',
    isEnded: ({ context: { sheet } }) => sheet?.phase === 'ENDED',
    isBounded: ({ context: { sheet } }) => sheet != null && sheet.bound !== null,
    isGone: ({ context: { sheet } }) => sheet?.left === 0,
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isClaimed: (_, params: ClaimCouponOutcome) => params.ok,
    isSignedOut: (_, params: ClaimCouponOutcome) => hasCode(params, 'signedOut'),
    isUnproven: (_, params: ClaimCouponOutcome) => hasCode(params, 'captcha'),
    hasMoved: (_, params: ClaimCouponOutcome) => hasCode(params, 'moved'),
    isProven: (_, params: ProofOutcome) => params.ok,
    isGivenUp: (_, params: ProofOutcome) => !params.ok && params.failure.code === 'cancelled',
  },
  actions: {
    keepSheet: assign(({ context }, params: LoadCouponOutcome | ClaimCouponOutcome) =>
      params.ok ? { sheet: params.sheet } : { sheet: context.sheet },
    ),
    keepPhone: assign({
      phone: ({ context }, params: ClaimCouponOutcome) =>
        !params.ok && params.code === 'captcha' ? params.phone : context.phone,
    }),
    keepProof: assign({ proof: (_, params: ProofOutcome) => (params.ok ? params.proof : null) }),
    forgetProof: assign({ proof: null }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: LoadCouponOutcome | ClaimCouponOutcome) =>
        params.ok || params.code === 'signedOut' ? null : params.code,
    }),
    recordCaptcha: assign({ failureCode: 'captcha' }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

/** A coupon claim continues after a sign-in. */
export const couponClaimMachine = chart.createMachine({
  id: 'couponClaim',
  description: PICTURES && '领券：看余量与本人已领的，按一次领一张；需登录的，登录后接着领',
  context: ({ input }) => ({ ...input, sheet: null, phone: '', proof: null, failureCode: null }),
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取余量与本人已领的',
      tags: 'loading',
      invoke: {
        id: 'loadCoupon',
        src: 'loadCoupon',
        input: ({ context: { id, couponId } }) => ({ id, couponId }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'keepSheet', params: ({ event }) => event.output },
          },
          { target: 'lost', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordUnexpected' },
      },
    },
    lost: {
      description: PICTURES && '取不到，可重试',
      tags: 'lost',
      on: { 'coupon.refresh': { target: 'loading', actions: 'clearFailure' } },
    },
    sorting: {
      description: PICTURES && '看领过没有、还能不能领',
      always: [
        { guard: 'isHeld', target: 'held' },
        { guard: 'isEnded', target: 'over' },
        { guard: 'isBounded', target: 'bounded' },
        { guard: 'isUpcoming', target: 'early' },
        { guard: 'isGone', target: 'empty' },
        'claimable',
      ],
    },
    early: { description: PICTURES && '活动未开始', tags: 'early', entry: 'clearFailure' },
    over: { description: PICTURES && '活动已结束，不能再领', tags: 'over', entry: 'clearFailure' },
    bounded: { description: PICTURES && '本人或企业已领满', tags: 'bounded', entry: 'clearFailure' },
    empty: { description: PICTURES && '已领完', tags: 'empty', entry: 'clearFailure' },
    held: { description: PICTURES && '已领到，下单时自动抵扣', tags: 'held', entry: 'clearFailure' },
    claimable: {
      description: PICTURES && '可领取',
      tags: 'claimable',
      on: { 'coupon.claim': { target: 'asking', actions: 'clearFailure' } },
    },
    asking: {
      description: PICTURES && '需登录；登录后接着领',
      tags: ['claimable', 'busy'],
      invoke: {
        id: 'findPerson',
        src: 'findPerson',
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'claiming' },
          { target: 'claimable' },
        ],
        onError: { target: 'claimable', actions: 'recordUnexpected' },
      },
    },
    claiming: {
      description: PICTURES && '正在领取，再按也是同一张',
      tags: ['claimable', 'busy'],
      exit: 'forgetProof',
      invoke: {
        id: 'claimCoupon',
        src: 'claimCoupon',
        input: ({ context: { id, couponId, sheet, proof } }) => ({
          id,
          couponId,
          nth: (sheet?.own?.length ?? 0) + 1,
          proof,
        }),
        onDone: [
          {
            guard: { type: 'isClaimed', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'keepSheet', params: ({ event }) => event.output },
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'asking' },
          {
            guard: { type: 'isUnproven', params: ({ event }) => event.output },
            target: 'proving',
            actions: { type: 'keepPhone', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          { target: 'claimable', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'claimable', actions: 'recordUnexpected' },
      },
    },
    proving: {
      description: PICTURES && '领取较频繁，正在完成安全验证',
      tags: ['claimable', 'busy'],
      invoke: {
        id: 'obtainProof',
        src: 'obtainProof',
        input: ({ context: { phone } }) => ({ form: 'pop', phone }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'claiming',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          { guard: { type: 'isGivenUp', params: ({ event }) => event.output }, target: 'claimable' },
          { target: 'claimable', actions: 'recordCaptcha' },
        ],
        onError: { target: 'claimable', actions: 'recordUnexpected' },
      },
    },
  },
});

export type CouponClaimActor = ActorRefFrom<typeof couponClaimMachine>;
export type CouponClaimSnapshot = SnapshotFrom<typeof couponClaimMachine>;
