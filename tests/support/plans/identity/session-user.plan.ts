import { userMachine } from '../../../../machines/identity/session';
import { sharedPlan } from '../../model/plan';
import { ENTERPRISE, ENTRIES, LI, PRIVATE, ZHAO } from './session-people';

export const userPlan = sharedPlan('userPlan', userMachine, {
  inputs: { 'a token': { token: 'token-of-zhao' } },
  events: { 'user.refresh': 'bare' },
  outcomes: {
    loadUser: {
      done: {
        'a person': { ok: true, user: LI, details: PRIVATE },
        'somebody of an enterprise': { ok: true, user: ZHAO, details: ENTERPRISE },
        'no answer': { ok: false },
      },
      error: { bug: new TypeError('not an answer') },
    },
    loadEntries: { done: { entries: ENTRIES, none: [] }, error: { bug: new TypeError('not a list') } },
  },
  distinguish: ({ basicEntId }) => basicEntId,
});
