import type { LegalDocument } from '../../../contract/content/content';
import type { LegalText } from '../../../domain/content/legal';

/** An edition, as it is written at the desk. */
export const legalTextOf = ({ title, effectiveOn, summary, sections }: LegalDocument): LegalText => ({
  title,
  effectiveOn,
  summary,
  sections,
});
