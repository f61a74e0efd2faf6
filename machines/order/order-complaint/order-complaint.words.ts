import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderComplaintMachine } from './order-complaint.machine';

export const orderComplaintWords = {
  events: {
    'complaint.open': '打开投诉',
    'about.choose': '选择事由',
    'lot.choose': '选择批次',
    'complaint.type': '填写数量或情况',
    'complaint.send': '提交投诉',
    'complaint.close': '关掉投诉',
    'files.changed': '照片有增减',
  },
  guards: {
    isSound: '填写无误，照片没有传不上的',
    isSettled: '照片都已传完',
    isFiled: '已经受理',
  },
  actions: {
    begin: '列出可投诉的事由',
    noteAbout: '记下事由',
    noteLot: '记下批次',
    notePhotos: '记下照片',
    forget: '清空所填与照片',
    noteTyped: '记下数量或情况',
    noteJudged: CHART_WORDS.noteJudged,
    clearFailure: '清掉失败原因与指错',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
  },
  actors: {
    fileComplaint: '提交投诉',
    photos: '照片上传',
    showOrder: '重读订单，直到读到投诉',
  },
  delays: {},
} satisfies WordsOf<typeof orderComplaintMachine>;
