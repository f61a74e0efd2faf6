import { selectFreightChoice } from '../../../machines/order/freight-choice';
import { describeModel } from '../../support/model/describe-model';
import { freightChoicePlan } from '../../support/plans/order/freight-choice.plan';

describeModel(freightChoicePlan, {
  invariants: {
    'drafts are shown only for the purchase they were asked about': (now) =>
      selectFreightChoice(now).stage !== 'told' || now.context.question !== null,
    'nobody is asked about nothing': (now) => !now.hasTag('asking') || now.context.question !== null,
    'what nobody asks about is forgotten': (now) => now.context.question !== null || now.context.answer === null,
  },
});
