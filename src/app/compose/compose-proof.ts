import { composeCaptcha } from '../../effects/captcha/compose-captcha';
import { clientFor } from '../../effects/gateway/connect';
import { lazyActor } from '../../effects/late';
import { askOnce } from '../once';

export function composeProof() {
  const challenge = askOnce(async () => {
    const connect = clientFor(location.origin);
    const [{ requestChallengeVia }, { checkAnswerVia }, { checkWorkVia }] = await Promise.all([
      import('../../effects/captcha/request-challenge'),
      import('../../effects/captcha/check-answer'),
      import('../../effects/captcha/check-work'),
    ]);
    return {
      requestChallenge: requestChallengeVia(connect),
      checkAnswer: checkAnswerVia(connect),
      checkWork: checkWorkVia(connect),
    };
  });
  return composeCaptcha({
    requestChallenge: lazyActor(async () => (await challenge()).requestChallenge),
    checkAnswer: lazyActor(async () => (await challenge()).checkAnswer),
    checkWork: lazyActor(async () => (await challenge()).checkWork),
  });
}
