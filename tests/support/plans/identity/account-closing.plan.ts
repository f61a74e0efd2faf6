import { accountClosingMachine, type ClosingFailureCode } from '../../../../machines/identity/account-closing';
import { sharedPlan } from '../../model/plan';

export const TYPED = 'correct horse';
const CODE = '123456';
const PHONE = '13800138000';
const LIVING = ['FC2611207K3M9Q', 'DG261120AAAAAA'];

const failed = (code: Exclude<ClosingFailureCode, 'unexpected'>) => ({ ok: false as const, failure: { code } });

export const accountClosingPlan = sharedPlan('accountClosingPlan', accountClosingMachine, {
  inputs: { 'somebody inside': undefined },
  events: {
    'closing.begin': 'bare',
    'closing.drop': 'bare',
    'code.request': 'bare',
    'closing.confirm': 'bare',
    'field.change': ({ context: { typed } }) => ({
      ...(typed.proof === 'password' && typed.password === '' && { 'the password': { change: { password: TYPED } } }),
      ...(typed.proof === 'password' && { 'by code': { change: { proof: 'code' as const } } }),
      ...(typed.proof === 'code' && typed.code !== CODE && { 'a code': { change: { code: CODE } } }),
      ...(typed.proof === 'code' && typed.code === '' && { 'half a code': { change: { code: '123' } } }),
      ...(!typed.isUnderstood && { 'a tick': { change: { isUnderstood: true } } }),
    }),
  },
  outcomes: {
    smsCountdown: 'stream',
    lookClosing: {
      done: {
        free: { ok: true, facts: { living: [], enquiries: 2, phone: PHONE } },
        'two orders': { ok: true, facts: { living: LIVING, enquiries: 1, phone: PHONE } },
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
        'wrong code': failed('codeRefused'),
        'shared by everybody': failed('kept'),
        expired: failed('expired'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no answer') },
    },
  },
  distinguish: ({ facts, typed, wrong, failureCode, focus }) => [
    facts.living.length,
    facts.enquiries,
    typed.proof,
    typed.password,
    typed.code,
    focus.on,
    typed.isUnderstood,
    wrong,
    failureCode,
  ],
});
