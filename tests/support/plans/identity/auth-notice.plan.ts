import { authNoticeMachine } from '../../../../machines/identity/auth-notice';
import { sharedPlan } from '../../model/plan';

const NOW = 1_800_000_000_000;
const SECOND = 1_000;
const target = 'https://center.example/verification';

export const authNoticePlan = sharedPlan('authNoticePlan', authNoticeMachine, {
  inputs: {
    verified: { target, standing: 'PASS' },
    'not verified': { target, standing: 'NONE' },
    'a natural person': { target, standing: 'NATURAL' },
    'nothing known': { target, standing: null },
  },
  events: {
    'link.follow': 'bare',
    'notice.cancel': 'bare',
    'clock.ticked': {
      'a second later': { now: NOW + SECOND },
      'five seconds later': { now: NOW + 5 * SECOND },
      'almost a minute later': { now: NOW + 45 * SECOND },
      'set back by an hour': { now: NOW - 3_600 * SECOND },
    },
  },
  outcomes: {
    findWay: {
      done: {
        found: { ok: true, href: `${target}?token=ticket-1`, foundAt: NOW },
        'found anew': { ok: true, href: `${target}?token=ticket-2`, foundAt: NOW + SECOND },
        'none of ours': { ok: false },
      },
      error: { bug: new TypeError('no way') },
    },
    openTab: {
      done: { opened: { isOpened: true }, 'held back': { isOpened: false } },
      error: { bug: new TypeError('no window') },
    },
    secondTicker: 'stream',
  },
  distinguish: ({ standing, href, foundAt, deadline, secondsLeft }) => [standing, href, foundAt, deadline, secondsLeft],
});
