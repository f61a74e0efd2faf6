import { describeModel } from '../../support/model/describe-model';
import { orderQuotePlan } from '../../support/plans/order/order-quote.plan';

describeModel(orderQuotePlan, {
  equivalent: {
    'failed on quote.retry #0 goes to deciding': 'a quote that was asked for has a name',
    'loading loadQuote onDone #0 and #1 swapped': 'what is held is not missing',
  },
  invariants: {
    'a price that is locked has time left': ({ context, ...now }) =>
      !now.hasTag('locked') || context.deadline > context.now,
    'what is offered is said, and only then': (now) => now.hasTag('offered') === (now.context.renewal !== null),
    'a failure is not told while an answer is awaited': (now) =>
      !(now.hasTag('loading') || now.hasTag('renewing')) || now.context.failureCode === null,
    'nothing is priced without a quote': (now) =>
      !(now.hasTag('locked') || now.hasTag('lapsed')) || now.context.quote !== null,
  },
});
