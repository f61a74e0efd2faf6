import { faultsOfEnquiry } from '../../../machines/order/enquiry/enquiry.rules';
import { describeModel } from '../../support/model/describe-model';
import { BY_HAND, enquiryPlan } from '../../support/plans/order/enquiry.plan';

describeModel(enquiryPlan, {
  invariants: {
    'nothing is complained of while the answer is awaited': ({ context, ...now }) =>
      !now.hasTag('sending') || context.failureCode === null,
    'only a sound form is sent': ({ context, ...now }) =>
      !now.hasTag('sending') || faultsOfEnquiry(context).length === 0,
    'what was sent has a number': ({ context, ...now }) => !now.hasTag('sent') || context.sent !== null,
    'what the library says of a substance is in its row, but for what was written by hand': ({
      context: { library, form },
    }) =>
      form.goods.every(
        ({ goodsId, flashPoint }) => library[goodsId] === undefined || ['11', BY_HAND].includes(flashPoint),
      ),
    'what was written by hand stays until it is struck out': (now, before) =>
      before?.context.form.goods[0]?.flashPoint !== BY_HAND ||
      now.context.form.goods[0]?.goodsId !== before.context.form.goods[0].goodsId ||
      now.context.form.goods[0].nameCn === '' ||
      now.context.form.goods[0].flashPoint === BY_HAND,
    'the focus moves at most once a step': (now, before) =>
      before === null || now.context.focus.turn - before.context.focus.turn <= 1,
    'whoever is asked about the same is told which': (now) => !now.hasTag('doubting') || now.context.same !== null,
  },
  equivalent: { 'enquiry.open.sending sendEnquiry onDone #0 and #1 swapped': 'what is taken is not there already' },
});
