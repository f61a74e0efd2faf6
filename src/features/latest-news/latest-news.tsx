import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import {
  newsIntents,
  selectNews,
  type NewsActor,
  type NewsItem,
  type NewsView as View,
} from '../../../machines/content/news';
import { latestNewsCopy as copy } from '../../copy/content/latest-news';
import { shelfCopy } from '../../copy/words/shelf';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';

const EXPECTED = 5;

function Skeleton() {
  return Array.from({ length: EXPECTED }, (_, row) => (
    <li key={row} aria-hidden="true" className="flex h-14 items-center gap-8 border-b border-line">
      <Bar className="h-5 w-12" />
      <Bar className="h-5 w-2/3" />
    </li>
  ));
}

function Item({ newsId, type, title, publishedOn }: NewsItem) {
  return (
    <li className="border-b border-line">
      <Link
        href={`/news/${newsId}`}
        className="group grid grid-cols-[64px_1fr_auto] items-baseline gap-x-4 py-4 md:grid-cols-[64px_96px_1fr_auto]"
      >
        <time dateTime={publishedOn} className="text-16 font-semibold text-ink">
          {publishedOn.slice(5)}
        </time>
        <span className="text-12 text-muted">{copy.type[type]}</span>
        <span className="text-16 text-ink group-hover:text-sea max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
          {title}
        </span>
        <Icon name="chevronRight" className="size-4 self-center text-muted group-hover:text-sea max-md:row-start-1" />
      </Link>
    </li>
  );
}

function Items({ view, onRetry }: { view: View; onRetry: () => void }) {
  if (view.failureCode)
    return <BlockFailure text={shelfCopy.failure[view.failureCode]} retry={shelfCopy.retry} onRetry={onRetry} />;
  if (view.isEmpty)
    return (
      <p className="rounded-card border border-dashed border-line-strong p-8 text-muted">
        {copy.empty}{' '}
        <LinkButton className="underline" onClick={onRetry}>
          {shelfCopy.again}
        </LinkButton>
      </p>
    );
  return (
    <ul className={`border-t border-line ${view.isBusy ? 'animate-pulse' : ''}`}>
      {view.isBusy ? <Skeleton /> : view.items.map((item) => <Item key={item.newsId} {...item} />)}
    </ul>
  );
}

export function LatestNewsView({ view, onRetry }: { view: View; onRetry: () => void }) {
  return (
    <section
      aria-labelledby="latest-news"
      aria-busy={view.isBusy}
      className="grid gap-8 lg:grid-cols-[368px_minmax(0,1fr)]"
    >
      <div>
        <h2 id="latest-news" className="text-24 md:text-32">
          {copy.title}
        </h2>
        <p className="mt-1 text-muted">{copy.purpose}</p>
        <Link
          href="/news"
          className="mt-3 inline-flex items-center gap-1 py-1 text-sea underline-offset-4 hover:underline"
        >
          {copy.all}
          <Icon name="chevronRight" className="size-4" />
        </Link>
      </div>
      <div className="min-w-0">
        <output className="sr-only">{view.isBusy ? shelfCopy.loading(copy.what) : ''}</output>
        <Items view={view} onRetry={onRetry} />
      </div>
    </section>
  );
}

export function LatestNews({ actor }: { actor: NewsActor }) {
  const view = useSelector(actor, selectNews, shallowEqual);
  const { retry } = useMemo(() => newsIntents(actor), [actor]);
  return <LatestNewsView view={view} onRetry={retry} />;
}
