import { type Charges, displaySums } from '../../offer/charges';
import type { Money } from '../../values/money';
import type { EnquiryAnswer } from './enquiry-life';

export const ANSWER_DOUBTS = ['BELOW_TARIFF', 'FAR_ABOVE_TARIFF', 'NO_TARIFF', 'NO_DANGER'] as const;
export type AnswerDoubt = (typeof ANSWER_DOUBTS)[number];

/** A price above this multiple of the tariff counts as a typing error. */
export const FAR_ABOVE_TIMES = 3;

/** `tariff`: current list price in its display currency; null without one. */
export type DoubtedPrice = { doubts: AnswerDoubt[]; tariff: Money | null };

export type AnswerReading = EnquiryAnswer & DoubtedPrice;

/** Answer waiting for a second approval, visible to staff only. `isOwn`: the reader named it. */
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

/** Compares a named price with the tariff of the same goods and departure, because no other cost is known. */
export function doubtsAbout({ lacksDanger, ...answered }: AnswerPrice): DoubtedPrice {
  const doubt = priceDoubt(answered);
  return {
    doubts: [...(doubt === null ? [] : [doubt]), ...(lacksDanger ? ['NO_DANGER' as const] : [])],
    tariff: answered.tariff && displaySums(answered.tariff)[0],
  };
}
