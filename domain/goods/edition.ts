import type { DgBook } from '../mode-ids';

/** The IMDG Code in force. Amendment 42-24 is mandatory since 1 January 2026. */
export const IMDG_EDITION = '42-24 版';

/** Names of the laws, spaced for a Chinese sentence. */
const LAWS: Readonly<Record<DgBook, string>> = {
  SEA: ` IMDG ${IMDG_EDITION}`,
  COAST: '《船舶载运危险货物安全监督管理规定》',
  AIR: '国际民航组织技术细则',
  RAILWAY: '国际货协附件第 2 号',
  ROAD: ' JT/T 617 ',
  STORE: ' GB 15603 ',
};
const BOOKS = Object.keys(LAWS) as DgBook[];

export const uncheckedNote = (book: DgBook): string => `未按${LAWS[book]}核对`;

/**
 * Source of the tables of packagings, packing instructions and marks: the same chapters of the road rules. No row was
 * compared with a law in force, so the tables can refuse but never approve.
 */
export const packingEdition = (book: DgBook): string => `ADR 2025 公开文本，${uncheckedNote(book)}`;
export const PACKING_EDITION = packingEdition('SEA');

/** Law that the packing tables of a finding were not compared with; null when it uses other tables. */
export const findUncheckedBook = (edition: string): DgBook | null =>
  BOOKS.find((book) => packingEdition(book) === edition) ?? null;
