import type { LegalDocument } from '../../../contract/content/content';
import type { LegalText } from '../../../domain/content/legal';

export const currentLegalText = ({ title, effectiveOn, summary, sections }: LegalDocument): LegalText => ({
  title,
  effectiveOn,
  summary,
  sections,
});
