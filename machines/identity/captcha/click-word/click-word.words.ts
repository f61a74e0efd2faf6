import { CHART_WORDS } from '../../../support/chart-words';
import type { WordsOf } from '../../../support/words';
import type { clickWordMachine } from './click-word.machine';

export const captchaClickWordWords = {
  events: {
    'point.place': '点一个字',
    'point.undo': '撤销上一点',
    'crosshair.nudge': '用方向键移准星',
    'crosshair.drop': '在准星处点下',
    'captcha.cancel': '关闭验证',
    'kind.switch': '换一种验证',
    'challenge.renew': '换一题',
  },
  guards: {
    isServed: '题目取到',
    isPassed: '验证通过',
    isExpired: '题目过期',
    isRefused: '答案不对',
    isLastPoint: '点满了三处',
  },
  actions: {
    forgetChallenge: '丢掉旧题',
    resetAnswer: '清掉作答',
    openChallenge: '显示题目',
    placePoint: '落点',
    placeAtCrosshair: '在准星处落点',
    moveCrosshair: '移动准星',
    undoPoint: '撤掉一点',
    keepProof: '留下通行证',
    recordRefusal: CHART_WORDS.recordRefusal,
    recordSwitched: CHART_WORDS.recordSwitched,
    recordFailed: CHART_WORDS.recordFailed,
  },
  actors: {
    challenge: '取题',
    checkAnswer: '核对答案',
  },
  delays: {
    challengeLifetime: '题目有效期',
    passedPause: '通过后停留',
    lastLook: '看一眼再核对',
    failedPause: CHART_WORDS.failedPause,
  },
} satisfies WordsOf<typeof clickWordMachine>;
