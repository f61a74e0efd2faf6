import { CHART_WORDS } from '../../../support/chart-words';
import type { WordsOf } from '../../../support/words';
import type { sliderMachine } from './slider.machine';

export const captchaSliderWords = {
  events: {
    'handle.grab': '按住滑块',
    'handle.drag': '拖动滑块',
    'handle.release': '松开滑块',
    'handle.abandon': '中途放弃拖动',
    'handle.nudge': '用方向键移滑块',
    'answer.submit': '提交答案',
    'captcha.cancel': '关闭验证',
    'kind.switch': '换一种验证',
    'challenge.renew': '换一题',
  },
  guards: {
    isServed: '题目取到',
    isPassed: '验证通过',
    isExpired: '题目过期',
    isRefused: '答案不对',
    hasMoved: '位置变了',
    hasTravelled: '真的拖动过',
  },
  actions: {
    forgetChallenge: '丢掉旧题',
    resetAnswer: '清掉作答',
    openChallenge: '显示题目',
    grabHandle: '开始计拖动轨迹',
    moveHandle: '移动滑块',
    nudgeHandle: '微移滑块',
    putHandleBack: '滑块归位',
    stopWatch: '停止计时',
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
    failedPause: CHART_WORDS.failedPause,
  },
} satisfies WordsOf<typeof sliderMachine>;
