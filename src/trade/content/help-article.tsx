import type { ReactNode } from 'react';

import { readBlocks } from '../../../domain/content/blocks';
import type { HelpText } from '../../../domain/content/help';
import { brand } from '../../copy/site/brand';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { TextBlock } from './text-block';
import { MiniProgramPicture } from '../../ui/mark/mini-program-picture';

const PAPERS = [
  [copy.papers.company, brand.company],
  [copy.papers.licence, brand.chemicalsLicence],
  [copy.papers.icp, brand.icpFiling],
  [copy.papers.police, brand.policeFiling],
  [copy.papers.line, brand.serviceLine && `${brand.serviceLine}（${brand.serviceHours}）`],
  [copy.papers.mail, brand.serviceMail],
].filter(([, value]) => value !== '');

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

export const HelpArticle = ({ title, intro, sections, shows, children }: HelpText & { children?: ReactNode }) => (
  <article className="max-w-170">
    <h1 tabIndex={-1} className="scroll-mt-48 text-32 outline-none">
      {title}
    </h1>
    <p className="mt-2 text-16 text-muted">{intro}</p>
    {shows === 'picture' && <MiniProgramPicture className="mt-8 size-40 rounded-card border border-line p-2" />}
    {sections.map((section) => (
      <section key={section.title} className="mt-8">
        <h2 className="text-20">{section.title}</h2>
        {readBlocks(section.text).map((block, at) => (
          <TextBlock key={`${at} ${block.kind}`} block={block} heading="h3" className="mt-2 text-16" />
        ))}
      </section>
    ))}
    {shows === 'papers' && <Papers />}
    {children}
  </article>
);
