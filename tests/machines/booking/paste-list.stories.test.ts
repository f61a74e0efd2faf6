import { selectPasteList } from '../../../machines/booking/paste-list';
import * as stories from '../../../stories/booking/paste-list.stories';
import { describeStories } from '../../support/model/describe-stories';
import { pasteListPlan } from '../../support/plans/booking/paste-list.plan';

describeStories({
  plan: pasteListPlan,
  select: selectPasteList,
  stories,
  looks: ({ rows, isReading, isTaking, brought, failureCode }) => ({
    isReading,
    isTaking,
    isShown: rows.length > 0,
    isTaken: brought !== null,
    hasFailed: failureCode !== null,
  }),
});
