import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../support/long';
import { PATIENCE } from './booking/booking.world';
import { openShellWorld, takenOver, type ShellWorld } from './shell.world';

const GUIDE = 'IMDG 规则现行 42-24 版：先核对三件事再订舱';
const ON_THE_SECOND = '次氯酸钠与盐酸不能放在一起，放一起会出氯气';
const LOST = '页面走丢了';
const AFTER_IT = '欧洲航线下月上旬：第 5.1 类舱面位余量偏紧，建议提前两周申请';

let world: ShellWorld;
let page: Page;
beforeAll(async () => {
  world = await openShellWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

async function open(address: string) {
  const opened = await world.open(address);
  page = opened.page;
  return opened.complaints;
}

const main = () => page.locator('main');
const list = () => main().getByRole('region', { name: /^资讯列表/ });
const rows = () => list().getByRole('listitem').getByRole('heading');
const heading = (name: string) => main().getByRole('heading', { name, level: 1 }).waitFor();
const titled = (title: string) => expect.poll(() => page.title(), PATIENCE).toMatch(new RegExp(`^${title} ·`));

describe('news section', () => {
  it('lists articles by kind, and an article links to the next', async () => {
    const complaints = await open('/news');
    await main().getByText('共 31 条').waitFor();
    await main().getByRole('link', { name: '船期', exact: true }).click();
    await main().getByText('共 5 条').waitFor();
    await expect.poll(() => rows().count()).toBe(5);
    expect(new URL(page.url()).search).toBe('?type=2');
    await list().getByRole('link', { name: AFTER_IT }).click();
    await heading(AFTER_IT);
    await main().getByRole('link', { name: GUIDE }).click();
    await heading(GUIDE);
    await titled(GUIDE);
    expect(await world.faultsOf(page)).toEqual([]);
    await page.goBack();
    await heading(AFTER_IT);
    await titled(AFTER_IT);
    await page.goBack();
    await main().getByText('共 5 条').waitFor();
    expect(complaints).toEqual([]);
  });

  it('offers most-read articles and a feed', LONG, async () => {
    const complaints = await open('/news/5');
    await heading('次氯酸钙高温季装箱检查要点');
    await page.goto('/news');
    const read = main().getByRole('region', { name: '大家在读' });
    await read.getByRole('link', { name: '次氯酸钙高温季装箱检查要点' }).waitFor();
    const feed = await main().getByRole('link', { name: /订阅/ }).getAttribute('href');
    const answer = await page.request.get(feed ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('pages through the list and focuses the new page', LONG, async () => {
    const complaints = await open('/news');
    await page.setViewportSize({ width: 390, height: 700 });
    await main().getByRole('button', { name: '下一页' }).click();
    await list().getByText(ON_THE_SECOND).waitFor();
    expect(new URL(page.url()).search).toBe('?p=2');
    const second = main().getByRole('region', { name: '资讯列表，第 2 页' });
    await expect.poll(() => second.evaluate((it) => it === document.activeElement), PATIENCE).toBe(true);
    await expect.poll(async () => Math.round((await second.boundingBox())?.y ?? 0), PATIENCE).toBe(80);
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        rows()
          .first()
          .getByRole('link')
          .evaluate((it) => it === document.activeElement),
      )
      .toBe(true);
    expect(await world.faultsOf(page)).toEqual([]);
    await page.goBack();
    await list().getByText(GUIDE).waitFor();
    await page.goForward();
    await list().getByText(ON_THE_SECOND).waitFor();
    await main().getByRole('link', { name: '法规', exact: true }).click();
    await main().getByText('共 10 条').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('法规');
    expect(complaints).toEqual([]);
  });

  it('loads within the page and sends requests only after that', LONG, async () => {
    await open('/helpCenter');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api-cms/')) asked.push(new URL(request.url()).search);
    });
    await page.goto('/news');
    await main().getByText('共 31 条').waitFor();
    await list().getByText(GUIDE).waitFor();
    expect(asked).toEqual([]);
    await main().getByRole('link', { name: '法规', exact: true }).click();
    await main().getByText('共 10 条').waitFor();
    await main().getByRole('link', { name: '全部', exact: true }).click();
    await main().getByText('共 31 条').waitFor();
    expect(asked).toEqual(['?current=1&size=10&type=regulation', '?current=1&size=10']);
  });

  it('retries after a network failure', LONG, async () => {
    await open('/helpCenter');
    await page.route('**/api-cms/news/**', (route) => route.abort());
    await page.goto('/news?type=1');
    await main().getByRole('alert').waitFor();
    expect(await world.faultsOf(page)).toEqual([]);
    await page.unroute('**/api-cms/news/**');
    await main().getByRole('button', { name: '重试' }).click();
    await list().getByText(GUIDE).waitFor();
  });

  it('shows no articles beyond the last page and a link to the first', LONG, async () => {
    await open('/news?p=9');
    await main().getByRole('heading', { name: '该分类暂无资讯' }).waitFor();
    expect(await world.faultsOf(page)).toEqual([]);
    await main().getByRole('link', { name: '回到第一页' }).click();
    await main().getByText('共 31 条').waitFor();
  });

  it('shows a not-found page from the first byte for an unknown article', async () => {
    const complaints = await open('/news');
    const answer = await page.goto('/news/999');
    expect(answer?.status()).toBe(404);
    await heading(LOST);
    await titled(LOST);
    await takenOver(main().getByRole('link', { name: '返回首页' }));
    await heading(LOST);
    expect(await world.faultsOf(page)).toEqual([]);
    await page.goBack();
    await main().getByText('共 31 条').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows a not-found page with a link to the list for an article deleted meanwhile', LONG, async () => {
    const complaints = await open('/news');
    await page.route('**/api-cms/news/detail*', async (route) => {
      const gone = new URL(route.request().url());
      gone.searchParams.set('newsId', '999');
      await route.continue({ url: gone.href });
    });
    await list().getByRole('link', { name: GUIDE }).click();
    await heading(LOST);
    await titled(LOST);
    expect(new URL(page.url()).pathname).toBe('/news/8');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), PATIENCE).toBe(LOST);
    await page.goBack();
    await main().getByText('共 31 条').waitFor();
    await page.unroute('**/api-cms/news/detail*');
    await page.goForward();
    await heading(GUIDE);
    // The browser logs the 404 answer.
    expect(complaints).toEqual([expect.stringContaining('status of 404')]);
  });
});
