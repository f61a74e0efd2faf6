import { appIntents } from '../../../machines/shell/app';
import type { LegalText } from '../../../machines/content/reading';
import { useAppActor } from '../../actors/app-actor';
import { legalTexts } from '../../copy/content/legal-texts';
import { LinkButton } from '../../ui/press/link-button';

type EditionLinkProps = { text: LegalText; version: string };

/** Opens exactly this edition over the page, however old. */
export function EditionLink({ text, version }: EditionLinkProps) {
  const app = useAppActor();
  return (
    <LinkButton className="min-h-0" onClick={() => appIntents(app).showText({ text, isWithMail: false, version })}>
      {legalTexts.edition(text, version)}
    </LinkButton>
  );
}
