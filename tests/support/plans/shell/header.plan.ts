import { headerMachine } from '../../../../machines/shell/header';
import { sharedPlan } from '../../model/plan';

export const headerPlan = sharedPlan('headerPlan', headerMachine, {
  inputs: { 'at the top': undefined },
  events: {
    'page.scrolled': {
      'a little way': { from: 0, to: 104 },
      'past the hero': { from: 104, to: 105 },
      'just not far enough to hide': { from: 200, to: 300 },
      'on and on': { from: 300, to: 301 },
      'back up a bit': { from: 900, to: 880 },
      'nowhere at all': { from: 900, to: 900 },
    },
    'menu.open': 'bare',
    'code.toggle': 'bare',
    'panel.close': 'bare',
    'center.visit': {
      'to the workplace': { door: 'workplace' },
      'to the whole vehicles': { door: 'wholeVehicle' },
      'to their own page': { door: 'own' },
    },
    'visit.dismiss': 'bare',
  },
  outcomes: {
    scrollWatcher: 'stream',
    arrivalWatcher: 'stream',
    knowGuest: {
      done: { 'of the special enterprise': { isSpecial: true }, 'of any other': { isSpecial: false } },
      error: { bug: new TypeError('no session') },
    },
    visitCenter: {
      done: {
        opened: { ok: true },
        'held back by the browser': { ok: false, failure: { code: 'blocked', href: 'https://center.example/' } },
        refused: { ok: false, failure: { code: 'refused' } },
      },
      error: { bug: new TypeError('no such door') },
    },
  },
  distinguish: ({ door, failure }) => [door, failure],
});
