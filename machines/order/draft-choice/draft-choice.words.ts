import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { draftChoiceMachine } from './draft-choice.machine';

export const draftChoiceWords = {
  events: {
    'choice.drafts': '有旧草稿',
    'choice.quote': '有现在的报价',
    'older.resume': '继续旧草稿',
    'older.drop': '删除一份旧草稿，先问一次',
    'older.leave': '新建订单',
  },
  guards: {
    isPriced: '旧草稿有报价号',
    isBothKnown: '新旧两份都已取到',
    isGoneOnWith: '是同一票货',
    isLookedAt: '就是正在看的这份',
    isDropSure: CHART_WORDS.isDropSure,
    isLastOne: '问过，只剩这一份',
    isOffered: '有这一份',
  },
  actions: {
    keepDrafts: '存下旧草稿',
    turnTo: '换看所选的草稿',
    keepBegun: '存下新选的班次',
    keepOlder: '记下旧报价',
    forget: '不再提示旧草稿',
    askToDrop: '问是否删除',
    dropDraft: '删除旧草稿',
    takeOff: '拿掉删掉的一份',
    reportContinued: '报告接着填',
    reportResumed: '报告继续旧草稿',
    reportLeft: '报告新建订单',
  },
  actors: {
    loadOlder: '取得旧报价',
  },
  delays: {},
} satisfies WordsOf<typeof draftChoiceMachine>;
