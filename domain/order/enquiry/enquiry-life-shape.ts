import * as v from 'valibot';

import { moment, money } from '../../shape/trade';
import { offer, open } from '../../offer/offer-shape';
import { charges } from '../../offer/charges-shape';
import { ENQUIRY_STATES } from './enquiry-life';

export const enquiryAnswer = v.object({
  answerNo: v.number(),
  at: moment,
  validUntil: moment,
  offer,
  charges,
  note: v.string(),
});

export const counter = v.object({ ...money.entries, isTaxed: v.boolean() });

export const enquiryMessage = v.object({
  seq: v.number(),
  at: moment,
  byHouse: v.boolean(),
  text: v.string(),
  counter: v.nullable(counter),
});

export const enquiry = v.object({
  enquiryNo: v.string(),
  state: v.picklist(ENQUIRY_STATES),
  sentAt: moment,
  answerBy: moment,
  orgPortCode: v.string(),
  dstPortCode: v.string(),
  /** Names of both ends; empty when the code is unknown. */
  orgName: v.optional(v.string(), ''),
  dstName: v.optional(v.string(), ''),
});

/** `form` stays open: the page reads it with the schema of its mode's form. */
export const enquiryDetail = v.object({
  ...enquiry.entries,
  form: open,
  answer: v.nullable(enquiryAnswer),
  messages: v.array(enquiryMessage),
  reason: v.string(),
  quote: v.nullable(v.object({ quoteId: v.string(), lockedUntil: moment })),
  orderNo: v.nullable(v.string()),
});
