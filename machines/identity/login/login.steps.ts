import { changeLoginForm, recallLoginForm, withoutSecrets } from './login.form';
import { remainingLoginFaults, loginFaults, fieldOfFailure, firstEmpty, firstFaulted } from './login.rules';
import type { LoginContext, LoginEvent, LoginField, LoginForm, RememberedLogin } from './login.types';
import type { LoginMode, SignInResult } from './sign-in';

type Step = Partial<LoginContext>;

export const clean = { faults: {}, failureCode: null, notice: null, isProofDemanded: false } as const;

const loginFocus = ({ focus }: LoginContext, field: LoginField): Step => ({ focus: { field, turn: focus.turn + 1 } });

const focusFirstEmpty = (context: LoginContext): Step => loginFocus(context, firstEmpty(context.mode, context.form));

export const shownLogin = (
  context: LoginContext,
  { mode = 'sms', reason = 'wish', resume = null }: Extract<LoginEvent, { type: 'login.show' }>,
): Step => ({ mode, reason, resume, ...focusFirstEmpty({ ...context, mode }) });

export function modeChosen(context: LoginContext, { mode, via }: { mode: LoginMode; via: 'tab' | 'link' }): Step {
  const next = { ...clean, mode, form: withoutSecrets(context.form) };
  const stay = { focus: { ...context.focus, field: null } };
  return { ...next, ...(via === 'tab' ? stay : focusFirstEmpty({ ...context, ...next })) };
}

/** A password recalled for one number is never sent with another. */
export function fieldChanged({ form, faults, notice }: LoginContext, change: Partial<LoginForm>): Step {
  const edited = changeLoginForm(form, change);
  const standing = { faults: remainingLoginFaults(faults, change), failureCode: null };
  if (edited.phone === form.phone) return { form: edited, ...standing };
  const isOthers = notice === 'recalled' && !('password' in change);
  return {
    form: isOthers ? { ...edited, password: '' } : edited,
    ...standing,
    notice: null,
    isProofDemanded: false,
  };
}

export const prefilledStep = ({ form }: LoginContext, remembered: RememberedLogin): Step => ({
  form: recallLoginForm(form, remembered),
  notice: 'recalled',
});

/** The captcha returns the focus to the code field. */
export const codeAwaited = (context: LoginContext): Step => ({
  faults: remainingLoginFaults(context.faults, { phone: '' }),
  ...loginFocus(context, 'code'),
});

export const phoneRejected = (context: LoginContext): Step => ({
  faults: { ...context.faults, phone: 'phoneInvalid' },
  ...loginFocus(context, 'phone'),
});

export function faultsRecorded(context: LoginContext): Step {
  const faults = loginFaults(context.mode, context.form);
  return { faults, failureCode: null, ...loginFocus(context, firstFaulted(context.mode, faults)) };
}

/** A closed captcha is no error: the form still requires it. */
export function refusedStep(context: LoginContext, { mode, outcome, isProofDemanded }: SignInResult): Step {
  const failureCode = outcome.ok || outcome.failure.code === 'captchaCancelled' ? null : outcome.failure.code;
  const field = fieldOfFailure(failureCode);
  const isReset = context.mode === 'reset' && mode === 'password';
  return {
    mode,
    failureCode,
    isProofDemanded,
    ...(isReset && { notice: 'passwordReset' }),
    ...(failureCode === 'agreementChanged' && { form: { ...context.form, isAgree: false } }),
    ...(field && loginFocus(context, field)),
  };
}

export const closedStep = ({ form }: LoginContext): Step => ({ ...clean, resume: null, form: withoutSecrets(form) });
