import type { CaptchaType } from '../../../../domain/people/captcha';
import type { WorkTask } from '../../../../domain/people/captcha-work';
import type { ClockTicked, Countdown } from '../../../support/clock';

export type Picture = {
  token: string;
  /** Null when the gateway wants plain answers. */
  secretKey: string | null;
  scene: string;
  piece: string | null;
  words: readonly string[];
};

export type WorkChallenge = WorkTask & { token: string };

export type Challenge = Picture | WorkChallenge;

/** Reason of a missing picture or a failed check. `refused` has the message of the gateway. */
export type CaptchaFailure =
  | { code: 'limited'; message: string; retryAfterSeconds: number | null }
  | { code: 'refused'; message: string }
  | { code: 'expired' }
  | { code: 'network' };

export type CaptchaRefusal = { ok: false; answeredAt: number; failure: CaptchaFailure };

/** Work is issued for one phone and gets harder with frequent requests. */
export type ChallengeRequest = { captchaType: CaptchaType } | { captchaType: 'work'; phone: string };

export type ChallengeOutcome = { ok: true; challenge: Challenge } | CaptchaRefusal;

/** `refusal`: last answer of the gateway, shown before the next request. */
export type ChallengeInput = { request: ChallengeRequest; refusal: CaptchaRefusal | null };

export type ChallengeEvent = { type: 'challenge.retry' } | ClockTicked;

export type ChallengeContext = {
  request: ChallengeRequest;
  challenge: Challenge | null;
  failure: CaptchaFailure | null;
  pause: Countdown;
};
