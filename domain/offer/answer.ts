import type { VerdictLevel } from '../goods/verdict';
import type { Offer } from './offer';

/** Verdict of an offer on the goods: yes, after review, manual, sold out, no. */
export const ANSWERS = ['Y', 'R', 'M', '0', 'N'] as const;
export type Answer = (typeof ANSWERS)[number];

export const isShut = (answer: Answer): boolean => answer === '0' || answer === 'N';

const LETTERS = {
  PASS: 'Y',
  PASS_CHECK_DGL: 'Y',
  NEED_APPROVAL: 'R',
  MANUAL: 'M',
  BLOCK: 'N',
} as const satisfies Record<VerdictLevel, Answer>;

export function offerAnswer({ state, acceptance }: Pick<Offer, 'state' | 'acceptance'>): Answer {
  if (acceptance.level === 'BLOCK' || state === 'CLOSED') return 'N';
  return state === 'SOLD_OUT' ? '0' : LETTERS[acceptance.level];
}
