import { selectDeskLog } from '../../../machines/house/desk-log';
import * as stories from '../../../stories/house/desk-log.stories';
import { describeStories } from '../../support/model/describe-stories';
import { deskLogPlan } from '../../support/plans/house/desk-log.plan';

/** The halves are independent in appearance. */
describeStories({
  plan: deskLogPlan,
  select: selectDeskLog,
  stories,
  looks: ({ stage, total, failureCode, check, chain }) =>
    stage === 'listed' && total > 0
      ? { check, isBroken: chain !== null && chain.brokenAt !== null }
      : { stage, failureCode },
});
