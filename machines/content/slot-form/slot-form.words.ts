import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { slotFormMachine } from './slot-form.machine';

export const slotFormWords = {
  events: {
    'slots.refresh': '重新取时段',
    'field.change': '填写预约',
    'form.submit': '提交预约',
    'slot.change': '改时段',
    'slot.giveBack': '退还预约',
    'slot.keep': '不退了',
  },
  guards: {
    isLoaded: '取到了',
    isBooked: '约过了',
    isClosed: '活动已结束',
    isSound: '填写完整，时段还有余位',
    isOther: '是另一个还有余位的时段',
    mayGiveBack: '约的时段还没开始',
    isProven: CHART_WORDS.isProven,
    isGivenUp: CHART_WORDS.isGivenUp,
    isTaken: '办成了',
    isUnproven: '安全验证已用过',
    hasMoved: '时段约满、已开始，预约已有或已不在',
  },
  actions: {
    keepSheet: '记下时段、余位与已约的',
    changeField: '记下填写',
    recordFaults: CHART_WORDS.recordFaultsAgain,
    keepProof: CHART_WORDS.keepProof,
    wantSlot: '记下要改到哪个时段',
    clearComplaints: '清掉提示',
    forgetProof: CHART_WORDS.forgetProof,
    forgetSlot: '清掉所选时段，其余保留',
    noteGivenBack: '记下已退还',
    forgetWanted: '忘掉要改到的时段',
    recordFailure: CHART_WORDS.recordFailure,
    recordCaptcha: CHART_WORDS.recordCaptcha,
    recordUnexpected: '记下意外',
  },
  actors: {
    loadSlots: '取时段与余位',
    obtainProof: '安全验证',
    bookSlot: '提交预约',
    changeSlot: '改时段',
    giveBackSlot: '退还时段',
  },
  delays: {},
} satisfies WordsOf<typeof slotFormMachine>;
