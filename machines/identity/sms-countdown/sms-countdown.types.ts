import type { SmsMessageType } from '../../../domain/people/sms';
import type { ClockTicked } from '../../support/clock';

export type { ProofOutcome } from '../captcha';

/** Reason why no code was sent. `unexpected` means a bug, never a known answer of the gateway. */
export type SmsFailureCode = 'phoneInvalid' | 'captchaFailed' | 'refused' | 'unavailable' | 'network' | 'unexpected';

/** An early request gets the remaining wait. */
export type SmsFailure = { code: SmsFailureCode; retryAfterSeconds?: number };

export type CodeRequest = { phone: string; messageType: SmsMessageType };

export type RequestCodeInput = CodeRequest & { proof: string | null };

/** Known refusals are values, so that every branch is typed and testable; only bugs are thrown. */
export type RequestCodeOutcome =
  | { ok: true; answeredAt: number; resendAfterSeconds: number }
  | { ok: false; answeredAt: number; failure: SmsFailure };

/** `resendAt`: deadline saved by an earlier page; 0 when there is none. */
export type SmsCountdownInput = { resendAt: number; now: number };

export type SmsCountdownEvent = ({ type: 'code.request' } & CodeRequest) | ClockTicked;

export type SmsCountdownContext = CodeRequest & {
  proof: string | null;
  secondsLeft: number;
  /** Epoch milliseconds. A deadline survives reloads, sleep and throttled tabs; a counter does not. */
  resendAt: number;
  failure: SmsFailure | null;
};
