import type { ReactNode } from 'react';

import { PhoneCard } from '../../features/page/page-parts';
import type { HelpAddress } from './help-address';
import { HelpArticle } from './help-article';
import { HelpFound } from './help-found';
import { HelpTree } from './help-tree';

/** The tree, what the address names of it, and who can be asked. */
export function HelpCenterPage({ article, asked, search }: HelpAddress & { search: ReactNode }) {
  return (
    <div className="wrap grid gap-8 py-10 md:py-14 lg:grid-cols-[168px_1fr_288px] lg:gap-14">
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <HelpTree current={asked === '' ? article.code : null} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        {search}
        {asked === '' ? <HelpArticle {...article} /> : <HelpFound asked={asked} />}
      </div>
      <aside>
        <PhoneCard />
      </aside>
    </div>
  );
}
