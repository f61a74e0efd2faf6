import { expiryMachine } from '../../../../machines/identity/session';
import { sharedPlan } from '../../model/plan';

const bug = { bug: new TypeError('a bug') };

export const expiryPlan = sharedPlan('expiryPlan', expiryMachine, {
  inputs: { 'an expired token': { token: 'token-of-li' } },
  events: {},
  outcomes: {
    forgetExpired: {
      done: { 'it was there': { found: 'same' }, 'a newer one': { found: 'newer' }, nothing: { found: 'nothing' } },
      error: bug,
    },
    endSession: { done: { answered: undefined }, error: bug },
    reloadOnce: { done: { reloading: { isReloading: true }, 'too often': { isReloading: false } }, error: bug },
  },
  distinguish: ({ end }) => end,
});
