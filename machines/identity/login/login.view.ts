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

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type LoginView = {
  mode: LoginMode;
  reason: LoginReason;
  form: LoginForm;
  /** The editions beside the tick; null until they are known. */
  agreed: AccountEditions | null;
  faults: LoginFaults;
  failureCode: SignInFailureCode | null;
  /** The field the failure stands under; null when it concerns the whole form. */
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

/** The countdown lives as long as the login, so a view may count on it. */
export const selectLoginCountdownActor = ({ children }: LoginSnapshot): SmsCountdownActor => {
  if (!children.smsCountdown) throw new Error('smsCountdown was never started');
  return children.smsCountdown;
};

/** The running submit, if there is one: a captcha may have to be drawn for it. */
export const selectSignInActor = ({ children }: LoginSnapshot): SignInActor | undefined => children.signIn;

type Show = Omit<Extract<LoginEvent, { type: 'login.show' }>, 'type'>;

/** Everything a view may ask for. */
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
