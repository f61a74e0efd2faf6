import type { CodeFault, ConsentFault, PhoneFault, RepeatFault } from '../../domain/credentials';
import type { SignedIn, SignInFailureCode } from './sign-in/sign-in.types';

/** The ways in, in the order of the specification's loginType 0, 1 and 2; a forgotten password is the fourth form. */
export const LOGIN_TABS = ['sms', 'password', 'register'] as const;
export type LoginTab = (typeof LOGIN_TABS)[number];
export type LoginMode = LoginTab | 'reset';

/** Why the person is asked to sign in; the side panel says it. */
export type LoginReason = 'wish' | 'resume' | 'expired';

/** The action that asked for a person. The login carries it to the root unread; the root sends it on. */
export type ResumeEvent = { type: string };

export type LoginForm = {
  phone: string;
  code: string;
  password: string;
  passwordAgain: string;
  isAgree: boolean;
  isRemembered: boolean;
};

export type LoginFieldName = 'phone' | 'code' | 'password' | 'passwordAgain' | 'isAgree';

/** What is wrong with each field; a field that is not named is not faulted. */
export type LoginFaults = {
  phone?: PhoneFault;
  code?: CodeFault;
  password?: RepeatFault;
  passwordAgain?: RepeatFault;
  isAgree?: ConsentFault;
};

/** What an earlier visit kept. The password is null where its key is gone: another browser, cleared storage, plain http. */
export type Remembered = { phone: string; password: string | null };

export type Credentials = { phone: string; password: string };

export type LoginInput = {
  now: number;
  /** The deadline an earlier page saved, 0 when there is none. */
  smsResendAt: number;
  consentDefault: boolean;
};

/** `isRead`: which text a person asked to read; the root decides how it is shown. */
export type LegalText = 'agreement' | 'privacy';

export type LoginEvent =
  | { type: 'login.show'; reason?: LoginReason; mode?: LoginMode; resume?: ResumeEvent | null }
  | { type: 'login.hide' }
  | { type: 'mode.choose'; mode: LoginMode }
  | { type: 'field.change'; change: Partial<LoginForm> }
  | { type: 'code.request' }
  | { type: 'form.submit' };

/** What the login tells its parent. */
export type LoginReport =
  | ({ type: 'login.succeeded'; how: LoginTab; resume: ResumeEvent | null } & SignedIn)
  | { type: 'login.dismissed' };

export type LoginContext = LoginInput & {
  mode: LoginMode;
  reason: LoginReason;
  resume: ResumeEvent | null;
  form: LoginForm;
  faults: LoginFaults;
  failureCode: SignInFailureCode | null;
  /** The gateway has asked for a captcha: the next submit begins with one. */
  isProofDemanded: boolean;
  /** Pre-filled from an earlier visit; said under the number until it is edited. */
  isRecalled: boolean;
};
