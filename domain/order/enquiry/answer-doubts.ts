import { type Charges, sumsOf } from '../../offer/charges';
import type { Money } from '../../values/money';
import type { EnquiryAnswer } from './enquiry-life';

/** Reasons for which an answer to an enquiry waits for a second person. */
export const ANSWER_DOUBTS = ['BELOW_TARIFF', 'FAR_ABOVE_TARIFF', 'NO_TARIFF', 'NO_DANGER'] as const;
export type AnswerDoubt = (typeof ANSWER_DOUBTS)[number];

/** A price above this multiple of the tariff counts as a slip of the finger. */
export const FAR_ABOVE_TIMES = 3;

/** `tariff`: the price at which the same can be ordered now, in the currency it is shown in; null without one. */
export type DoubtedPrice = { doubts: AnswerDoubt[]; tariff: Money | null };

/** An answer as the person who names it reads it before. */
export type AnswerReading = EnquiryAnswer & DoubtedPrice;

/** An answer that the house alone reads before a second person agrees. `isOwn`: the reader put it. */
export type WaitingAnswer = DoubtedPrice & {
  answer: EnquiryAnswer;
  by: string;
  isOwn: boolean;
  returned: { at: string; by: string; reason: string } | null;
};

type AnswerPrice = { charges: Charges; tariff: Charges | null; lacksDanger: boolean };

function priceDoubt({ charges, tariff }: Omit<AnswerPrice, 'lacksDanger'>): AnswerDoubt | null {
  if (tariff === null) return 'NO_TARIFF';
  const [named, sold] = [charges.totalUsd.amount, tariff.totalUsd.amount];
  if (named < sold) return 'BELOW_TARIFF';
  return named > sold * FAR_ABOVE_TIMES ? 'FAR_ABOVE_TARIFF' : null;
}

/** Compares a named price with the tariff price of the same goods by the same departure: the house knows no other cost. */
export function doubtsAbout({ lacksDanger, ...answered }: AnswerPrice): DoubtedPrice {
  const doubt = priceDoubt(answered);
  return {
    doubts: [...(doubt === null ? [] : [doubt]), ...(lacksDanger ? ['NO_DANGER' as const] : [])],
    tariff: answered.tariff && sumsOf(answered.tariff)[0],
  };
}
