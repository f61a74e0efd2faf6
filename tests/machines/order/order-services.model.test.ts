import { describeModel } from '../../support/model/describe-model';
import { orderServicesPlan } from '../../support/plans/order/order-services.plan';

describeModel(orderServicesPlan, {
  invariants: {
    'a price stands only for what it was asked for': (now) => now.matches('priced') === (now.context.price !== null),
    'a failure is told exactly where it has failed': (now) =>
      now.hasTag('failed') === (now.context.failureCode !== null),
    'nobody is asked for the price of nothing': (now) =>
      !now.hasTag('busy') || (now.context.asked.services.length > 0 && now.context.asked.quoteId !== ''),
  },
});
