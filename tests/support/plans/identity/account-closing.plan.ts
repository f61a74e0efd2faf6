import { accountClosingMachine, type ClosingFailureCode } from '../../../../machines/identity/account-closing';
import { planFor } from '../../model/plan';

export const TYPED = 'correct horse';
const LIVING = ['FC2611207K3M9Q', 'DG261120AAAAAA'];

const failed = (code: Exclude<ClosingFailureCode, 'unexpected'>) => ({ ok: false as const, failure: { code } });

/** Everything that can happen to somebody who wants to leave. */
export const accountClosingPlan = planFor(accountClosingMachine, {
  inputs: { 'somebody inside': undefined },
  events: {
    'closing.begin': 'bare',
    'closing.drop': 'bare',
    'closing.confirm': 'bare',
    'field.change': ({ context: { typed } }) => ({
      ...(typed.password === '' && { 'the password': { change: { password: TYPED } } }),
      ...(!typed.isUnderstood && { 'a tick': { change: { isUnderstood: true } } }),
    }),
  },
  outcomes: {
    lookClosing: {
      done: {
        free: { ok: true, facts: { living: [], enquiries: 2 } },
        'two orders': { ok: true, facts: { living: LIVING, enquiries: 1 } },
        expired: failed('expired'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no facts') },
    },
    closeAccount: {
      done: {
        closed: { ok: true },
        'an order has come': { ok: false, isBusy: true },
        'wrong password': failed('passwordRefused'),
        'shared by everybody': failed('kept'),
        expired: failed('expired'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no answer') },
    },
  },
  distinguish: ({ facts, typed, wrong, failureCode }) => [
    facts.living.length,
    facts.enquiries,
    typed.password,
    typed.isUnderstood,
    wrong,
    failureCode,
  ],
});
