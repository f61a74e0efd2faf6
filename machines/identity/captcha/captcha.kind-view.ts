import type { CaptchaForm, CaptchaKind } from './captcha.types';
import type { CaptchaRefusal, ChallengeActor } from './challenge';
import type { KindContext, KindEvent, LeaveEvent } from './captcha.kind-types';

/** What the frame of any kind may know. */
export type LeavingView = {
  form: CaptchaForm;
  /** Whether another kind may still be taken instead. */
  canSwitch: boolean;
};

/** What a view of either kind of picture may know. */
export type KindView = LeavingView & {
  scene: string | null;
  /** The gateway's own words about a wrong answer. */
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

/** Whichever other kind is meant: from where one of them may be taken, each may. */
export const selectLeaving = (snapshot: LeavingSnapshot): LeavingView => ({
  form: snapshot.context.form,
  canSwitch: snapshot.can({ type: 'kind.switch', to: 'work' }),
});

export const messageIn = (refusal: CaptchaRefusal | null): string =>
  refusal?.failure.code === 'refused' ? refusal.failure.message : '';

export const selectKind = (snapshot: KindSnapshot): KindView => {
  const { challenge, refusal } = snapshot.context;
  return {
    ...selectLeaving(snapshot),
    scene: challenge?.scene ?? null,
    message: messageIn(refusal),
    canRenew: snapshot.hasTag('renewable'),
    isBusy: snapshot.hasTag('busy'),
  };
};

/** The chart that is fetching a question, while one is. */
export const selectChallengeActor = ({ children }: { children: { challenge?: ChallengeActor | undefined } }) =>
  children.challenge;

/** How any kind is left. */
export const leaveIntents = (actor: { send: (event: LeaveEvent) => void }) => ({
  cancel: () => actor.send({ type: 'captcha.cancel' }),
  switchKind: (to: CaptchaKind) => actor.send({ type: 'kind.switch', to }),
});

export const kindIntents = (actor: { send: (event: KindEvent) => void }) => ({
  ...leaveIntents(actor),
  renew: () => actor.send({ type: 'challenge.renew' }),
});
