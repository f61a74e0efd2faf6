import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import {
  newsArticleIntents,
  selectNewsArticle,
  type NewsArticle as Article,
  type NewsArticleActor,
  type NewsArticleView as View,
} from '../../../machines/content/news-article';
import { newsArticleCopy as copy } from '../../copy/pages/news-article';
import { shelfCopy } from '../../copy/words/shelf';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { Button } from '../../ui/press/button';
import { EmptyState } from '../../ui/show/empty-state';
import { Icon } from '../../ui/mark/icon';
import { NewsHeading, NewsText } from '../../trade/content/news-text';

const Back = () => (
  <Link href="/news" className="inline-flex items-center gap-1 py-1 text-sea hover:underline">
    <Icon name="chevronLeft" className="size-4" />
    {copy.back}
  </Link>
);

function Skeleton() {
  return (
    <div className="grid gap-4">
      <NewsHeading>{copy.title}</NewsHeading>
      <div aria-hidden="true" className="grid animate-pulse gap-4">
        <Bar className="mb-4 h-5 w-60" />
        {['one', 'two', 'three'].map((key) => (
          <Bar key={key} className="h-24 w-full" />
        ))}
      </div>
    </div>
  );
}

function Neighbours({ older, newer }: Pick<Article, 'older' | 'newer'>) {
  const ways = [
    { label: copy.newer, to: newer },
    { label: copy.older, to: older },
  ];
  return (
    <nav aria-label={copy.neighbours} className="mt-12 grid gap-3 border-t border-line pt-6">
      {ways.map(({ label, to }) => (
        <p key={label} className="flex gap-4">
          <span className="flex-none text-muted">{label}</span>
          {to ? (
            <Link href={`/news/${to.newsId}`} className="text-ink hover:text-sea hover:underline">
              {to.title}
            </Link>
          ) : (
            <span className="text-muted">{copy.none}</span>
          )}
        </p>
      ))}
    </nav>
  );
}

const Text = ({ older, newer, paragraphs, ...article }: Article) => (
  <NewsText {...article} paragraphs={[...paragraphs]}>
    <Neighbours older={older} newer={newer} />
  </NewsText>
);

function Body({ view, onRetry }: { view: View; onRetry: () => void }) {
  const [article] = view.items;
  if (article) return <Text {...article} />;
  if (view.isBusy) return <Skeleton />;
  return (
    <div className="grid gap-6">
      <NewsHeading>{copy.title}</NewsHeading>
      {view.failureCode ? (
        <BlockFailure text={shelfCopy.failure[view.failureCode]} retry={shelfCopy.retry} onRetry={onRetry} />
      ) : (
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <Button look="line" onClick={onRetry}>
            {shelfCopy.again}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

export function NewsArticleView({ view, onRetry }: { view: View; onRetry: () => void }) {
  return (
    <div aria-busy={view.isBusy} className="grid min-h-dvh content-start gap-6">
      <p>
        <Back />
      </p>
      <output className="sr-only">{view.isBusy ? shelfCopy.loading(copy.what) : ''}</output>
      <Body view={view} onRetry={onRetry} />
    </div>
  );
}

export function NewsArticle({ actor }: { actor: NewsArticleActor }) {
  const view = useSelector(actor, selectNewsArticle, shallowEqual);
  const { retry } = useMemo(() => newsArticleIntents(actor), [actor]);
  return <NewsArticleView view={view} onRetry={retry} />;
}
