import { captchaMachine } from '../../machines/captcha';
import { challengeMachine } from '../../machines/captcha/challenge';
import { clickWordMachine } from '../../machines/captcha/click-word';
import { sliderMachine } from '../../machines/captcha/slider';
import type { Connect } from '../effects/captcha/ask';
import { checkAnswerVia } from '../effects/captcha/check-answer';
import { requestChallengeVia } from '../effects/captcha/request-challenge';
import { secondTicker } from '../effects/second-ticker';

/** The captcha against a real gateway, for every flow that asks for a proof. */
export function composeCaptcha(connect: Connect): typeof captchaMachine {
  const actors = {
    challenge: challengeMachine.provide({
      actors: { requestChallenge: requestChallengeVia(connect), secondTicker },
    }),
    checkAnswer: checkAnswerVia(connect),
  };
  return captchaMachine.provide({
    actors: { slider: sliderMachine.provide({ actors }), clickWord: clickWordMachine.provide({ actors }) },
  });
}
