import { selectDevices } from '../../../machines/identity/devices';
import * as stories from '../../../stories/identity/devices.stories';
import { describeStories } from '../../support/model/describe-stories';
import { devicesPlan } from '../../support/plans/identity/devices.plan';

describeStories({
  plan: devicesPlan,
  select: selectDevices,
  stories,
  looks: ({ stage, devices, endingId, failureCode }) => ({
    stage,
    many: devices.length > 1,
    isBusy: endingId !== null,
    failureCode,
  }),
});
