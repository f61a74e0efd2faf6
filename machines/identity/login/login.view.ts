import type { AccountEditions } from '../../../domain/order/papers/protocol';
import type { LegalText } from '../../content/reading';
import type { SmsCountdownActor } from '../sms-countdown';
import { fieldOfFailure } from './login.rules';
import type { LoginActor, LoginSnapshot } from './login.machine';
import type {
  LoginEvent,
  LoginFaults,
  LoginField,
  LoginFocus,
  LoginForm,
  LoginNotice,
  LoginReason,
} from './login.types';
import type { LoginMode, SignInActor, SignInFailureCode } from './sign-in';

export type LoginView = {
  mode: LoginMode;
  reason: LoginReason;
  form: LoginForm;
  agreed: AccountEditions | null;
  faults: LoginFaults;
  failureCode: SignInFailureCode | null;
  failureField: LoginField | null;
  notice: LoginNotice | null;
  isProofDemanded: boolean;
  isBusy: boolean;
  focus: LoginFocus;
};

export const selectLogin = (snapshot: LoginSnapshot): LoginView => {
  const { mode, reason, form, agreed, faults, failureCode, notice, isProofDemanded, focus } = snapshot.context;
  return {
    mode,
    reason,
    form,
    agreed,
    faults,
    failureCode,
    failureField: fieldOfFailure(failureCode),
    notice,
    isProofDemanded,
    isBusy: snapshot.hasTag('busy'),
    focus,
  };
};

/** The countdown lives as long as the login, so views may rely on it. */
export const selectLoginCountdownActor = ({ children }: LoginSnapshot): SmsCountdownActor => {
  if (!children.smsCountdown) throw new Error('smsCountdown was never started');
  return children.smsCountdown;
};

export const selectSignInActor = ({ children }: LoginSnapshot): SignInActor | undefined => children.signIn;

type Show = Omit<Extract<LoginEvent, { type: 'login.show' }>, 'type'>;

export const loginIntents = (actor: LoginActor) => ({
  show: (wish: Show = {}) => actor.send({ type: 'login.show', ...wish }),
  hide: () => actor.send({ type: 'login.hide' }),
  chooseTab: (mode: LoginMode) => actor.send({ type: 'mode.choose', mode, via: 'tab' }),
  followTo: (mode: LoginMode) => actor.send({ type: 'mode.choose', mode, via: 'link' }),
  change: (change: Partial<LoginForm>) => actor.send({ type: 'field.change', change }),
  requestCode: () => actor.send({ type: 'code.request' }),
  read: (text: LegalText) => actor.send({ type: 'legal.read', text }),
  submit: () => actor.send({ type: 'form.submit' }),
});

export type LoginIntents = ReturnType<typeof loginIntents>;
