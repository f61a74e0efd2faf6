import { freightChoiceMachine } from '../../../../machines/order/freight-choice';
import { LIGHT, OPEN, SHIPPED, TRUCKED } from '../../../../stories/modes/mall-freight.fixtures';
import { sharedPlan } from '../../model/plan';

const question = (looks: number) => ({ question: { quoteId: 'M-fetched', looks } });

export const freightChoicePlan = sharedPlan('freightChoicePlan', freightChoiceMachine, {
  inputs: { 'a form': undefined },
  events: {
    'question.changed': {
      'chosen just now': question(0),
      'back from the draft': question(1),
      'nobody carries it': { question: null },
    },
  },
  outcomes: {
    questionWatcher: 'stream',
    ask: {
      done: {
        'one of each kind': { ok: true, answer: [TRUCKED, SHIPPED, OPEN, LIGHT] },
        'one that is wrong': { ok: true, answer: [LIGHT] },
        none: { ok: true, answer: [] },
        'no answer': { ok: false },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ question: asked, answer }) => [asked?.looks, answer?.map(({ draftId }) => draftId)],
});
