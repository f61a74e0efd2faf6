import {
  COMPLAINT_WORDS,
  type Complaint,
  type ComplaintAbout,
  isComplainable,
  mostComplaintWeight,
} from '../../../domain/order/changes/complaint';
import { parseNumber } from '../../../domain/values/typed-number';
import { type ComplaintPart, NO_LOT, type OrderComplaintContext } from './order-complaint.types';

type Typing = Pick<OrderComplaintContext, 'about' | 'typed' | 'photos'>;

export type ComplaintField = 'about' | 'lot' | ComplaintPart | 'photos';

const chosenReason = ({ about, typed }: Pick<Typing, 'about' | 'typed'>): ComplaintAbout | undefined =>
  about.find(({ kind }) => kind === typed.about);

function chosenLot(typing: Pick<Typing, 'about' | 'typed'>): string {
  const [first, second] = chosenReason(typing)?.lots ?? [];
  if (first && !second) return first.lotId;
  return typing.typed.lot === NO_LOT ? '' : typing.typed.lot;
}

export function complaintFrom({ about, typed, photos }: Typing): Complaint {
  return {
    about: typed.about,
    lot: chosenLot({ about, typed }),
    kg: parseNumber(typed.kg, 1) ?? 0,
    words: typed.words.trim(),
    photos: photos.files.map(({ fileId }) => fileId),
  };
}

export function lotsToChoose(typing: Pick<Typing, 'about' | 'typed'>): ComplaintAbout['lots'] {
  const lots = chosenReason(typing)?.lots ?? [];
  return lots.length > 1 ? lots : [];
}

/** Largest amount in kg for the chosen reason and lot; null before a reason is chosen. */
export function mostComplaintKg(typing: Pick<Typing, 'about' | 'typed'>): number | null {
  const chosen = chosenReason(typing);
  return chosen ? mostComplaintWeight(chosen, chosenLot(typing)) : null;
}

export function complaintFaults(typing: Typing): ComplaintField[] {
  const { kg, words } = complaintFrom(typing);
  const { least, most } = COMPLAINT_WORDS;
  return [
    ...(chosenReason(typing) ? [] : (['about'] as const)),
    ...(lotsToChoose(typing).length > 0 && typing.typed.lot === '' ? (['lot'] as const) : []),
    ...(isComplainable(kg, mostComplaintKg(typing) ?? Infinity) ? [] : (['kg'] as const)),
    ...(words.length >= least && words.length <= most ? [] : (['words'] as const)),
    ...(typing.photos.failed === 0 ? [] : (['photos'] as const)),
  ];
}

export const isSound = (typing: Typing): boolean => complaintFaults(typing).length === 0;
