import { selectPaperView } from '../../../machines/order/paper-view';
import { describeModel } from '../../support/model/describe-model';
import { paperViewPlan } from '../../support/plans/order/paper-view.plan';

describeModel(paperViewPlan, {
  invariants: {
    'a paper is held exactly while it is looked at': (now) => now.hasTag('shown') === (now.context.paper !== null),
    'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
    'what is shown in the page is nothing a browser would save': (now) =>
      selectPaperView(now).paper?.format !== 'other',
  },
});
