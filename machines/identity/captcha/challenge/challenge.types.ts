import type { CaptchaType } from '../../../../domain/people/captcha';
import type { ClockTicked, Countdown } from '../../../support/clock';

/** What a person is asked: pictures as addresses an image can show, and for words their order. */
export type Challenge = {
  token: string;
  /** Null where the gateway wants plain answers. */
  secretKey: string | null;
  scene: string;
  piece: string | null;
  words: readonly string[];
};

/** Why there is no picture, or no pass. `refused` carries the gateway's own words. */
export type CaptchaFailure =
  | { code: 'limited'; message: string; retryAfterSeconds: number | null }
  | { code: 'refused'; message: string }
  | { code: 'expired' }
  | { code: 'network' };

export type CaptchaRefusal = { ok: false; answeredAt: number; failure: CaptchaFailure };

export type ChallengeRequest = { captchaType: CaptchaType };

export type ChallengeOutcome = { ok: true; challenge: Challenge } | CaptchaRefusal;

/** `refusal`: what the gateway said last, to be shown before it is asked again. */
export type ChallengeInput = ChallengeRequest & { refusal: CaptchaRefusal | null };

export type ChallengeEvent = { type: 'challenge.retry' } | ClockTicked;

export type ChallengeContext = ChallengeRequest & {
  challenge: Challenge | null;
  failure: CaptchaFailure | null;
  pause: Countdown;
};
