import { Link } from 'wouter';

import { brand } from '../../copy/brand';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { ButtonLink } from '../../ui/press/button-link';
import { buttonClass } from '../../ui/press/button-look';

/** What was read has not helped: who can be asked, with the name of what was read in the letter. */
export function Unsolved({ title }: { title: string }) {
  const letter = `mailto:${brand.serviceMail}?subject=${encodeURIComponent(copy.mailSubject(title))}`;
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="text-16">{copy.unsolved}</h2>
      <p className="mt-1 text-muted">{copy.unsolvedText}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink look="line" href={letter}>
          {copy.mail}
        </ButtonLink>
        <Link href="/dgdesk" className={buttonClass('line', 'medium', '')}>
          {copy.desk}
        </Link>
      </p>
    </section>
  );
}
