import { Link, useSearch } from 'wouter';

import { newsCopy as copy } from '../../copy/pages/news';
import { routesCopy } from '../../copy/routes';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { EmptyState } from '../../ui/empty-state';

export default function NewsPage() {
  const chosen = Number(new URLSearchParams(useSearch()).get('type') ?? 0);
  return (
    <>
      <PlainHead title={routesCopy.news.title} purpose={copy.purpose} />
      <nav aria-label={copy.category} className="wrap mt-8">
        <ul className="flex gap-6 overflow-x-auto border-b border-line">
          {copy.categories.map((category, index) => (
            <li key={category} className="flex-none">
              <Link
                href={index === 0 ? '/news' : `/news?type=${index}`}
                aria-current={index === chosen ? 'page' : undefined}
                className="block border-b-2 border-transparent py-3 hover:text-sea aria-[current=page]:border-sea aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap py-10">
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </EmptyState>
      </div>
    </>
  );
}
