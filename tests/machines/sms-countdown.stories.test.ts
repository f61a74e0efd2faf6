import { selectSmsCountdown } from '../../machines/sms-countdown';
import * as stories from '../../stories/sms-countdown.stories';
import { describeStories } from '../support/model/describe-stories';
import { smsCountdownPlan } from '../support/plans/sms-countdown.plan';

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
