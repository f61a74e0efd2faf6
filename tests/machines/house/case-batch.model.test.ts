import { describeModel } from '../../support/model/describe-model';
import { caseBatchPlan } from '../../support/plans/house/case-batch.plan';

describeModel(caseBatchPlan, {
  equivalent: { 'ticked begins in gathering': 'it is entered by its states alone' },
  invariants: {
    'nothing is sent that was not rehearsed with these words': ({ context: { readings } }, before, { effects }) =>
      !effects.some((line) => line.startsWith('start actOnMany')) || (before !== null && readings.length > 0),
    'what is refused in the rehearsal is not sent': ({ context: { readings, outcomes } }) =>
      outcomes.every(({ orderNo }) => readings.some((one) => one.orderNo === orderNo)),
    'an outcome once told is not forgotten until it was seen': ({ context: { outcomes }, ...now }, before) =>
      !before?.hasTag('cut') ||
      now.hasTag('done') ||
      !now.hasTag('open') ||
      outcomes.length >= before.context.outcomes.length,
    'nothing is ticked while a batch is done': ({ context: { ticked }, ...now }, before) =>
      !now.matches('sending') || !before?.matches('sending') || ticked === before.context.ticked,
    'a failure is forgotten once it is tried again': ({ context: { failureCode, message }, ...now }) =>
      !now.hasTag('working') || (failureCode === null && message === null),
  },
});
