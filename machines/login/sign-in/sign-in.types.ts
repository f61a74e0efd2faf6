import type { LoginForm, LoginMode, LoginTab } from '../login.types';

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
export type RegisterAccountInput = { phone: string; code: string; password: string };
export type ResetPasswordInput = { phone: string; code: string; password: string };

/** A filled form that has passed its rules. */
export type SignInInput = Pick<LoginForm, 'phone' | 'code' | 'password'> & {
  mode: LoginMode;
  isProofDemanded: boolean;
};

export type SignInContext = SignInInput & { proof: string | null; isReset: boolean; outcome: SignInOutcome };

/** `how`: the way that was tried last, for a reset goes on as a password login. */
export type SignInResult = { how: LoginTab | 'reset'; outcome: SignInOutcome };
