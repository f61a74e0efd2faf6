import type {
  CodeFault,
  ConsentFault,
  PasswordFault,
  PhoneFault,
  RepeatFault,
} from '../../../domain/people/credentials';
import type { AccountEditions } from '../../../domain/order/papers/protocol';
import type { LegalText, ReadingInput } from '../../content/reading';
import type { LoginMode, SignedIn, SignInFailureCode } from './sign-in';

/** Reason of the sign-in, shown in the side panel. */
export type LoginReason = 'wish' | 'resume' | 'expired';

/** Action that needed a sign-in. The login keeps it unread; the root sends it on. */
export type ResumeEvent = { type: string };

export type LoginForm = {
  phone: string;
  code: string;
  password: string;
  passwordAgain: string;
  isAgree: boolean;
  isRemembered: boolean;
};

export type LoginFaults = {
  phone?: PhoneFault;
  code?: CodeFault;
  password?: PasswordFault;
  passwordAgain?: RepeatFault;
  isAgree?: ConsentFault;
};

export type LoginField = keyof LoginFaults;

export type Credentials = { phone: string; password: string };

/**
 * Saved by an earlier visit. The password is null when its key is gone: another browser, cleared storage, plain http.
 */
export type RememberedLogin = { phone: string; password: string | null };

export type LoginInput = {
  now: number;
  /** Deadline saved by an earlier page; 0 when there is none. */
  smsResendAt: number;
  consentDefault: boolean;
};

export type LoginEvent =
  | { type: 'login.show'; reason?: LoginReason; mode?: LoginMode; resume?: ResumeEvent | null }
  | { type: 'login.hide' }
  /** A link disappears when it is followed, so the focus moves on; a tab keeps it. */
  | { type: 'mode.choose'; mode: LoginMode; via: 'tab' | 'link' }
  | { type: 'field.change'; change: Partial<LoginForm> }
  | { type: 'code.request' }
  | { type: 'legal.read'; text: LegalText }
  | { type: 'form.submit' };

export type LoginReport =
  | ({ type: 'login.succeeded'; how: LoginMode; resume: ResumeEvent | null } & SignedIn)
  | { type: 'login.dismissed' }
  /** Opens a text over the form. */
  | ({ type: 'reading.show' } & ReadingInput);

/** Positive message in place of a hint. */
export type LoginNotice = 'recalled' | 'passwordReset';

/** Focus target. Each turn moves the focus once, so that it never jumps during typing. */
export type LoginFocus = { field: LoginField | null; turn: number };

export type LoginContext = LoginInput & {
  mode: LoginMode;
  reason: LoginReason;
  resume: ResumeEvent | null;
  form: LoginForm;
  /** Editions behind the tick of a registration; null until known. */
  agreed: AccountEditions | null;
  faults: LoginFaults;
  failureCode: SignInFailureCode | null;
  notice: LoginNotice | null;
  /** The gateway requires a captcha: the next submit starts with one. */
  isProofDemanded: boolean;
  focus: LoginFocus;
};
