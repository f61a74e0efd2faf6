import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { newEditionsMachine } from './new-editions.machine';

export const newEditionsWords = {
  events: {
    'person.came': '有人登录',
    'person.left': '已退出登录',
    'agreement.demanded': '下单时需要同意',
    'editions.agree': '按“同意并继续”',
    'editions.postpone': '按“暂不同意”',
    'announcement.dismiss': '收起告知',
    'page.seen': '页面又被看见',
  },
  guards: {
    isOwed: '有现行版本尚未同意',
    isAnnounced: '有将要施行的版本',
    isKnown: '已查到',
    isKept: '已记下同意',
    isChanged: '现行版本又变了',
    isToCome: '还有将要施行的版本',
  },
  actions: {
    keepTexts: '记下各份协议的版本',
    replaceTexts: '换成现在的版本',
    forgetTexts: '清掉版本',
    noteAgreed: '记下都已同意',
    recordFailure: '记下未成功的原因',
    'recordFailure(false)': '记下未成功',
    clearFailure: CHART_WORDS.clearFailure,
    noteTold: '记下已告知',
    keepTold: '在本浏览器记住已告知',
  },
  actors: {
    personWatcher: '监听登录与退出',
    seenWatcher: '监听页面是否被看见',
    loadEditions: '查协议版本',
    agreeToEditions: '提交同意',
  },
  delays: {},
} satisfies WordsOf<typeof newEditionsMachine>;
