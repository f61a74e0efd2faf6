import { orderAnswerMachine, type AnswerTerms } from '../../../../machines/order/order-answer';
import { planFor, shared } from '../../model/plan';

export const NEW_TOTAL = { amount: 45_296, currency: '2' };

const refused = (code: 'late' | 'price' | 'gone' | 'network' | 'unavailable') => ({ ok: false as const, code });

export const answerPlanOf = (shown: AnswerTerms) =>
  planFor(orderAnswerMachine, {
    inputs: { 'an order': { orderNo: 'LC2611207K3M9Q' } },
    events: { 'answer.give': { yes: { isAccepted: true, shown }, no: { isAccepted: false, shown } } },
    outcomes: {
      giveAnswer: {
        done: {
          taken: { ok: true },
          'too late': refused('late'),
          'another price': refused('price'),
          'somebody was faster': refused('gone'),
          offline: refused('network'),
          unavailable: refused('unavailable'),
        },
        error: { bug: new TypeError('not an answer') },
      },
    },
    distinguish: ({ answer, failureCode }) => [answer?.isAccepted, failureCode],
  });

export const SHOWN: AnswerTerms = { total: NEW_TOTAL };

export const orderAnswerPlan = shared('orderAnswerPlan', answerPlanOf(SHOWN));
