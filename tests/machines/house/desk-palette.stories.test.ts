import { selectDeskPalette } from '../../../machines/house/desk-palette';
import * as stories from '../../../stories/house/desk-palette.stories';
import { describeStories } from '../../support/model/describe-stories';
import { deskPalettePlan } from '../../support/plans/house/desk-palette.plan';

describeStories({
  plan: deskPalettePlan,
  select: selectDeskPalette,
  stories,
  looks: ({ stage, isFinding, found, isMore, failureCode }) => ({
    stage,
    isFinding,
    found: found && found.length > 0,
    isMore,
    failureCode,
  }),
});
