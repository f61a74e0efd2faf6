import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { couponWalletMachine } from './coupon-wallet.machine';

export const couponWalletWords = {
  events: { 'wallet.refresh': '重新取卡券', 'clock.ticked': '过了一秒' },
  guards: { isHeard: '取到了', isDue: '最先到期的一张到期了' },
  actions: {
    keepCoupons: '记下卡券与离最先到期多久',
    noteTime: '更新倒计时',
    dropCoupons: '收起卡券',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
  },
  actors: { loadWallet: '取本人的卡券', secondTicker: '每秒报时' },
  delays: {},
} satisfies WordsOf<typeof couponWalletMachine>;
