import { signInMachine, type SignInFailureCode, type SignInOutcome } from '../../../../machines/identity/login';
import { sharedPlan } from '../../model/plan';

const filled = {
  phone: '13800126621',
  code: '402917',
  password: 'chemlane-2026',
  agreed: null,
  isProofDemanded: false,
};

export const signedIn: SignInOutcome = { ok: true, token: 'token-1', userName: '沈航' };
export const refusedWith = (code: SignInFailureCode) => ({ ok: false, failure: { code } }) as const;

const bug = { bug: new TypeError('not an answer') };

export const signInPlan = sharedPlan('signInPlan', signInMachine, {
  inputs: {
    'with a code': { ...filled, mode: 'sms' },
    'with a password': { ...filled, mode: 'password' },
    'with a password and a captcha': { ...filled, mode: 'password', isProofDemanded: true },
    'as a newcomer': { ...filled, mode: 'register' },
    'with a new password': { ...filled, mode: 'reset' },
  },
  events: {},
  outcomes: {
    obtainProof: {
      done: {
        proven: { ok: true, proof: 'proof' },
        cancelled: { ok: false, failure: { code: 'cancelled' } },
        failed: { ok: false, failure: { code: 'failed' } },
      },
      error: { bug: new TypeError('no captcha here') },
    },
    signInBySms: { done: { welcome: signedIn, refused: refusedWith('codeRefused') }, error: bug },
    signInByPassword: {
      done: {
        welcome: signedIn,
        refused: refusedWith('loginRefused'),
        'a captcha is asked for': refusedWith('captchaRequired'),
      },
      error: bug,
    },
    registerAccount: { done: { welcome: signedIn, refused: refusedWith('accountExists') }, error: bug },
    resetPassword: { done: { reset: { ok: true }, refused: refusedWith('codeRefused') }, error: bug },
  },
  distinguish: (context) => context,
});
