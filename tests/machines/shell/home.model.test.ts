import { describeModel } from '../../support/model/describe-model';
import { homePlan } from '../../support/plans/shell/home.plan';

describeModel(homePlan, {
  invariants: {
    'every block lives as long as the page': (now) =>
      ['bookingSearch', 'carousel', 'lowestPrices', 'news', 'segregationCheck'].every((id) => id in now.children),
  },
});
