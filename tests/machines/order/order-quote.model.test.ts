import { describeModel } from '../../support/model/describe-model';
import { PARENT } from '../../support/model/effects';
import { orderQuotePlan } from '../../support/plans/order/order-quote.plan';

describeModel(orderQuotePlan, {
  equivalent: {
    'failed on quote.retry #0 goes to deciding': 'a quote that was asked for has a name',
    'loading loadQuote onDone #1 and #2 swapped': 'what is held is not missing',
    'loading loadQuote onDone #2 and #3 swapped': 'a failure has one code',
    'signedOut somebody onDone #0 goes to deciding': 'a quote that was asked for has a name',
  },
  invariants: {
    'the form is told of every price it did not bring itself, and can be ordered by': (
      now,
      before,
      { step, effects },
    ) =>
      before === null ||
      now.hasTag('used') ||
      now.context.quote === before.context.quote ||
      (step.kind === 'event' && step.event.type === 'quote.turn') ||
      effects.some((effect) => effect.startsWith('send ') && effect.includes('quote.held') && effect.endsWith(PARENT)),
    'a price that is locked has time left': ({ context, ...now }) =>
      !now.hasTag('locked') || context.deadline > context.now,
    'what is offered is said, and only then': (now) => now.hasTag('offered') === (now.context.renewal !== null),
    'a failure is not told while an answer is awaited': (now) =>
      !(now.hasTag('loading') || now.hasTag('renewing')) || now.context.failureCode === null,
    'what was ordered by leads to its order alone': (now) =>
      now.hasTag('used') === (now.context.quote?.orderNo !== undefined),
    'nothing is priced without a quote': (now) =>
      !(now.hasTag('locked') || now.hasTag('lapsed')) || now.context.quote !== null,
  },
});
