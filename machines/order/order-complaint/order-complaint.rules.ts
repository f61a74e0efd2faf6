import {
  COMPLAINT_WORDS,
  type Complaint,
  type ComplaintAbout,
  isComplainable,
  mostKgOf,
} from '../../../domain/order/changes/complaint';
import { numberIn } from '../../../domain/values/typed-number';
import { type ComplaintPart, NO_LOT, type OrderComplaintContext } from './order-complaint.types';

type Typing = Pick<OrderComplaintContext, 'about' | 'typed' | 'photos'>;

export type ComplaintField = 'about' | 'lot' | ComplaintPart | 'photos';

const chosenIn = ({ about, typed }: Pick<Typing, 'about' | 'typed'>): ComplaintAbout | undefined =>
  about.find(({ kind }) => kind === typed.about);

function lotIn(typing: Pick<Typing, 'about' | 'typed'>): string {
  const [first, second] = chosenIn(typing)?.lots ?? [];
  if (first && !second) return first.lotId;
  return typing.typed.lot === NO_LOT ? '' : typing.typed.lot;
}

export function complaintIn({ about, typed, photos }: Typing): Complaint {
  return {
    about: typed.about,
    lot: lotIn({ about, typed }),
    kg: numberIn(typed.kg, 1) ?? 0,
    words: typed.words.trim(),
    photos: photos.files.map(({ fileId }) => fileId),
  };
}

export function lotsIn(typing: Pick<Typing, 'about' | 'typed'>): ComplaintAbout['lots'] {
  const lots = chosenIn(typing)?.lots ?? [];
  return lots.length > 1 ? lots : [];
}

/** Largest amount in kg for the chosen reason and lot; null before a reason is chosen. */
export function mostKgIn(typing: Pick<Typing, 'about' | 'typed'>): number | null {
  const chosen = chosenIn(typing);
  return chosen ? mostKgOf(chosen, lotIn(typing)) : null;
}

export function faultsIn(typing: Typing): ComplaintField[] {
  const { kg, words } = complaintIn(typing);
  const { least, most } = COMPLAINT_WORDS;
  return [
    ...(chosenIn(typing) ? [] : (['about'] as const)),
    ...(lotsIn(typing).length > 0 && typing.typed.lot === '' ? (['lot'] as const) : []),
    ...(isComplainable(kg, mostKgIn(typing) ?? Infinity) ? [] : (['kg'] as const)),
    ...(words.length >= least && words.length <= most ? [] : (['words'] as const)),
    ...(typing.photos.failed === 0 ? [] : (['photos'] as const)),
  ];
}

export const isSound = (typing: Typing): boolean => faultsIn(typing).length === 0;
