import { isAskable, chosenKg } from '../../../domain/mall/choice';
import { describeModel } from '../../support/model/describe-model';
import { productDrawerPlan } from '../../support/plans/booking/product-drawer.plan';

describeModel(productDrawerPlan, {
  equivalent: {
    'product.loading loadItem onDone #0 and #1 swapped': 'what is found is not missing, so no answer fits both guards',
    'list.adding addLine onDone #0 and #1 swapped': 'an outcome has one code, so at most one of these guards is true',
  },
  invariants: {
    'it is shown where it is here': (now) => now.matches({ product: 'here' }) === (now.context.item !== null),
    'a price is told for what stands there alone': ({ context: { item, choice, landed } }) =>
      landed === null || (item !== null && isAskable(item, choice)),
    'what was put on the list is what stands there': ({ context: { item, added, choice } }) =>
      added === null || added.kg === (item && chosenKg(item, choice)),
    'nothing is asked without a quantity and a place': (now) =>
      now.matches({ delivery: 'none' }) !==
      (now.context.item !== null && isAskable(now.context.item, now.context.choice)),
  },
});
