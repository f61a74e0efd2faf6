import { type Charges, displaySums } from '../../offer/charges';
import type { Is } from '../../shape/is';
import type { answerReading, waitingAnswer } from './answer-doubts-shape';

export const ANSWER_DOUBTS = ['BELOW_TARIFF', 'FAR_ABOVE_TARIFF', 'NO_TARIFF', 'NO_DANGER'] as const;
export type AnswerDoubt = (typeof ANSWER_DOUBTS)[number];

/** A price above this multiple of the tariff counts as a typing error. */
export const FAR_ABOVE_TIMES = 3;

export type AnswerReading = Is<typeof answerReading>;

export type WaitingAnswer = Is<typeof waitingAnswer>;

export type DoubtedPrice = Pick<AnswerReading, 'doubts' | 'tariff'>;

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
