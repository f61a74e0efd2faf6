import { shallowEqual, useSelector } from '@xstate/react';
import { Link } from 'wouter';

import { selectNewsList, type NewsListActor, type NewsListView } from '../../../machines/content/news-list';
import { newsCopy as copy } from '../../copy/pages/news';

/** Most read articles; omitted when empty or not loaded. */
export function MostReadView({ items: [sheet] }: Pick<NewsListView, 'items'>) {
  if (!sheet) return null;
  return (
    <section aria-labelledby="most-read">
      <h2 id="most-read" className="text-16">
        {copy.mostRead}
      </h2>
      <ol className="mt-2">
        {sheet.items.map(({ newsId, title }, at) => (
          <li key={newsId} className="flex gap-3 border-b border-line py-3">
            <span aria-hidden="true" className="w-4 flex-none font-semibold text-muted">
              {at + 1}
            </span>
            <Link href={`/news/${newsId}`} className="hover:text-sea hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const MostRead = ({ actor }: { actor: NewsListActor }) => (
  <MostReadView {...useSelector(actor, selectNewsList, shallowEqual)} />
);
