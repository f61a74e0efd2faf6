import { enquiryPriceMachine } from '../../../../machines/order/enquiry-price';
import { PRICED, PRICED_AS_TANK, TO_ROTTERDAM } from '../../../../stories/order/enquiry-price.fixtures';
import { sharedPlan } from '../../model/plan';

export const enquiryPricePlan = sharedPlan('enquiryPricePlan', enquiryPriceMachine, {
  inputs: { 'a form': undefined },
  events: {
    'question.changed': {
      'a box': { question: TO_ROTTERDAM },
      'a tank': { question: { ...TO_ROTTERDAM, modeWish: 'TANK', boxes: [{ type: '20TK', count: '1' }] } },
      'no lane yet': { question: null },
    },
  },
  outcomes: {
    questionWatcher: 'stream',
    ask: {
      done: {
        'a price': { ok: true, answer: { price: PRICED } },
        'a price of tanks': { ok: true, answer: { price: PRICED_AS_TANK } },
        'no price': { ok: true, answer: { price: null } },
        'no answer': { ok: false },
      },
      error: { bug: new TypeError('not a price') },
    },
  },
  distinguish: ({ question, answer }) => [question?.modeWish, answer?.price?.charges.totalUsd.amount],
});
