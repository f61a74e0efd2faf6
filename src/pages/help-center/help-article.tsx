import { Link } from 'wouter';

import { brand } from '../../copy/brand';
import type { HelpArticle as Article } from '../../copy/pages/help-articles';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { buttonClass } from '../../ui/press/button-look';
import { ButtonLink } from '../../ui/press/button-link';
import { MiniProgramPicture } from '../../ui/mark/mini-program-picture';

const PAPERS = [
  [copy.papers.company, brand.company],
  [copy.papers.licence, brand.chemicalsLicence],
  [copy.papers.icp, brand.icpFiling],
  [copy.papers.police, brand.policeFiling],
  [copy.papers.line, `${brand.serviceLine}（${brand.serviceHours}）`],
  [copy.papers.mail, brand.serviceMail],
] as const;

const Papers = () => (
  <dl className="mt-8 border-t border-line">
    {PAPERS.map(([name, value]) => (
      <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[112px_1fr]">
        <dt className="text-muted">{name}</dt>
        <dd className="text-ink [text-autospace:no-autospace]">{value}</dd>
      </div>
    ))}
  </dl>
);

/** What was read has not helped: who can be asked, with the name of what was read in the letter. */
function Unsolved({ title }: { title: string }) {
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

export const HelpArticle = ({ title, intro, sections, shows }: Article) => (
  <article className="max-w-170">
    <h1 tabIndex={-1} className="scroll-mt-48 text-32 outline-none">
      {title}
    </h1>
    <p className="mt-2 text-16 text-muted">{intro}</p>
    {shows === 'picture' && <MiniProgramPicture className="mt-8 size-40 rounded-card border border-line p-2" />}
    {sections.map((section) => (
      <section key={section.title} className="mt-8">
        <h2 className="text-20">{section.title}</h2>
        <p className="mt-2 text-16">{section.text}</p>
      </section>
    ))}
    {shows === 'papers' && <Papers />}
    <Unsolved title={title} />
  </article>
);
