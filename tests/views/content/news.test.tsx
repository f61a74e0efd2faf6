import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { NewsArticleSnapshot } from '../../../machines/content/news-article';
import type { NewsListSnapshot } from '../../../machines/content/news-list';
import { newsListCopy } from '../../../src/copy/pages/news';
import { newsArticleCopy } from '../../../src/copy/pages/news-article';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { NewsArticle } from '../../../src/features/news/news-article';
import { MostReadView } from '../../../src/features/news/most-read';
import { NewsList } from '../../../src/features/news/news-list';
import { addressOfNews, parseNewsAddress } from '../../../src/pages/news/news-address';
import { walkView } from '../../support/model/walk-view';
import { newsArticlePlan } from '../../support/plans/content/news-article.plan';
import { newsListPlan } from '../../support/plans/content/news-list.plan';
import { alertText, statusText } from '../../support/sight';

const retry = () => person.press('button', /^(重试|重新载入)$/);

function lookAtShelf(now: NewsListSnapshot | NewsArticleSnapshot, what: string, empty: string) {
  const { failureCode } = now.context;
  expect(statusText(), 'what is coming is announced').toBe(now.hasTag('busy') ? shelfCopy.loading(what) : '');
  expect(alertText()?.includes(failureCode ? shelfCopy.failure[failureCode] : '') ?? false).toBe(failureCode !== null);
  expect(screen.queryByRole('heading', { name: empty }) !== null).toBe(now.hasTag('empty'));
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

walkView({
  plan: newsListPlan,
  mount: (actor) => <NewsList actor={actor} page={2} firstPage="/news?type=2" onTurn={() => {}} />,
  perform: { 'shelf.retry': retry },
  look: (now) => {
    lookAtShelf(now, newsListCopy.what, newsListCopy.empty);
    const [sheet] = now.context.items;
    const onward = now.hasTag('empty') ? ['/news?type=2'] : [];
    expect(links()).toEqual(sheet?.items.map(({ newsId }) => `/news/${newsId}`) ?? onward);
    const current = screen.queryByRole('button', { name: newsListCopy.pagination.page(2) });
    expect(current?.getAttribute('aria-current')).toBe(sheet && 'page');
  },
});

walkView({
  plan: newsArticlePlan,
  mount: (actor) => <NewsArticle actor={actor} />,
  perform: { 'shelf.retry': retry },
  look: (now) => {
    lookAtShelf(now, newsArticleCopy.what, newsArticleCopy.empty);
    const [article] = now.context.items;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(article?.title ?? newsArticleCopy.title);
    expect(links()).toEqual(article ? ['/news', '/news/8'] : ['/news']);
    for (const paragraph of article?.paragraphs ?? []) expect(document.body.textContent).toContain(paragraph);
  },
});

it('most-read articles keep their order and show no empty frame', async () => {
  const item = { newsId: '8', type: 'port', title: '标题', summary: '摘要', publishedOn: '2026-11-20' } as const;
  const items = [{ items: [item, { ...item, newsId: '3' }], total: 2, pages: 1 }];
  await person.opens(<MostReadView items={items} />);
  await expect.poll(links).toEqual(['/news/8', '/news/3']);
  await person.leaves();
  await person.opens(<MostReadView items={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
  await person.leaves();
});

it.each([
  ['', null, 1, '/news'],
  ['type=2', 'schedule', 1, '/news?type=2'],
  ['type=4&p=3', 'notice', 3, '/news?type=4&p=3'],
  ['p=12', null, 12, '/news?p=12'],
  ['type=7&p=0', null, 1, '/news'],
  ['type=-1&p=1e3', null, 1, '/news'],
] as const)('an address with "%s" names a page of the list', (query, type, page, address) => {
  expect(parseNewsAddress(query)).toEqual({ type, page });
  expect(addressOfNews({ type, page })).toBe(address);
});
