import { arrivalMachine } from '../../../../machines/identity/arrival';
import { sharedPlan } from '../../model/plan';

export const LI_HERE = { name: '李工', phone: '138****6621' };
export const ZHAO_ARRIVING = { name: '赵经理', phone: '139****0002' };

/** Zhao arrives by single sign-on while Li or no one is signed in. */
export const arrivalPlan = sharedPlan('arrivalPlan', arrivalMachine, {
  inputs: {
    'while Li is here': { ssoToken: 'sso-token', token: 'token-of-li' },
    'while nobody is here': { ssoToken: 'sso-token', token: '' },
  },
  events: { 'arrival.accept': 'bare', 'arrival.decline': 'bare' },
  outcomes: {
    recogniseArrival: {
      done: {
        'somebody else': { ok: true, arriving: ZHAO_ARRIVING, here: LI_HERE, isSame: false, isVouched: false },
        'somebody else, from the center': {
          ok: true,
          arriving: ZHAO_ARRIVING,
          here: LI_HERE,
          isSame: false,
          isVouched: true,
        },
        'the same person': { ok: true, arriving: LI_HERE, here: null, isSame: true, isVouched: false },
        'somebody from who knows where': {
          ok: true,
          arriving: ZHAO_ARRIVING,
          here: null,
          isSame: false,
          isVouched: false,
        },
        'somebody from the center': { ok: true, arriving: ZHAO_ARRIVING, here: null, isSame: false, isVouched: true },
        refused: { ok: false },
      },
      error: { bug: new TypeError('not a person') },
    },
  },
  distinguish: ({ meeting, answer }) => [meeting, answer],
});
