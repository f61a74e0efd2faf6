import { describeModel } from '../../support/model/describe-model';
import { helpSearchPlan } from '../../support/plans/content/help-search.plan';

describeModel(helpSearchPlan, {
  invariants: {
    'pages are there exactly where they have come': (now) => now.matches('here') === now.context.pages.length > 0,
    'a failure is told exactly where it has failed': (now) =>
      now.matches('failed') === (now.context.failureCode !== null),
    'a page is read only where nothing is searched for': (now) =>
      !now.hasTag('reading') || now.context.text.trim() === '',
  },
});
