import type { LegalBlock, LegalDocument } from '../../../../contract/content/content';

type Section = LegalDocument['sections'][number];

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });
export const listBlock = (...items: string[]): LegalBlock => ({ kind: 'list', items });
export const table = (head: string[], ...rows: string[][]): LegalBlock => ({ kind: 'table', head, rows });

export const section = (sectionId: string, heading: string, ...blocks: LegalBlock[]): Section => ({
  sectionId,
  heading,
  blocks,
});
