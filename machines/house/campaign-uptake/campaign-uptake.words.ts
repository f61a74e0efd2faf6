import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { campaignUptakeMachine } from './campaign-uptake.machine';

export const campaignUptakeWords = {
  events: { 'slot.choose': '只看一个时段', 'page.turn': '翻页', 'uptake.reload': '重新载入' },
  guards: { isThere: '取到' },
  actions: {
    chooseSlot: '记下时段，从第一页看起',
    turnPage: '换一页',
    keepUptake: '存下领取与预约',
    dropUptake: '收起上次的名单',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
  },
  actors: { loadUptake: '取领取与预约' },
  delays: {},
} satisfies WordsOf<typeof campaignUptakeMachine>;
