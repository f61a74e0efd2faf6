import type { CaptchaPoint, CaptchaType } from '../../../domain/people/captcha';
import type { CaptchaForm, CaptchaKind } from './captcha.types';
import type { CaptchaRefusal, Picture } from './challenge';

/** How the pointer moved: x, y, and milliseconds since the first touch. Keys leave no track. */
type Track = readonly (readonly [x: number, y: number, ms: number])[];

export type AnswerToCheck = {
  captchaType: CaptchaType;
  token: string;
  secretKey: string | null;
  points: readonly CaptchaPoint[];
  track: Track;
};

export type CheckOutcome = { ok: true; proof: string } | CaptchaRefusal;

/** One kind may also end because the person would rather try another. */
export type KindOutcome =
  | { ok: true; proof: string }
  | { ok: false; failure: { code: 'cancelled' | 'failed' } | { code: 'switched'; to: CaptchaKind } };

/** What a person may ask of any kind. */
export type LeaveEvent = { type: 'captcha.cancel' } | { type: 'kind.switch'; to: CaptchaKind };

/** What a person may ask of either kind of picture. */
export type KindEvent = LeaveEvent | { type: 'challenge.renew' };

/** What either kind knows about the question in front of the person. */
export type KindContext = {
  form: CaptchaForm;
  challenge: Picture | null;
  refusal: CaptchaRefusal | null;
  /** The moment of the first touch, by the clock of the page's events. */
  startedAt: number | null;
  track: Track;
  outcome: KindOutcome;
};
