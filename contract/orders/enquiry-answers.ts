import * as v from 'valibot';

import { ANSWER_DOUBTS } from '../../domain/order/enquiry/answer-doubts';
import { money } from '../../domain/shape/trade';
import { enquiryAnswer } from '../../domain/order/enquiry/enquiry-life-shape';

export const doubtedPrice = { doubts: v.array(v.picklist(ANSWER_DOUBTS)), tariff: v.nullable(money) };

/** Adds the reasons for a second approval, which only staff read. */
export const answerReading = v.object({ ...enquiryAnswer.entries, ...doubtedPrice });
