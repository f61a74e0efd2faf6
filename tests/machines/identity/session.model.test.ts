import type { SessionSnapshot } from '../../../machines/identity/session';
import { describeModel } from '../../support/model/describe-model';
import { arrivalPlan } from '../../support/plans/identity/arrival.plan';
import { expiryPlan } from '../../support/plans/identity/session-expiry.plan';
import { sessionPlan } from '../../support/plans/identity/session.plan';

const isInSession = (now: SessionSnapshot) => now.matches('signedIn') || now.matches({ signingOut: 'ending' });

describeModel(sessionPlan, {
  children: { expiry: expiryPlan, arrival: arrivalPlan },
  invariants: {
    'who is signed in is signed out only by the end of that very session': (now, before, { step }) =>
      before?.matches('signedIn') !== true ||
      step.kind !== 'event' ||
      step.event.type !== 'session.expired' ||
      step.event['token'] === before.context.token ||
      now.context.token === before.context.token,
    'nobody is shown without a token': ({ context }) =>
      context.token !== null ||
      (context.user === null &&
        context.enterpriseResp === null &&
        context.roles.length + context.mmInfo.length + context.entries.length === 0),
    'a token is there exactly while somebody is signed in': (now) => isInSession(now) === (now.context.token !== null),
    'nothing of one person is seen under the token of another': (now, before) =>
      now.context.token === (before?.context.token ?? null) || now.context.entries.length === 0,
    'a token from the address is used at most once': (now, before) =>
      now.context.ssoToken === null || before === null || before.context.ssoToken !== null,
    'an expired token is nobody’s any more': (now) =>
      !now.matches('expired') || (now.context.token === null && now.context.expiredToken !== ''),
    'who was found is set aside only while it is asked who goes on': (now) =>
      now.matches('meeting') || now.context.presentToken === '',
    'nobody is signed in by an address before it is known whose it is': (now, before) =>
      !now.matches('signingInBySso') ||
      before?.matches('meeting') === true ||
      before?.matches('signingInBySso') === true,
    'only somebody signed in is asked about': (now) => now.matches('signedIn') === (now.children['user'] !== undefined),
  },
  equivalent: {
    'expired expiry onDone #0 and #1 swapped': 'an expiry ends in one way only',
    'meeting arrival onDone #0 and #1 swapped': 'an answer is one thing only',
  },
});
