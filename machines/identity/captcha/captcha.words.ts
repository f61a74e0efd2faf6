import type { WordsOf } from '../../support/words';
import type { captchaMachine } from './captcha.machine';

export const captchaWords = {
  events: {},
  guards: {
    isSwitched: '想换一种验证',
  },
  actions: {
    recordOutcome: '记下验证结果',
  },
  actors: {
    slider: '滑块验证',
    clickWord: '点选验证',
  },
  delays: {},
} satisfies WordsOf<typeof captchaMachine>;
