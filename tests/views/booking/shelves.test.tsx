import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { LowestPricesSnapshot } from '../../../machines/booking/lowest-prices';
import type { NewsSnapshot } from '../../../machines/content/news';
import { latestNewsCopy } from '../../../src/copy/content/latest-news';
import { lowestPricesCopy } from '../../../src/copy/search/lowest-prices';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { LatestNews } from '../../../src/features/latest-news/latest-news';
import { LowestPrices } from '../../../src/features/lowest-prices/lowest-prices';
import { walkView } from '../../support/model/walk-view';
import { lowestPricesPlan } from '../../support/plans/booking/lowest-prices.plan';
import { newsPlan } from '../../support/plans/content/news.plan';
import { alertText, statusText } from '../../support/sight';

const retry = () => person.press('button', /^(重试|重新载入)$/);

/** Expected texts of every block, independent of its content. */
function lookAtShelf(now: LowestPricesSnapshot | NewsSnapshot, what: string, empty: string) {
  const { failureCode } = now.context;
  expect(statusText(), 'what is coming is announced').toBe(now.hasTag('busy') ? shelfCopy.loading(what) : '');
  expect(alertText()?.includes(failureCode ? shelfCopy.failure[failureCode] : '') ?? false).toBe(failureCode !== null);
  expect(document.body.textContent?.includes(empty)).toBe(now.hasTag('empty'));
}

walkView({
  plan: lowestPricesPlan,
  mount: (actor) => <LowestPrices actor={actor} />,
  perform: { 'shelf.retry': retry },
  look: (now) => {
    lookAtShelf(now, lowestPricesCopy.what, lowestPricesCopy.empty);
    const lanes = screen.queryAllByRole('link', { name: /→.*的船期$/ });
    expect(lanes).toHaveLength(now.context.items.length);
    for (const [at, { org, dst, etd }] of now.context.items.entries())
      expect(lanes[at]?.getAttribute('href')).toBe(`/shippingFcl?org=${org.code}&dst=${dst.code}&d=Y&etd=${etd}`);
    const due = screen.queryByRole('region', { name: '未来 72 小时截止' });
    expect(due !== null, 'what falls due is told with the lanes').toBe(lanes.length > 0);
    if (lanes.length > 0) {
      const closings = [...(due?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
      expect(closings, 'the first thing first; nothing of a lane where nothing is due').toEqual([
        '11-22 周日 18:00 前VGM衡滩班轮 · 天津新港 → 釜山 · 11-24 开',
        '11-23 周一 12:00 前危品资料澜岳航运 · 上海 → 鹿特丹 · 11-30 开',
      ]);
      const table = screen.getByRole('table').textContent;
      for (const text of [
        '$2,550.07',
        '¥18,105.50',
        '比上周低 2.3%',
        '持平',
        '比上周高 2.1%',
        '12-04 周五',
        '34–45 天',
      ])
        expect(table).toContain(text);
    }
  },
});

walkView({
  plan: newsPlan,
  mount: (actor) => <LatestNews actor={actor} />,
  perform: { 'shelf.retry': retry },
  look: (now) => {
    lookAtShelf(now, latestNewsCopy.what, latestNewsCopy.empty);
    const found = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(found).toEqual(['/news', ...now.context.items.map(({ newsId }) => `/news/${newsId}`)]);
  },
});
