import type { Challenge, Picture, WorkChallenge } from './challenge.types';

export const challengePicture = (challenge: Challenge | null): Picture | null =>
  challenge !== null && 'scene' in challenge ? challenge : null;

export const challengeWork = (challenge: Challenge | null): WorkChallenge | null =>
  challenge !== null && 'targets' in challenge ? challenge : null;
