import { describeModel } from '../../support/model/describe-model';
import { copierPlan } from '../../support/plans/shell/copier.plan';

describeModel(copierPlan, {
  invariants: {
    'it is never both copied and held back': (now) => !(now.hasTag('copied') && now.hasTag('uncopied')),
    'only what was on its way is copied': (now, before) =>
      !now.hasTag('copied') || before === null || before.matches('copying') || before.hasTag('copied'),
  },
});
