import { sampleBarrier, sampleFaults } from '../../../domain/mall/samples';
import { describeModel } from '../../support/model/describe-model';
import { samplePlan } from '../../support/plans/booking/sample.plan';

const APART = 'an outcome has one code, so at most one of these guards is true';

describeModel(samplePlan, {
  equivalent: {
    'loading loadSamples onDone #0 and #1 swapped': APART,
    'sending askSample onDone #0 and #1 swapped': APART,
    'changing changeSample onDone #0 and #1 swapped': APART,
  },
  invariants: {
    'only what is in order is sent, and only where one may be had': ({ context: { sheet, form, offered }, ...now }) =>
      !now.hasTag('sending') ||
      (sheet !== null && sampleBarrier(sheet) === null && sampleFaults(form, offered.sizes).length === 0),
    'nothing is told while an answer is awaited': ({ context: { failureCode, notice, message }, ...now }) =>
      !(now.hasTag('sending') || now.hasTag('changing')) ||
      (failureCode === null && notice === null && message === null),
    'what was done and what went wrong are never told together': ({ context: { failureCode, notice } }) =>
      failureCode === null || notice === null,
    'what is closed tells nothing of anybody': ({ context: { sheet, form }, ...now }) =>
      !now.hasTag('closed') || (sheet === null && form.contact === ''),
  },
});
