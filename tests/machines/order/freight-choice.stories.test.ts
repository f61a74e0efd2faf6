import { selectFreightChoice } from '../../../machines/order/freight-choice';
import * as stories from '../../../stories/modes/mall-freight.stories';
import { describeStories } from '../../support/model/describe-stories';
import { freightChoicePlan } from '../../support/plans/order/freight-choice.plan';

describeStories({
  plan: freightChoicePlan,
  select: selectFreightChoice,
  stories,
  looks: (view) => ({ stage: view.stage, isNone: view.stage === 'told' && view.answer.length === 0 }),
});
