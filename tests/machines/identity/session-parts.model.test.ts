import { describeModel } from '../../support/model/describe-model';
import { expiryPlan } from '../../support/plans/identity/session-expiry.plan';
import { userPlan } from '../../support/plans/identity/session-user.plan';

describeModel(userPlan, {
  invariants: {
    'entries are only asked for where there is an enterprise': (now) =>
      !now.matches('loadingEntries') || now.context.basicEntId !== '',
    'the token never changes': (now, before) => before === null || now.context.token === before.context.token,
  },
});

describeModel(expiryPlan, {
  invariants: {
    'a reload is promised only where it was granted': (now, before) =>
      now.context.end !== 'reloading' || before?.matches('reloading') === true || before?.context.end === 'reloading',
    'the token that is ended is the one that expired': (now) => now.context.token === 'token-of-li',
  },
  equivalent: { 'forgetting forgetExpired onDone #0 and #1 swapped': 'a cookie holds one thing only' },
});
