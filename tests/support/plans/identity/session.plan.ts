import { sessionMachine } from '../../../../machines/identity/session';
import { sharedPlan } from '../../model/plan';
import { ENTERPRISE, ENTRIES, LI, ZHAO } from './session-people';

export const LI_TOKEN = 'token-of-li';
export const ZHAO_TOKEN = 'token-of-zhao';

const bug = { bug: new TypeError('a bug') };

/** Li uses the browser, and Zhao may sign in meanwhile. */
export const sessionPlan = sharedPlan('sessionPlan', sessionMachine, {
  inputs: { 'a plain address': { ssoToken: null }, 'an address with a token': { ssoToken: 'sso-token' } },
  events: {
    'session.begin': { 'Li signs in': { token: LI_TOKEN, userName: LI.name } },
    'session.changed': {
      'nobody is there': { token: null, user: null },
      'Li is there': { token: LI_TOKEN, user: LI },
      'Zhao is there': { token: ZHAO_TOKEN, user: ZHAO },
    },
    'session.expired': { 'of Li': { token: LI_TOKEN }, 'of Zhao': { token: ZHAO_TOKEN } },
    'session.signOut': 'bare',
    'user.refresh': 'bare',
    'page.reload': 'bare',
    'user.loaded': { 'of an enterprise': { user: ZHAO, details: ENTERPRISE } },
    'user.unavailable': 'bare',
    'entries.loaded': { one: { entries: ENTRIES } },
  },
  outcomes: {
    readSession: {
      done: {
        'nobody, where nothing can be kept': { token: null, user: null, isKept: false },
        'Li, for as long as the page is open': { token: LI_TOKEN, user: LI, isKept: false },
        nobody: { token: null, user: null, isKept: true },
        Li: { token: LI_TOKEN, user: LI, isKept: true },
      },
      error: bug,
    },
    signInBySso: {
      done: { accepted: { ok: true, token: ZHAO_TOKEN, userName: ZHAO.name }, refused: { ok: false } },
      error: bug,
    },
    arrival: {
      done: {
        'Zhao goes on': { answer: 'enter' },
        'Li stays': { answer: 'stay' },
        'nobody came': { answer: 'refused' },
      },
      error: bug,
    },
    endSession: { done: { answered: undefined }, error: bug },
    sessionWatcher: 'stream',
    user: 'stream',
    expiry: {
      done: {
        reloading: { end: 'reloading' },
        'a newer session': { end: 'newerSession' },
        stranded: { end: 'stranded' },
      },
      error: bug,
    },
  },
  distinguish: (context) => context,
});
