import type { CaptchaForm } from './captcha.types';
import type { ChallengeActor } from './challenge';
import type { KindContext, KindEvent } from './captcha.kind-types';

/** What a view of either kind may know. */
export type KindView = {
  form: CaptchaForm;
  scene: string | null;
  /** The gateway's own words about a wrong answer. */
  message: string;
  canRenew: boolean;
  /** Whether the other kind may still be taken instead. */
  canSwitch: boolean;
  isBusy: boolean;
};

type KindSnapshot = {
  context: KindContext;
  hasTag: (tag: 'busy' | 'renewable') => boolean;
  can: (event: { type: 'kind.switch' }) => boolean;
};

export const selectKind = (snapshot: KindSnapshot): KindView => {
  const { form, challenge, refusal } = snapshot.context;
  return {
    form,
    scene: challenge?.scene ?? null,
    message: refusal?.failure.code === 'refused' ? refusal.failure.message : '',
    canRenew: snapshot.hasTag('renewable'),
    canSwitch: snapshot.can({ type: 'kind.switch' }),
    isBusy: snapshot.hasTag('busy'),
  };
};

/** The chart that is fetching a picture, while one is. */
export const selectChallengeActor = ({ children }: { children: { challenge?: ChallengeActor | undefined } }) =>
  children.challenge;

type KindActor = { send: (event: KindEvent) => void };

export const kindIntents = (actor: KindActor) => ({
  cancel: () => actor.send({ type: 'captcha.cancel' }),
  switchKind: () => actor.send({ type: 'kind.switch' }),
  renew: () => actor.send({ type: 'challenge.renew' }),
});
