import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { IMDG_EDITION } from '../../../domain/goods/edition';
import { checkGoodsVia } from '../../../src/effects/home/check-goods';
import { loadNewsVia } from '../../../src/effects/home/load-news';
import { loadPricesVia } from '../../../src/effects/home/load-prices';
import { loadSlidesVia } from '../../../src/effects/home/load-slides';
import { done, fakeGateway, refused } from '../support/fake-line';
import { outcomeOf, TROUBLES, troubled } from './support';

const motion = { matches: false };
beforeEach(() => vi.stubGlobal('matchMedia', () => motion));
afterEach(() => {
  motion.matches = false;
  vi.unstubAllGlobals();
});

const price = {
  org: { code: 'CNSHA', name: '上海' },
  dst: { code: 'NLRTM', name: '鹿特丹' },
  etd: '2026-12-04',
  transitDays: [34, 45],
  total: { amount: 255_007, currency: '2' },
  totalYuan: { amount: 1_810_550, currency: '1' },
  history: [1, 2],
  change: -23,
  closing: null,
};
const prices = { updatedAt: '2026-11-20T01:00:00.000Z', boxType: '20GP', hazardClass: '3', records: [price] };

const item = {
  newsId: '8',
  type: 'port',
  title: '标题',
  summary: '摘要',
  publishedAt: '2026-11-19T16:30:00.000Z',
};
const page = { records: [item], total: 1, current: 1, size: 5 };

const slide = { slideId: 'a', kicker: '', title: '', text: '', label: '', href: '/dgdesk', art: 'ship' };

const pair = { of: [0, 1], value: '2', level: 'BLOCK', reasons: ['酸与碱'] };
const verdict = {
  level: 'BLOCK',
  reasons: ['酸与碱'],
  goods: [],
  pairs: [pair],
  boxes: [[0], [1]],
  source: 'IMDG',
  edition: IMDG_EDITION,
  notice: '仅供参考',
};

describe.each([
  ['the lowest prices', loadPricesVia, undefined],
  ['the news', loadNewsVia, undefined],
  ['the slides', loadSlidesVia, undefined],
  ['the check of a box', checkGoodsVia, { unNos: ['1789', '1824'] }],
] as const)('loading %s', (_, via, input) => {
  it.each(TROUBLES)('fail with their code when %s, without a toast', async (_how, say, code) => {
    const { gateway, news } = troubled(say);
    expect(await outcomeOf(via(gateway), input)).toEqual({ ok: false, failure: { code } });
    expect(news).toEqual([]);
  });
});

describe('home page blocks', () => {
  it('lowest prices are requested for dangerous goods in the smallest box, in body and URL', async () => {
    const { gateway, requests } = fakeGateway(() => done(prices));
    expect(await outcomeOf(loadPricesVia(gateway))).toEqual({ ok: true, items: [price] });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api-ecommerce/price/minimum?isDanger=Y&boxType=20GP',
      data: { isDanger: 'Y', boxType: '20GP' },
    });
  });

  it('news are five, dated by the calendar of China', async () => {
    const { gateway, requests } = fakeGateway(() => done(page));
    expect(await outcomeOf(loadNewsVia(gateway))).toMatchObject({
      ok: true,
      items: [{ newsId: '8', publishedOn: '2026-11-20' }],
    });
    expect(requests[0]?.url).toBe('/api-cms/news/page?current=1&size=5');
  });

  it.each([true, false])('slides stand still when reduced motion is set (%s)', async (isStill) => {
    motion.matches = isStill;
    const { gateway } = fakeGateway(() => done([slide]));
    expect(await outcomeOf(loadSlidesVia(gateway))).toEqual({ ok: true, slides: [slide], prefersStill: isStill });
  });

  it('the verdict is requested in the body alone', async () => {
    const { gateway, requests } = fakeGateway(() => done(verdict));
    const outcome = await outcomeOf(checkGoodsVia(gateway), { unNos: ['1789', '1824'] });
    expect(outcome).toMatchObject({ ok: true, verdict: { level: 'BLOCK', pairs: [{ of: [0, 1] }] } });
    expect(requests[0]).toMatchObject({
      url: '/api-item/segregation/check',
      data: {
        goods: [
          { unNo: '1789', isLimited: false },
          { unNo: '1824', isLimited: false },
        ],
      },
    });
  });

  it('an unknown UN number shows the message of the gateway', async () => {
    const { gateway } = fakeGateway(() => refused('10004001', '未找到 UN 9999'));
    expect(await outcomeOf(checkGoodsVia(gateway), { unNos: ['1789', '9999'] })).toEqual({
      ok: false,
      failure: { code: 'refused', message: '未找到 UN 9999' },
    });
  });
});
