import {
  loginMachine,
  type LoginSnapshot,
  type SignInFailureCode,
  type SignInResult,
} from '../../../../machines/identity/login';
import { sharedPlan } from '../../model/plan';
import { refusedWith, signedIn } from './sign-in.plan';

const NOW = 1_800_000_000_000;

export const PHONE = '13800126621';
export const EDITIONS = { agreement: '2027-01-08', privacy: '2026-12-19' };
export const REMEMBERED = { phone: PHONE, password: 'chemlane-2026' };

export const filledForm = {
  phone: PHONE,
  code: '402917',
  password: 'harbour-2027',
  passwordAgain: 'harbour-2027',
};

type Now = LoginSnapshot['context'];

const by =
  <TCases extends Record<string, unknown>>(cases: (now: Now) => TCases) =>
  ({ context }: LoginSnapshot) =>
    cases(context);

/** A dialog opened with a purpose keeps its form; other forms are walked from a plain opening. */
const tabs = ({ mode, reason, failureCode }: Now) => ({
  ...(reason === 'wish' && {
    ...(mode !== 'reset' && mode !== 'sms' && { 'the first tab': { mode: 'sms' as const, via: 'tab' as const } }),
    ...(mode !== 'reset' &&
      mode !== 'password' && { 'the second tab': { mode: 'password' as const, via: 'tab' as const } }),
    ...(mode !== 'reset' &&
      mode !== 'register' && { 'the third tab': { mode: 'register' as const, via: 'tab' as const } }),
    ...(mode === 'password' && { 'a forgotten password': { mode: 'reset' as const, via: 'link' as const } }),
    ...(failureCode === 'accountExists' && { 'signing in instead': { mode: 'sms' as const, via: 'link' as const } }),
    ...(failureCode === 'accountUnknown' && {
      'registering instead': { mode: 'register' as const, via: 'link' as const },
    }),
    ...(mode === 'reset' && { 'the way back': { mode: 'password' as const, via: 'link' as const } }),
  }),
});

/** One field after the other, with one sample per rule: the rules have their own tests. */
function edits({ mode, reason, form: { phone, code, password, passwordAgain, isAgree, isRemembered } }: Now) {
  const isNumberGiven = phone === PHONE;
  const takesCode = mode !== 'password';
  const isCodeGiven = takesCode ? code !== '' : isNumberGiven;
  const takesTwo = mode === 'register' || mode === 'reset';
  return {
    ...(phone === '' && reason === 'wish' && { 'half a number': { change: { phone: '138' } } }),
    ...(!isNumberGiven && { 'a number': { change: { phone: PHONE } } }),
    ...(isNumberGiven && takesCode && code === '' && { 'a code': { change: { code: filledForm.code } } }),
    ...(isCodeGiven && mode !== 'sms' && password === '' && { 'a password': { change: { password: 'harbour-2027' } } }),
    ...(takesTwo &&
      password !== '' &&
      passwordAgain === '' && {
        'the same again': { change: { passwordAgain: 'harbour-2027' } },
        'a slip': { change: { passwordAgain: 'harbour-2028' } },
      }),
    ...(mode === 'register' && passwordAgain !== '' && isAgree && { 'no consent': { change: { isAgree: false } } }),
    ...(mode === 'register' && !isAgree && { consent: { change: { isAgree: true } } }),
    ...(mode === 'password' &&
      !isRemembered &&
      reason !== 'wish' && { 'remember me': { change: { isRemembered: true } } }),
    ...(mode === 'password' && phone === PHONE && isRemembered && { 'another number': { change: { phone: '1390' } } }),
  };
}

/** Legal texts are the same over every form, so they open from blank ones only. */
const texts = ({ mode, form, faults }: Now) => ({
  ...(mode !== 'reset' &&
    form.phone === '' &&
    Object.keys(faults).length === 0 && {
      agreement: { text: 'agreement' as const },
      privacy: { text: 'privacy' as const },
    }),
});

const result = (mode: SignInResult['mode'], outcome: SignInResult['outcome'], isProofDemanded = false) => ({
  mode,
  outcome,
  isProofDemanded,
});
const refused = (mode: SignInResult['mode'], code: SignInFailureCode, isProofDemanded = false) =>
  result(mode, refusedWith(code), isProofDemanded);

/** Shared by the chart, the dialog and Chromium. */
export const loginPlan = sharedPlan('loginPlan', loginMachine, {
  inputs: { fresh: { now: NOW, smsResendAt: 0, consentDefault: true } },
  events: {
    'login.show': {
      'by a wish': {},
      'to go on': { mode: 'register', reason: 'resume', resume: { type: 'order.submit' } },
      'to come back': { mode: 'password', reason: 'expired' },
    },
    'login.hide': 'bare',
    'mode.choose': by(tabs),
    'field.change': by(edits),
    'code.request': by(({ mode }) => ({ ...(mode !== 'password' && { '': {} }) })),
    'legal.read': by(texts),
    'form.submit': 'bare',
  },
  outcomes: {
    smsCountdown: 'stream',
    recallCredentials: {
      done: { nothing: null, 'number and password': REMEMBERED, 'number only': { ...REMEMBERED, password: null } },
      error: { bug: new TypeError('no cookies here') },
    },
    learnEditions: {
      done: { 'the editions': EDITIONS },
      error: { bug: new TypeError('no texts here') },
    },
    signIn: {
      done: {
        'welcome by code': result('sms', signedIn),
        'welcome by password': result('password', signedIn),
        'wrong password': refused('password', 'loginRefused'),
        'captcha closed': refused('password', 'captchaCancelled', true),
        'wrong code': refused('sms', 'codeRefused'),
        'wrong code for a reset': refused('reset', 'codeRefused'),
        'account exists': refused('register', 'accountExists'),
        'another edition': refused('register', 'agreementChanged'),
        'account unknown': refused('sms', 'accountUnknown'),
        offline: refused('password', 'network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ mode, reason, form, agreed, faults, failureCode, notice, isProofDemanded, resume }) => [
    mode,
    reason,
    form,
    agreed,
    faults,
    failureCode,
    notice,
    isProofDemanded,
    resume,
  ],
});
