import { selectArrival } from '../../../machines/identity/arrival';
import * as stories from '../../../stories/identity/arrival.stories';
import { describeStories } from '../../support/model/describe-stories';
import { arrivalPlan } from '../../support/plans/identity/arrival.plan';

describeStories({ plan: arrivalPlan, select: selectArrival, stories, looks: (view) => view });
