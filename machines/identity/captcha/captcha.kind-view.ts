import type { CaptchaForm, CaptchaKind } from './captcha.types';
import type { CaptchaRefusal, ChallengeActor } from './challenge';
import type { KindContext, KindEvent, LeaveEvent } from './captcha.kind-types';

export type LeavingView = {
  form: CaptchaForm;
  canSwitch: boolean;
};

export type KindView = LeavingView & {
  scene: string | null;
  /** Message of the gateway about a wrong answer. */
  message: string;
  canRenew: boolean;
  isBusy: boolean;
};

type LeavingSnapshot = {
  context: { form: CaptchaForm };
  can: (event: { type: 'kind.switch'; to: CaptchaKind }) => boolean;
};

type KindSnapshot = LeavingSnapshot & {
  context: KindContext;
  hasTag: (tag: 'busy' | 'renewable') => boolean;
};

/** Tests one other kind: switching is allowed to all or none. */
export const selectLeaving = (snapshot: LeavingSnapshot): LeavingView => ({
  form: snapshot.context.form,
  canSwitch: snapshot.can({ type: 'kind.switch', to: 'work' }),
});

export const refusalMessage = (refusal: CaptchaRefusal | null): string =>
  refusal?.failure.code === 'refused' ? refusal.failure.message : '';

export const selectKind = (snapshot: KindSnapshot): KindView => {
  const { challenge, refusal } = snapshot.context;
  return {
    ...selectLeaving(snapshot),
    scene: challenge?.scene ?? null,
    message: refusalMessage(refusal),
    canRenew: snapshot.hasTag('renewable'),
    isBusy: snapshot.hasTag('busy'),
  };
};

export const selectChallengeActor = ({ children }: { children: { challenge?: ChallengeActor | undefined } }) =>
  children.challenge;

export const leaveIntents = (actor: { send: (event: LeaveEvent) => void }) => ({
  cancel: () => actor.send({ type: 'captcha.cancel' }),
  switchKind: (to: CaptchaKind) => actor.send({ type: 'kind.switch', to }),
});

export const kindIntents = (actor: { send: (event: KindEvent) => void }) => ({
  ...leaveIntents(actor),
  renew: () => actor.send({ type: 'challenge.renew' }),
});
