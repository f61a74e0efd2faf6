import { selectEnquiryCase } from '../../../machines/order/enquiry-case';
import { describeModel } from '../../support/model/describe-model';
import { enquiryCasePlan } from '../../support/plans/order/enquiry-case.plan';

const APART = 'an outcome has one code, so at most one of these guards is true';

describeModel(enquiryCasePlan, {
  equivalent: {
    'loading loadEnquiry onDone #0 and #1 swapped': APART,
    'loading loadEnquiry onDone #1 and #2 swapped': APART,
  },
  invariants: {
    'what is shown is there': (now) => !now.hasTag('shown') || now.context.enquiry !== null,
    'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
    'nothing is accepted but a price that was drawn': ({ context: { deed, enquiry }, ...now }) =>
      !now.hasTag('busy') ||
      !now.hasTag('shown') ||
      deed.kind !== 'accept' ||
      (deed.answerNo === enquiry?.answer?.answerNo &&
        deed.shownTotal.amount === enquiry.answer.charges.totalUsd.amount),
    'what is over cannot be accepted': (now) => {
      const { state, may } = selectEnquiryCase(now);
      return !may.accept || state === 'ANSWERED';
    },
    'another answer is said to be another': (now, before) => {
      const [was, is] = [before?.context.enquiry?.answer, now.context.enquiry?.answer];
      return !was || !is || was.answerNo === is.answerNo || now.context.isChanged;
    },
    'an empty word is not sent': ({ context: { deed }, ...now }) =>
      !now.hasTag('busy') || deed.kind !== 'say' || deed.text !== '',
  },
});
