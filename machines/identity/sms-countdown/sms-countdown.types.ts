import type { SmsMessageType } from '../../../domain/people/sms';
import type { ClockTicked } from '../../support/clock';

export type { ProofOutcome } from '../captcha';

/** Why no code is on its way. `unexpected` means a bug, never a known answer of the gateway. */
export type SmsFailureCode = 'phoneInvalid' | 'captchaFailed' | 'refused' | 'unavailable' | 'network' | 'unexpected';

/** A refusal within the waiting time says how much of it is left. */
export type SmsFailure = { code: SmsFailureCode; retryAfterSeconds?: number };

export type CodeRequest = { phone: string; messageType: SmsMessageType };

export type RequestCodeInput = CodeRequest & { proof: string | null };

/** Known refusals are values, so every branch is typed and can be walked; only bugs are thrown. */
export type RequestCodeOutcome =
  | { ok: true; answeredAt: number; resendAfterSeconds: number }
  | { ok: false; answeredAt: number; failure: SmsFailure };

/** `resendAt` is the deadline an earlier page saved, 0 when there is none. */
export type SmsCountdownInput = { resendAt: number; now: number };

export type SmsCountdownEvent = ({ type: 'code.request' } & CodeRequest) | ClockTicked;

export type SmsCountdownContext = CodeRequest & {
  proof: string | null;
  secondsLeft: number;
  /** Epoch milliseconds. A deadline survives reloads, sleep and throttled tabs; a counter does not. */
  resendAt: number;
  failure: SmsFailure | null;
};
