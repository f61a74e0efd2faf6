import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { campaignMachine } from './campaign.machine';

export const campaignWords = {
  events: { 'campaign.refresh': '重新打开活动', 'clock.ticked': '过了一秒' },
  guards: {
    isHeard: '打开了',
    isUnknown: '没有这个活动',
    isUpcoming: '还没开始',
    isRunning: '进行中',
    isDue: '到点了',
  },
  actions: {
    keepCampaign: '记下活动与离下一时刻多久',
    noteTime: '更新倒计时',
    dropCampaign: '收起活动',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
  },
  actors: { loadCampaign: '取活动', secondTicker: '每秒报时' },
  delays: {},
} satisfies WordsOf<typeof campaignMachine>;
