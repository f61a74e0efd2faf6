import type { WordsOf } from '../../support/words';
import type { captchaMachine } from './captcha.machine';

export const captchaWords = {
  events: {},
  guards: {
    wantsSlider: '想改用滑块',
    wantsClickWord: '想改用点选',
    wantsWork: '想免看图',
  },
  actions: {
    recordOutcome: '记下验证结果',
  },
  actors: {
    slider: '滑块验证',
    clickWord: '点选验证',
    work: '免看图验证',
  },
  delays: {},
} satisfies WordsOf<typeof captchaMachine>;
