import type { AccountEditions, AccountTextId } from '../../../domain/order/papers/protocol';
import type { LoadEditionsOutcome, TextStand } from './new-editions.types';

export const owedIn = (texts: readonly TextStand[]): readonly TextStand[] => texts.filter(({ isAgreed }) => !isAgreed);

export const tokenOf = ({ documentId, comes }: TextStand): string => `${documentId} ${comes?.version ?? ''}`;

export const announcedIn = (texts: readonly TextStand[], told: readonly string[]): readonly TextStand[] =>
  texts.filter((text) => text.comes !== null && !told.includes(tokenOf(text)));

const holdsOf = (texts: readonly TextStand[], id: AccountTextId): string =>
  texts.find(({ documentId }) => documentId === id)?.holds ?? '';

export const editionsIn = (texts: readonly TextStand[]): AccountEditions => ({
  agreement: holdsOf(texts, 'user-agreement'),
  privacy: holdsOf(texts, 'privacy-notice'),
});

const heldIn = (texts: readonly TextStand[]): string => texts.map(({ holds }) => holds).join();

export const isOtherThan = (outcome: LoadEditionsOutcome, texts: readonly TextStand[]): boolean =>
  outcome.ok && heldIn(outcome.texts) !== heldIn(texts);
