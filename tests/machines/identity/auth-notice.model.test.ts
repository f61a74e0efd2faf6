import { describeModel } from '../../support/model/describe-model';
import { authNoticePlan } from '../../support/plans/identity/auth-notice.plan';

describeModel(authNoticePlan, {
  invariants: {
    'a link is offered exactly where it may be followed': (now) =>
      !now.can({ type: 'link.follow' }) || now.context.href !== null,
    'while a tab is being opened no link opens a second one': (now) =>
      !now.matches('opening') || !now.can({ type: 'link.follow' }),
    'there is always a way out': (now) => now.status === 'done' || now.can({ type: 'notice.cancel' }),
    'the countdown never rises, and never shows more than five': (now, before) =>
      now.context.secondsLeft <= (before?.matches('counting') ? before.context.secondsLeft : 5),
    'a way that was found is not lost again': (now, before) =>
      before === null || before.context.href === null || now.context.href !== null,
  },
});
