import type { Challenge, Picture, Work } from './challenge.types';

/** What was asked for, if that is what came. */
export const pictureIn = (challenge: Challenge | null): Picture | null =>
  challenge !== null && 'scene' in challenge ? challenge : null;

export const workIn = (challenge: Challenge | null): Work | null =>
  challenge !== null && 'targets' in challenge ? challenge : null;
