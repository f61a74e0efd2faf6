import type { VerdictLevel } from '../goods/verdict';
import type { Offer } from './offer';

/** What an offer says to these goods, in one letter: yes, on review, by hand, sold out, no. */
export const ANSWERS = ['Y', 'R', 'M', '0', 'N'] as const;
export type Answer = (typeof ANSWERS)[number];

/** It cannot be booked: sold out, closed, or not for these goods. */
export const isShut = (answer: Answer): boolean => answer === '0' || answer === 'N';

const LETTERS = {
  PASS: 'Y',
  PASS_CHECK_DGL: 'Y',
  NEED_APPROVAL: 'R',
  MANUAL: 'M',
  BLOCK: 'N',
} as const satisfies Record<VerdictLevel, Answer>;

export function answerOf({ state, acceptance }: Pick<Offer, 'state' | 'acceptance'>): Answer {
  if (acceptance.level === 'BLOCK' || state === 'CLOSED') return 'N';
  return state === 'SOLD_OUT' ? '0' : LETTERS[acceptance.level];
}
