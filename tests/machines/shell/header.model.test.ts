import { describeModel } from '../../support/model/describe-model';
import { headerPlan } from '../../support/plans/shell/header.plan';

describeModel(headerPlan, {
  invariants: {
    'one panel at most hangs from it': (now) => !(now.hasTag('menu') && now.hasTag('code')),
    'it hides only by a step down the page': (now, before) =>
      !now.hasTag('hidden') || !!before?.hasTag('hidden') || now.hasTag('solid'),
    'the special page is for those who are known to be of it': (now, before) =>
      now.context.door !== 'special' ||
      before?.context.door === 'special' ||
      before?.matches({ visit: 'settling' }) === true,
    'a new visit starts clean': (now) => !now.hasTag('visiting') || now.context.failure === null,
  },
});
