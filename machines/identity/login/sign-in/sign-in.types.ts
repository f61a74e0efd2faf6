import type { AccountEditions } from '../../../../domain/order/papers/protocol';

/** The specification's loginType 0, 1 and 2, and the reset of a forgotten password. */
export type LoginMode = 'sms' | 'password' | 'register' | 'reset';

export type SignedIn = { token: string; userName: string };

/** Reason of a failed sign-in. `unexpected` means a bug, never a known answer of the gateway. */
export type SignInFailureCode =
  /** One code for unknown account, wrong password and locked account. */
  | 'loginRefused'
  | 'captchaRequired'
  | 'captchaFailed'
  | 'captchaCancelled'
  | 'codeRefused'
  | 'accountUnknown'
  | 'accountExists'
  | 'agreementChanged'
  | 'tooMany'
  | 'unavailable'
  | 'network'
  | 'unexpected';

export type SignInRefusal = { ok: false; failure: { code: SignInFailureCode } };

/** Outcome of each way to sign in. Refusals are values; only bugs are thrown. */
export type SignInOutcome = ({ ok: true } & SignedIn) | SignInRefusal;

/** A reset does not sign in; the sign-in continues with the new password. */
export type ResetPasswordOutcome = { ok: true } | SignInRefusal;

export type SignInBySmsInput = { phone: string; code: string };
export type SignInByPasswordInput = { phone: string; password: string; proof: string | null };
export type ResetPasswordInput = { phone: string; code: string; password: string };
export type RegisterAccountInput = ResetPasswordInput & { agreed: AccountEditions | null };

export type SignInInput = {
  mode: LoginMode;
  phone: string;
  code: string;
  password: string;
  agreed: AccountEditions | null;
  /** The gateway required a captcha before, so the password is not sent without one. */
  isProofDemanded: boolean;
};

export type SignInContext = SignInInput & { proof: string | null; outcome: SignInOutcome };

/** `mode`: the last one tried, because a reset continues as a password login. */
export type SignInResult = { mode: LoginMode; outcome: SignInOutcome; isProofDemanded: boolean };
