import { composeCaptcha } from '../../effects/captcha/compose-captcha';
import { clientFor } from '../../effects/gateway/connect';
import { late } from '../../effects/late';
import { once } from '../once';

export function composeProof() {
  const challenge = once(async () => {
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
    requestChallenge: late(async () => (await challenge()).requestChallenge),
    checkAnswer: late(async () => (await challenge()).checkAnswer),
    checkWork: late(async () => (await challenge()).checkWork),
  });
}
