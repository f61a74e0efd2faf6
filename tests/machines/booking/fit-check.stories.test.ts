import { selectFitCheck } from '../../../machines/booking/fit-check';
import * as stories from '../../../stories/modes/lcl-fit.stories';
import { describeStories } from '../../support/model/describe-stories';
import { fitCheckPlan } from '../../support/plans/booking/fit-check.plan';

describeStories({
  plan: fitCheckPlan,
  select: selectFitCheck,
  stories,
  looks: (view) => (view.stage === 'told' ? { stage: view.stage, isOff: view.fit.acceptance.level === 'BLOCK' } : view),
});
