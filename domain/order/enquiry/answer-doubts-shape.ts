import * as v from 'valibot';

import { moment, money } from '../../shape/trade';
import { ANSWER_DOUBTS } from './answer-doubts';
import { enquiryAnswer } from './enquiry-life-shape';

/** `tariff`: current list price in its display currency; null without one. */
const doubtedPrice = { doubts: v.array(v.picklist(ANSWER_DOUBTS)), tariff: v.nullable(money) };

/** Answer waiting for a second approval, visible to staff only. `isOwn`: the reader named it. */
export const waitingAnswer = v.object({
  ...doubtedPrice,
  answer: enquiryAnswer,
  by: v.string(),
  isOwn: v.boolean(),
  returned: v.nullable(v.object({ at: moment, by: v.string(), reason: v.string() })),
});

/** Adds the reasons for a second approval, which only staff read. */
export const answerReading = v.object({ ...enquiryAnswer.entries, ...doubtedPrice });
