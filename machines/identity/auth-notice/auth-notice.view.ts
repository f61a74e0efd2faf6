import type { Standing } from '../../../domain/people/enterprise';
import type { AuthNoticeActor, AuthNoticeSnapshot } from './auth-notice.machine';

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type AuthNoticeView = {
  stage: 'preparing' | 'counting' | 'blocked' | 'lost';
  /** Verified, a person who needs no verification, or an enterprise that has still to finish it. */
  standing: 'passed' | 'natural' | 'unverified';
  secondsLeft: number;
  /** The way there; null as long as there is none. */
  href: string | null;
};

const standingOf = (standing: Standing | null): AuthNoticeView['standing'] => {
  if (standing === 'NATURAL') return 'natural';
  return standing === 'PASS' ? 'passed' : 'unverified';
};

const STAGES = ['counting', 'blocked', 'lost'] as const;

export const selectAuthNotice = (snapshot: AuthNoticeSnapshot): AuthNoticeView => {
  const { standing, secondsLeft, href } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'preparing',
    standing: standingOf(standing),
    secondsLeft,
    href,
  };
};

/** Everything a view may ask for. */
export const authNoticeIntents = (actor: AuthNoticeActor) => ({
  /** False where a tab is being opened already: then the link must not open a second one. */
  follow: (): boolean => {
    const mayFollow = actor.getSnapshot().can({ type: 'link.follow' });
    actor.send({ type: 'link.follow' });
    return mayFollow;
  },
  cancel: () => actor.send({ type: 'notice.cancel' }),
});

export type AuthNoticeIntents = ReturnType<typeof authNoticeIntents>;
