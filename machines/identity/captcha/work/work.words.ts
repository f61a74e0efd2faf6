import { CHART_WORDS } from '../../../support/chart-words';
import type { WordsOf } from '../../../support/words';
import type { workMachine } from './work.machine';

export const captchaWorkWords = {
  events: {
    'work.advanced': '又算了一步',
    'work.broke': '计算中断',
    'work.pause': '停下',
    'work.resume': '继续计算',
    'captcha.cancel': '关闭验证',
    'kind.switch': '换一种验证',
  },
  guards: {
    isServed: '题目取到',
    isWhole: '全部算出',
    isPassed: '验证通过',
    isExpired: '题目过期',
    isUnheard: '网络不通',
    isRefused: '答案不对',
  },
  actions: {
    forgetWork: '丢掉旧题',
    openWork: '开始新题',
    keepPosition: '记下算到哪里',
    keepProof: '留下通行证',
    recordRefusal: CHART_WORDS.recordRefusal,
    recordSwitched: CHART_WORDS.recordSwitched,
    recordFailed: CHART_WORDS.recordFailed,
  },
  actors: {
    challenge: '取题',
    solveWork: '由设备计算',
    checkWork: '核对答案',
  },
  delays: {
    workLifetime: '题目有效期',
    silence: '多久没有进展',
    passedPause: '通过后停留',
    failedPause: CHART_WORDS.failedPause,
  },
} satisfies WordsOf<typeof workMachine>;
