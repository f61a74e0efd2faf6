import { passwordMachine } from '../../../machines/password';
import { planFor } from '../model/plan';

export const newPassword = { oldPassword: 'chemlane-2026', newPassword: 'harbour-2027', passwordAgain: 'harbour-2027' };

/** Everything that can happen while somebody changes a password. */
export const passwordPlan = planFor(passwordMachine, {
  inputs: { fresh: undefined },
  events: {
    'password.show': 'bare',
    'password.hide': 'bare',
    'field.change': {
      'all three': { change: newPassword },
      'the old one': { change: { oldPassword: 'chemlane-2025' } },
      'too short a new one': { change: { newPassword: '123' } },
      'a slip in the second': { change: { passwordAgain: 'harbour-2028' } },
    },
    'form.submit': 'bare',
  },
  outcomes: {
    changePassword: {
      done: {
        changed: { ok: true },
        'wrong old one': { ok: false, failure: { code: 'oldPasswordRefused' } },
        offline: { ok: false, failure: { code: 'network' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ form, faults, failureCode, focus }) => [form, faults, failureCode, focus.field],
});
