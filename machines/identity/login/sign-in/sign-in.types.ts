import type { AccountEditions } from '../../../../domain/order/papers/protocol';

/** The specification's loginType 0, 1 and 2, and what a forgotten password leads to. */
export type LoginMode = 'sms' | 'password' | 'register' | 'reset';

export type SignedIn = { token: string; userName: string };

/** Why nobody is signed in. `unexpected` means a bug, never a known answer of the gateway. */
export type SignInFailureCode =
  /** One code for an unknown account, a wrong password and a locked one. */
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

/** How each way in may end. Refusals are values; only bugs are thrown. */
export type SignInOutcome = ({ ok: true } & SignedIn) | SignInRefusal;

/** A reset signs nobody in; the sign-in goes on with the new password. */
export type ResetPasswordOutcome = { ok: true } | SignInRefusal;

export type SignInBySmsInput = { phone: string; code: string };
export type SignInByPasswordInput = { phone: string; password: string; proof: string | null };
export type ResetPasswordInput = { phone: string; code: string; password: string };
export type RegisterAccountInput = ResetPasswordInput & { agreed: AccountEditions | null };

/** A form that has passed its rules. */
export type SignInInput = {
  mode: LoginMode;
  phone: string;
  code: string;
  password: string;
  /** What a registration agrees to: null where it could not be learnt. */
  agreed: AccountEditions | null;
  /** The gateway has asked this person for a captcha before, so the password goes nowhere without one. */
  isProofDemanded: boolean;
};

export type SignInContext = SignInInput & { proof: string | null; outcome: SignInOutcome };

/** `mode`: what was tried last, for a reset that succeeded goes on as a password login. */
export type SignInResult = { mode: LoginMode; outcome: SignInOutcome; isProofDemanded: boolean };
