import * as v from 'valibot';

import { ANSWER_DOUBTS } from '../../domain/order/enquiry/answer-doubts';
import type { EnquiryAnswer, EnquiryMessage } from '../../domain/order/enquiry/enquiry-life';
import { charges } from '../offers/charges';
import { money } from '../wire/money';
import { offer } from '../offers/offers';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

export const enquiryAnswer = v.object({
  answerNo: v.number(),
  at: timestamp,
  validUntil: timestamp,
  offer,
  charges,
  note: v.string(),
}) satisfies v.GenericSchema<unknown, EnquiryAnswer>;

export const enquiryMessage = v.object({
  seq: v.number(),
  at: timestamp,
  byHouse: v.boolean(),
  text: v.string(),
  counter: v.nullable(v.object({ ...money.entries, isTaxed: v.boolean() })),
}) satisfies v.GenericSchema<unknown, EnquiryMessage>;

export const doubtedPrice = { doubts: v.array(v.picklist(ANSWER_DOUBTS)), tariff: v.nullable(money) };

/** Adds the reasons for a second approval, which only staff read. */
export const answerReading = v.object({ ...enquiryAnswer.entries, ...doubtedPrice });
