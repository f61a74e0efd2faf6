import { describeModel } from '../../support/model/describe-model';
import { deskCustomersPlan } from '../../support/plans/house/desk-customers.plan';

describeModel(deskCustomersPlan, {
  invariants: {
    'nobody is looked for by too little': ({ context: { text }, ...now }) => !now.hasTag('finding') || text.length > 1,
    'only who was read is shown': ({ context: { ref, shown }, ...now }) =>
      !now.hasTag('shown') || (shown !== null && ref !== null),
    'of who was looked at nothing stays beside the search': ({ context: { ref, shown }, ...now }) =>
      !now.hasTag('seeking') || (shown === null && ref === null),
  },
  equivalent: {
    'looking.reading readCustomer onDone #0 and #1 swapped': 'who was read is there: never both',
  },
});
