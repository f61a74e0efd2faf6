import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { couponClaimMachine } from './coupon-claim.machine';

export const couponClaimWords = {
  events: { 'coupon.claim': '领取', 'coupon.refresh': '重新取' },
  guards: {
    isLoaded: '取到了',
    isHeld: '有一张可用的',
    isUpcoming: '活动未开始',
    isEnded: '活动已结束',
    isBounded: '已领满',
    isGone: '已领完',
    isFound: '登录了',
    isClaimed: '领到了',
    isSignedOut: '登录已失效',
    isUnproven: '要安全验证',
    hasMoved: '余量、活动或本人已领的变了',
    isProven: CHART_WORDS.isProven,
    isGivenUp: CHART_WORDS.isGivenUp,
  },
  actions: {
    keepSheet: '记下余量与本人已领的',
    keepPhone: '记下验证绑定的手机号',
    keepProof: CHART_WORDS.keepProof,
    forgetProof: CHART_WORDS.forgetProof,
    clearFailure: '清掉提示',
    recordFailure: CHART_WORDS.recordFailure,
    recordCaptcha: CHART_WORDS.recordCaptcha,
    recordUnexpected: '记下意外',
  },
  actors: {
    loadCoupon: '取余量与本人已领的',
    findPerson: '请人登录',
    claimCoupon: '领取',
    obtainProof: '安全验证',
  },
  delays: {},
} satisfies WordsOf<typeof couponClaimMachine>;
