import { selectPurchaseList } from '../../../machines/booking/purchase-list';
import { describeModel } from '../../support/model/describe-model';
import { purchaseListPlan } from '../../support/plans/booking/purchase-list.plan';

const APART = 'an outcome has one code, so at most one of these guards is true';

describeModel(purchaseListPlan, {
  equivalent: {
    'loading loadList onDone #0 and #1 swapped': APART,
    'shown.refreshing loadList onDone #0 and #1 swapped': APART,
    'shown.saving changeList onDone #0 and #1 swapped': APART,
    'shown.saving changeList onDone #1 and #2 swapped': APART,
    'shown.settled always #0 and #1 swapped': 'an address brings its order before anything can be typed',
  },
  invariants: {
    'what is shown is there': (now) => !now.hasTag('shown') || now.context.sheet !== null,
    'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
    'no sum stands beside kilograms that are not in it': (now) => {
      const { sums, typed } = selectPurchaseList(now);
      return sums === null || Object.keys(typed).length === 0;
    },
    'only whole packs are sent': ({ context: { change } }) =>
      change.kind !== 'line' || change.kg % 180 === 0 || change.kg === 2250,
  },
});
