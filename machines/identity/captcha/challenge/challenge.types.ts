import type { CaptchaType } from '../../../../domain/people/captcha';
import type { WorkTask } from '../../../../domain/people/captcha-work';
import type { ClockTicked, Countdown } from '../../../support/clock';

/** What a person is asked to look at: pictures as addresses an image can show, and for words their order. */
export type Picture = {
  token: string;
  /** Null where the gateway wants plain answers. */
  secretKey: string | null;
  scene: string;
  piece: string | null;
  words: readonly string[];
};

/** What a device is asked to compute instead. */
export type Work = WorkTask & { token: string };

export type Challenge = Picture | Work;

/** Why there is no picture, or no pass. `refused` carries the gateway's own words. */
export type CaptchaFailure =
  | { code: 'limited'; message: string; retryAfterSeconds: number | null }
  | { code: 'refused'; message: string }
  | { code: 'expired' }
  | { code: 'network' };

export type CaptchaRefusal = { ok: false; answeredAt: number; failure: CaptchaFailure };

/** Work is given out for one phone, and is dear for those that ask often. */
export type ChallengeRequest = { captchaType: CaptchaType } | { captchaType: 'work'; phone: string };

export type ChallengeOutcome = { ok: true; challenge: Challenge } | CaptchaRefusal;

/** `refusal`: what the gateway said last, to be shown before it is asked again. */
export type ChallengeInput = { request: ChallengeRequest; refusal: CaptchaRefusal | null };

export type ChallengeEvent = { type: 'challenge.retry' } | ClockTicked;

export type ChallengeContext = {
  request: ChallengeRequest;
  challenge: Challenge | null;
  failure: CaptchaFailure | null;
  pause: Countdown;
};
