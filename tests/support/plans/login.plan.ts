import { loginMachine, type LoginSnapshot, type SignInFailureCode, type SignInResult } from '../../../machines/login';
import { planFor } from '../model/plan';
import { refusedWith, signedIn } from './sign-in.plan';

const NOW = 1_800_000_000_000;

export const PHONE = '13800126621';
export const REMEMBERED = { phone: PHONE, password: 'chemlane-2026' };

export const filledForm = {
  phone: PHONE,
  code: '402917',
  password: 'harbour-2027',
  passwordAgain: 'harbour-2027',
  isAgree: true,
};

/** While a text is being read nothing behind it can be reached. */
const unlessReading =
  <TCases extends Record<string, unknown>>(cases: (now: LoginSnapshot) => TCases) =>
  (now: LoginSnapshot) =>
    now.context.reading === null ? cases(now) : {};

/** Somebody who came with a purpose stays with the form they were shown: the others are walked by a plain wish. */
const isWandering = ({ context: { reason } }: LoginSnapshot) => reason === 'wish';

/** What a person may type. One sample per rule: the rules themselves are promised in tests of their own. */
const edits = ({ context: { mode, reason, form } }: LoginSnapshot) => ({
  'everything well': { change: filledForm },
  ...(reason !== 'resume' && { 'half a number': { change: { phone: '138' } } }),
  ...(reason === 'resume' &&
    form.code !== '' && {
      'a slip in the second password': { change: { passwordAgain: 'harbour-2028' } },
      'no consent': { change: { isAgree: false } },
    }),
  ...(mode === 'password' && { 'remember me': { change: { isRemembered: true } } }),
});

/** The texts are the same over every form; they are opened from the blank ones. */
const texts = ({ context: { form, faults, reading } }: LoginSnapshot) => ({
  ...(reading === null &&
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

/** Everything that can happen to the dialog; the chart, the dialog itself and Chromium are walked by it. */
export const loginPlan = planFor(loginMachine, {
  inputs: { fresh: { now: NOW, smsResendAt: 0, consentDefault: true } },
  events: {
    'login.show': {
      'by a wish': {},
      'to go on': { mode: 'register', reason: 'resume', resume: { type: 'order.submit' } },
      'to come back': { mode: 'password', reason: 'expired' },
    },
    'login.hide': 'bare',
    'mode.choose': unlessReading((now) => ({
      ...(isWandering(now) && {
        'first tab': { mode: 'sms' as const, via: 'tab' as const },
        'second tab': { mode: 'password' as const, via: 'tab' as const },
        'third tab': { mode: 'register' as const, via: 'tab' as const },
        'forgotten password': { mode: 'reset' as const, via: 'link' as const },
      }),
    })),
    'field.change': unlessReading(edits),
    'code.request': unlessReading(() => ({ '': {} })),
    'legal.read': texts,
    'legal.close': 'bare',
    'form.submit': unlessReading(() => ({ '': {} })),
  },
  outcomes: {
    smsCountdown: 'stream',
    recallCredentials: {
      done: { nothing: null, 'number and password': REMEMBERED, 'number only': { ...REMEMBERED, password: null } },
      error: { bug: new TypeError('no cookies here') },
    },
    signIn: {
      done: {
        'welcome by code': result('sms', signedIn),
        'welcome by password': result('password', signedIn),
        'wrong password': refused('password', 'loginRefused'),
        'captcha closed': refused('password', 'captchaCancelled', true),
        'wrong code': refused('sms', 'codeRefused'),
        'account exists': refused('register', 'accountExists'),
        offline: refused('password', 'network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ mode, reason, form, faults, failureCode, notice, isProofDemanded, reading, resume }) => [
    mode,
    reason,
    form,
    faults,
    failureCode,
    notice,
    isProofDemanded,
    reading,
    resume,
  ],
});
