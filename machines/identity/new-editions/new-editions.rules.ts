import type { AccountEditions, AccountTextId } from '../../../domain/order/papers/protocol';
import type { LoadEditionsOutcome, TextStand } from './new-editions.types';

export const textsToAgree = (texts: readonly TextStand[]): readonly TextStand[] =>
  texts.filter(({ isAgreed }) => !isAgreed);

export const editionToken = ({ documentId, comes }: TextStand): string => `${documentId} ${comes?.version ?? ''}`;

export const newAnnouncements = (texts: readonly TextStand[], told: readonly string[]): readonly TextStand[] =>
  texts.filter((text) => text.comes !== null && !told.includes(editionToken(text)));

const currentEdition = (texts: readonly TextStand[], id: AccountTextId): string =>
  texts.find(({ documentId }) => documentId === id)?.holds ?? '';

export const accountEditions = (texts: readonly TextStand[]): AccountEditions => ({
  agreement: currentEdition(texts, 'user-agreement'),
  privacy: currentEdition(texts, 'privacy-notice'),
});

const editionsKey = (texts: readonly TextStand[]): string => texts.map(({ holds }) => holds).join();

export const isOtherThan = (outcome: LoadEditionsOutcome, texts: readonly TextStand[]): boolean =>
  outcome.ok && editionsKey(outcome.texts) !== editionsKey(texts);
