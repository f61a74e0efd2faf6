import type { ChallengeActor, ChallengeSnapshot } from './challenge.machine';
import type { CaptchaFailure } from './challenge.types';

export type ChallengeView = {
  status: ChallengeSnapshot['value'];
  failureCode: CaptchaFailure['code'] | null;
  message: string;
  secondsLeft: number;
  canRetry: boolean;
};

const failureMessage = (failure: CaptchaFailure | null) => (failure && 'message' in failure ? failure.message : '');

export const selectChallenge = (snapshot: ChallengeSnapshot): ChallengeView => {
  const { failure, pause } = snapshot.context;
  return {
    status: snapshot.value,
    failureCode: failure?.code ?? null,
    message: failureMessage(failure),
    secondsLeft: pause.secondsLeft,
    canRetry: snapshot.hasTag('retryable'),
  };
};

export const challengeIntents = (actor: ChallengeActor) => ({
  retry: () => actor.send({ type: 'challenge.retry' }),
});
