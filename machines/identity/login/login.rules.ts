import { codeFault, consentFault, passwordFault, phoneFault, repeatFault } from '../../../domain/people/credentials';
import type { SmsMessageType } from '../../../domain/people/sms';
import type { LoginFaults, LoginField, LoginForm } from './login.types';
import type { LoginMode, SignInFailureCode } from './sign-in';

export const LOGIN_FIELDS: Record<LoginMode, readonly LoginField[]> = {
  sms: ['phone', 'code'],
  password: ['phone', 'password'],
  register: ['phone', 'code', 'password', 'passwordAgain', 'isAgree'],
  reset: ['phone', 'code', 'password', 'passwordAgain'],
};

const RULES: { [F in LoginField]: (form: LoginForm) => LoginFaults[F] | null } = {
  phone: ({ phone }) => phoneFault(phone),
  code: ({ code }) => codeFault(code),
  password: ({ password }) => passwordFault(password),
  passwordAgain: ({ password, passwordAgain }) => repeatFault(password, passwordAgain),
  isAgree: ({ isAgree }) => consentFault(isAgree),
};

/** Field that shows a refusal; all others are shown above the button. */
const FIELD_OF_FAILURE: Partial<Record<SignInFailureCode, LoginField>> = {
  loginRefused: 'password',
  codeRefused: 'code',
  accountUnknown: 'phone',
  accountExists: 'phone',
  agreementChanged: 'isAgree',
};

export const loginFaults = (mode: LoginMode, form: LoginForm): LoginFaults =>
  Object.fromEntries(
    LOGIN_FIELDS[mode].flatMap((field) => {
      const fault = RULES[field](form);
      return fault ? [[field, fault]] : [];
    }),
  );

export function remainingLoginFaults(faults: LoginFaults, change: Partial<LoginForm>): LoginFaults {
  const edited = new Set([...Object.keys(change), ...('password' in change ? ['passwordAgain'] : [])]);
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !edited.has(field)));
}

export const firstFaulted = (mode: LoginMode, faults: LoginFaults): LoginField =>
  LOGIN_FIELDS[mode].find((field) => faults[field] !== undefined) ?? 'phone';

export const firstEmpty = (mode: LoginMode, form: LoginForm): LoginField =>
  LOGIN_FIELDS[mode].find((field) => form[field] === '') ?? 'phone';

export const fieldOfFailure = (code: SignInFailureCode | null): LoginField | null =>
  (code && FIELD_OF_FAILURE[code]) ?? null;

/** Purpose of a code in each form: a sign-in code neither registers nor sets a password. */
export const messageTypeOf = (mode: LoginMode): SmsMessageType => {
  if (mode === 'register') return 'user_sign';
  return mode === 'reset' ? 'user_pwd' : 'user_login';
};
