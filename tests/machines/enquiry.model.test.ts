import { faultsOf } from '../../machines/enquiry/enquiry.rules';
import { describeModel } from '../support/model/describe-model';
import { enquiryPlan } from '../support/plans/enquiry.plan';

describeModel(enquiryPlan, {
  invariants: {
    'nothing is complained of while the answer is awaited': ({ context, ...now }) =>
      !now.hasTag('sending') || context.failureCode === null,
    'only a sound form is sent': ({ context, ...now }) => !now.hasTag('sending') || faultsOf(context).length === 0,
    'what was sent has a number': ({ context, ...now }) => !now.hasTag('sent') || context.sent !== null,
    'the focus moves at most once a step': (now, before) =>
      before === null || now.context.focus.turn - before.context.focus.turn <= 1,
  },
});
