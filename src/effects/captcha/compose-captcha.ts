import { captchaMachine } from '../../../machines/identity/captcha';
import { challengeMachine } from '../../../machines/identity/captcha/challenge';
import { clickWordMachine } from '../../../machines/identity/captcha/click-word';
import { sliderMachine } from '../../../machines/identity/captcha/slider';
import { workMachine } from '../../../machines/identity/captcha/work';
import { secondTicker } from '../second-ticker';
import type { checkAnswerVia } from './check-answer';
import type { checkWorkVia } from './check-work';
import type { requestChallengeVia } from './request-challenge';
import { solveWork } from './solve-work';

type Calls = {
  requestChallenge: ReturnType<typeof requestChallengeVia>;
  checkAnswer: ReturnType<typeof checkAnswerVia>;
  checkWork: ReturnType<typeof checkWorkVia>;
};

/** The captcha, whoever asks for one. */
export function composeCaptcha({ requestChallenge, checkAnswer, checkWork }: Calls) {
  const challenge = challengeMachine.provide({ actors: { requestChallenge, secondTicker } });
  const actors = { challenge, checkAnswer };
  return captchaMachine.provide({
    actors: {
      slider: sliderMachine.provide({ actors }),
      clickWord: clickWordMachine.provide({ actors }),
      work: workMachine.provide({ actors: { challenge, solveWork, checkWork } }),
    },
  });
}
