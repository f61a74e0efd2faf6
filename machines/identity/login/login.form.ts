import { CODE_LENGTH } from '../../../domain/people/credentials';
import { tidyMobileNumber } from '../../../domain/people/phone';
import type { LoginForm, RememberedLogin } from './login.types';

export const emptyForm = (isAgree: boolean): LoginForm => ({
  phone: '',
  code: '',
  password: '',
  passwordAgain: '',
  isAgree,
  isRemembered: false,
});

const tidyCode = (typed: string) => typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODE_LENGTH.max);

export const changeLoginForm = (form: LoginForm, change: Partial<LoginForm>): LoginForm => {
  const next = { ...form, ...change };
  return { ...next, phone: tidyMobileNumber(next.phone), code: tidyCode(next.code) };
};

/** Keeps the phone number and the ticked boxes. */
export const withoutSecrets = (form: LoginForm): LoginForm => ({ ...form, code: '', password: '', passwordAgain: '' });

/** Prefills empty fields only: no typed text is overwritten or mixed with another account. */
export const isRecallable = ({ phone }: LoginForm, remembered: RememberedLogin | null): remembered is RememberedLogin =>
  remembered !== null && (phone === '' || phone === remembered.phone);

export const recallLoginForm = (form: LoginForm, { phone, password }: RememberedLogin): LoginForm => ({
  ...form,
  phone,
  password: form.password || (password ?? ''),
  isRemembered: true,
});
