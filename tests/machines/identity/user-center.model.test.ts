import { describeModel } from '../../support/model/describe-model';
import { userCenterPlan } from '../../support/plans/identity/user-center.plan';

describeModel(userCenterPlan, {
  equivalent: {
    'loading loadPerson onDone #0 and #1 swapped': 'a person who is known has not expired',
  },
  invariants: {
    'nobody is inside without a person and a token': ({ context, ...now }) =>
      !now.hasTag('inside') || (context.person !== null && context.token !== null),
    'outside nothing is known any more': ({ context, ...now }) =>
      !now.hasTag('outside') || (context.person === null && context.token === null),
    'a ticket is redeemed once': (now, before) => before?.context.ticket !== null || now.context.ticket === null,
  },
});
