import type { Challenge, Picture, Work } from './challenge.types';

export const challengePicture = (challenge: Challenge | null): Picture | null =>
  challenge !== null && 'scene' in challenge ? challenge : null;

export const challengeWork = (challenge: Challenge | null): Work | null =>
  challenge !== null && 'targets' in challenge ? challenge : null;
