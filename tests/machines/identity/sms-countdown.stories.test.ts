import { selectSmsCountdown } from '../../../machines/identity/sms-countdown';
import * as stories from '../../../stories/identity/sms-countdown.stories';
import { describeStories } from '../../support/model/describe-stories';
import { smsCountdownPlan } from '../../support/plans/identity/sms-countdown.plan';

describeStories({
  plan: smsCountdownPlan,
  select: selectSmsCountdown,
  stories,
  looks: ({ status, canRequest, isBusy, failureCode, sentTo }) => ({
    status,
    canRequest,
    isBusy,
    failureCode,
    wasSent: sentTo !== null,
  }),
});
