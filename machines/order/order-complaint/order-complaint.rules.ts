import { COMPLAINT_WORDS, type Complaint, type ComplaintAbout, isComplainable } from '../../../domain/order/complaint';
import { numberIn } from '../../../domain/values/typed-number';
import type { ComplaintPart, OrderComplaintContext } from './order-complaint.types';

type Typing = Pick<OrderComplaintContext, 'about' | 'typed'>;

export type ComplaintField = 'about' | ComplaintPart;

const chosenIn = ({ about, typed }: Typing): ComplaintAbout | undefined =>
  about.find(({ kind }) => kind === typed.about);

export function complaintIn({ typed }: Pick<Typing, 'typed'>): Complaint {
  return { about: typed.about, kg: numberIn(typed.kg, 1) ?? 0, words: typed.words.trim() };
}

/** The most kilograms that a complaint of the chosen reason may name; null before a reason is chosen. */
export const mostKgIn = (typing: Typing): number | null => chosenIn(typing)?.mostKg ?? null;

export function faultsIn(typing: Typing): ComplaintField[] {
  const { kg, words } = complaintIn(typing);
  const chosen = chosenIn(typing);
  const { least, most } = COMPLAINT_WORDS;
  return [
    ...(chosen ? [] : (['about'] as const)),
    ...(isComplainable(kg, chosen?.mostKg ?? Infinity) ? [] : (['kg'] as const)),
    ...(words.length >= least && words.length <= most ? [] : (['words'] as const)),
  ];
}

export const isSound = (typing: Typing): boolean => faultsIn(typing).length === 0;
