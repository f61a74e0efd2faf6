import { captchaMachine } from '../../../machines/identity/captcha';
import { challengeMachine } from '../../../machines/identity/captcha/challenge';
import { clickWordMachine } from '../../../machines/identity/captcha/click-word';
import { sliderMachine } from '../../../machines/identity/captcha/slider';
import { secondTicker } from '../second-ticker';
import type { checkAnswerVia } from './check-answer';
import type { requestChallengeVia } from './request-challenge';

type Calls = {
  requestChallenge: ReturnType<typeof requestChallengeVia>;
  checkAnswer: ReturnType<typeof checkAnswerVia>;
};

/** The captcha, whoever asks for one. */
export function composeCaptcha({ requestChallenge, checkAnswer }: Calls) {
  const challenge = challengeMachine.provide({ actors: { requestChallenge, secondTicker } });
  const actors = { challenge, checkAnswer };
  return captchaMachine.provide({
    actors: { slider: sliderMachine.provide({ actors }), clickWord: clickWordMachine.provide({ actors }) },
  });
}
