import type { CaptchaPoint, CaptchaType } from '../../../domain/people/captcha';
import type { CaptchaForm, CaptchaKind } from './captcha.types';
import type { CaptchaRefusal, Picture } from './challenge';

/** Pointer track: x, y, and milliseconds since the first touch. Keys leave no track. */
type Track = readonly (readonly [x: number, y: number, ms: number])[];

export type AnswerToCheck = {
  captchaType: CaptchaType;
  token: string;
  secretKey: string | null;
  points: readonly CaptchaPoint[];
  track: Track;
};

export type CheckOutcome = { ok: true; proof: string } | CaptchaRefusal;

export type KindOutcome =
  | { ok: true; proof: string }
  | { ok: false; failure: { code: 'cancelled' | 'failed' } | { code: 'switched'; to: CaptchaKind } };

export type LeaveEvent = { type: 'captcha.cancel' } | { type: 'kind.switch'; to: CaptchaKind };

export type KindEvent = LeaveEvent | { type: 'challenge.renew' };

export type KindContext = {
  form: CaptchaForm;
  challenge: Picture | null;
  refusal: CaptchaRefusal | null;
  startedAt: number | null;
  track: Track;
  outcome: KindOutcome;
};
