import type { AccountStanding } from '../../../domain/people/enterprise';
import type { AuthNoticeActor, AuthNoticeSnapshot } from './auth-notice.machine';

export type AuthNoticeView = {
  stage: 'preparing' | 'counting' | 'blocked' | 'lost';
  /** Verified, a person without verification, or an enterprise still to be verified. */
  standing: 'passed' | 'natural' | 'unverified';
  secondsLeft: number;
  href: string | null;
};

const viewStanding = (standing: AccountStanding | null): AuthNoticeView['standing'] => {
  if (standing === 'NATURAL') return 'natural';
  return standing === 'PASS' ? 'passed' : 'unverified';
};

const STAGES = ['counting', 'blocked', 'lost'] as const;

export const selectAuthNotice = (snapshot: AuthNoticeSnapshot): AuthNoticeView => {
  const { standing, secondsLeft, href } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'preparing',
    standing: viewStanding(standing),
    secondsLeft,
    href,
  };
};

export const authNoticeIntents = (actor: AuthNoticeActor) => ({
  /** False while a tab is already opening: the link must not open a second one. */
  follow: (): boolean => {
    const mayFollow = actor.getSnapshot().can({ type: 'link.follow' });
    actor.send({ type: 'link.follow' });
    return mayFollow;
  },
  cancel: () => actor.send({ type: 'notice.cancel' }),
});

export type AuthNoticeIntents = ReturnType<typeof authNoticeIntents>;
