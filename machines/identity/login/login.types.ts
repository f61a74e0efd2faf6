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

/** Why the person is asked to sign in; the side panel says it. */
export type LoginReason = 'wish' | 'resume' | 'expired';

/** The action that asked for a person. The login carries it unread; the root sends it on. */
export type ResumeEvent = { type: string };

export type LoginForm = {
  phone: string;
  code: string;
  password: string;
  passwordAgain: string;
  isAgree: boolean;
  isRemembered: boolean;
};

/** What is wrong with each field, in the order in which they stand. */
export type LoginFaults = {
  phone?: PhoneFault;
  code?: CodeFault;
  password?: PasswordFault;
  passwordAgain?: RepeatFault;
  isAgree?: ConsentFault;
};

export type LoginField = keyof LoginFaults;

export type Credentials = { phone: string; password: string };

/** What an earlier visit kept. The password is null where its key is gone: another browser, cleared storage, plain http. */
export type Remembered = { phone: string; password: string | null };

export type LoginInput = {
  now: number;
  /** The deadline an earlier page saved, 0 when there is none. */
  smsResendAt: number;
  consentDefault: boolean;
};

export type LoginEvent =
  | { type: 'login.show'; reason?: LoginReason; mode?: LoginMode; resume?: ResumeEvent | null }
  | { type: 'login.hide' }
  /** A link is gone once it is followed, so the focus moves on; a tab keeps it. */
  | { type: 'mode.choose'; mode: LoginMode; via: 'tab' | 'link' }
  | { type: 'field.change'; change: Partial<LoginForm> }
  | { type: 'code.request' }
  | { type: 'legal.read'; text: LegalText }
  | { type: 'form.submit' };

/** What the login tells its parent. */
export type LoginReport =
  | ({ type: 'login.succeeded'; how: LoginMode; resume: ResumeEvent | null } & SignedIn)
  | { type: 'login.dismissed' }
  /** A text is to be read over the form. */
  | ({ type: 'reading.show' } & ReadingInput);

/** Something good to know, said in place of a hint. */
export type LoginNotice = 'recalled' | 'passwordReset';

/** Where the focus is due. Each turn moves it once, so that it never jumps while somebody types. */
export type LoginFocus = { field: LoginField | null; turn: number };

export type LoginContext = LoginInput & {
  mode: LoginMode;
  reason: LoginReason;
  resume: ResumeEvent | null;
  form: LoginForm;
  /** Which editions the tick of a registration is for; null until they are known. */
  agreed: AccountEditions | null;
  faults: LoginFaults;
  failureCode: SignInFailureCode | null;
  notice: LoginNotice | null;
  /** The gateway has asked for a captcha: the next submit begins with one. */
  isProofDemanded: boolean;
  focus: LoginFocus;
};
