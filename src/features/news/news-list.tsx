import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type RefObject } from 'react';
import { Link } from 'wouter';

import type { NewsItem } from '../../../machines/content/news';
import {
  newsListIntents,
  selectNewsList,
  type NewsListActor,
  type NewsListView as View,
} from '../../../machines/content/news-list';
import { newsListCopy as copy } from '../../copy/pages/news';
import { shelfCopy } from '../../copy/words/shelf';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { Button } from '../../ui/press/button';
import { EmptyState } from '../../ui/show/empty-state';
import { Pagination } from '../../ui/show/pagination';

const EXPECTED = 8;

type NewsListProps = {
  page: number;
  firstPage: string;
  list?: RefObject<HTMLElement | null>;
  onTurn: (page: number) => void;
};

const ROW = 'grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[144px_minmax(0,1fr)]';

function Skeleton() {
  return (
    <div aria-hidden="true" className="animate-pulse">
      {Array.from({ length: EXPECTED }, (_, row) => (
        <div key={row} className={ROW}>
          <Bar className="h-5 w-24" />
          <div className="grid gap-2">
            <Bar className="h-6 w-3/4" />
            <Bar className="h-5 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Item({ newsId, type, title, summary, publishedOn }: NewsItem) {
  return (
    <li className={ROW}>
      <p className="flex gap-3 text-12 text-muted md:grid md:content-start md:gap-0.5 md:pt-0.5">
        <time dateTime={publishedOn} className="text-14 font-semibold text-ink">
          {publishedOn}
        </time>
        {copy.type[type]}
      </p>
      <div>
        <h2 className="text-16 text-pretty">
          <Link href={`/news/${newsId}`} className="py-1 hover:text-sea hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-muted">{summary}</p>
      </div>
    </li>
  );
}

function Sheet({ view, page, firstPage, onTurn, onRetry }: NewsListProps & { view: View; onRetry: () => void }) {
  if (view.failureCode)
    return (
      <div className="pt-8">
        <BlockFailure text={shelfCopy.failure[view.failureCode]} retry={shelfCopy.retry} onRetry={onRetry} />
      </div>
    );
  if (view.isEmpty)
    return (
      <div className="pt-8">
        <EmptyState title={copy.empty} text={page > 1 ? copy.beyond : copy.emptyText}>
          {page > 1 && (
            <Link href={firstPage} className="inline-flex h-11 items-center text-sea underline">
              {copy.first}
            </Link>
          )}
          <Button look="line" onClick={onRetry}>
            {shelfCopy.again}
          </Button>
        </EmptyState>
      </div>
    );
  const [sheet] = view.items;
  if (!sheet) return <Skeleton />;
  return (
    <>
      <ul>
        {sheet.items.map((item) => (
          <Item key={item.newsId} {...item} />
        ))}
      </ul>
      <div className="pt-6">
        <Pagination
          words={copy.pagination}
          page={page}
          count={sheet.pages}
          total={copy.total(sheet.total)}
          onTurn={onTurn}
        />
      </div>
    </>
  );
}

export function NewsListView({ view, list, ...sheet }: NewsListProps & { view: View; onRetry: () => void }) {
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={copy.whatPage(sheet.page)}
      aria-busy={view.isBusy}
      className="scroll-mt-20 outline-none"
    >
      <output className="sr-only">{view.isBusy ? shelfCopy.loading(copy.what) : ''}</output>
      <Sheet view={view} {...sheet} />
    </section>
  );
}

export function NewsList({ actor, ...sheet }: NewsListProps & { actor: NewsListActor }) {
  const view = useSelector(actor, selectNewsList, shallowEqual);
  const { retry } = useMemo(() => newsListIntents(actor), [actor]);
  return <NewsListView view={view} onRetry={retry} {...sheet} />;
}
