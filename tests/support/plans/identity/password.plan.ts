import { passwordMachine } from '../../../../machines/identity/password';
import { sharedPlan } from '../../model/plan';

export const newPassword = { oldPassword: 'chemlane-2026', newPassword: 'harbour-2027', passwordAgain: 'harbour-2027' };

export const passwordPlan = sharedPlan('passwordPlan', passwordMachine, {
  inputs: { fresh: undefined },
  events: {
    'password.show': 'bare',
    'password.hide': 'bare',
    'field.change': ({ context: { form } }) => ({
      'the old one': { change: { oldPassword: newPassword.oldPassword } },
      'a new one': { change: { newPassword: newPassword.newPassword } },
      ...(form.newPassword === '' && { 'too short a new one': { change: { newPassword: '123' } } }),
      'the same again': { change: { passwordAgain: newPassword.newPassword } },
      'a slip in the second': { change: { passwordAgain: 'harbour-2028' } },
    }),
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
