import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { NEWS_TYPES, type NewsType } from '../../../domain/content/news';
import { newsCopy as copy } from '../../copy/pages/news';
import { titles } from '../../copy/site/titles';
import { PlainHead } from '../../features/page/page-head';
import { addressOfNews } from './news-address';

type NewsPageProps = { type: NewsType | null; aside: ReactNode; children: ReactNode };

export function NewsPage({ type, aside, children }: NewsPageProps) {
  return (
    <>
      <PlainHead title={titles.news} purpose={copy.purpose}>
        <a href="/api-cms/news/feed" type="application/atom+xml" className="py-1 text-sea hover:underline">
          {copy.feed}
        </a>
      </PlainHead>
      <nav aria-label={copy.category} className="wrap mt-8">
        <ul className="flex gap-6 overflow-x-auto border-b border-line">
          {[null, ...NEWS_TYPES].map((tab) => (
            <li key={tab ?? 'all'} className="flex-none">
              <Link
                href={addressOfNews({ type: tab, page: 1 })}
                aria-current={tab === type ? 'page' : undefined}
                className="block border-b-2 border-transparent py-3 hover:text-sea aria-[current=page]:border-sea aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {tab === null ? copy.all : copy.tabs[tab]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap grid gap-x-14 gap-y-10 pt-2 pb-16 lg:grid-cols-[minmax(0,1fr)_288px]">
        <div className="min-w-0">{children}</div>
        <aside className="lg:pt-5">{aside}</aside>
      </div>
    </>
  );
}
