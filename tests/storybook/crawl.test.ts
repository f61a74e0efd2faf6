/** @module-tag long */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ROUTE_NAMES } from '../../domain/routes';
import { STORYBOOK_FOLDER } from '../../scripts/build/storybook.mjs';
import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { CRAWL_REPORT } from '../../scripts/pieces/facts.mjs';
import { toldOfCharts } from '../../scripts/flows/build-atlas';
import { serve } from './served';
import { DESK, eachStory, PATIENT, toldIndex, tooWide, type Waits } from './stories';

const PAGES = 3;

/** What is missing after this is asked again alone, with patience. */
const BRIEF: Waits = { finished: 30_000, settled: 3_000 };

let browser: Browser;
let storybook: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  [browser, storybook] = await Promise.all([chromium.launch(launchOptions()), serve(STORYBOOK_FOLDER)]);
});

afterAll(async () => {
  await browser.close();
  storybook.close();
});

/** The matrix of pieces shows what was measured here. */
function keepReport(all: readonly string[], faulty: ReadonlyMap<string, string>): void {
  const sound = all.filter((id) => !faulty.has(id));
  const narrow = all.filter((id) => !faulty.get(id)?.includes('too wide'));
  mkdirSync(dirname(CRAWL_REPORT), { recursive: true });
  writeFileSync(CRAWL_REPORT, JSON.stringify({ sound, narrow }));
}

it('every built story renders, plays to its end, and has no axe fault, overflow or console noise', {
  timeout: 3_600_000,
  // A failed story is asked again by itself; the whole crawl would take another ten minutes.
  retry: 0,
}, async () => {
  const pile = (await toldIndex(STORYBOOK_FOLDER)).filter(({ type }) => type === 'story').map(({ id }) => id);
  const all = [...pile];
  expect(all.length).toBeGreaterThan(600);
  const context = await browser.newContext({ viewport: DESK });
  const crawl = async (ids: string[], pages: number, waits: Waits) => {
    const troubled = new Map<string, string>();
    const walk = () =>
      eachStory(context, { address: storybook.address, pile: ids, waits }, async (page, { id, status, said }) => {
        const wide = await tooWide(page, waits);
        if (status !== 'success' || said.length + wide.length > 0)
          troubled.set(id, [id, status, ...said, ...wide].join(': '));
      });
    await Promise.all(Array.from({ length: pages }, walk));
    return troubled;
  };
  // Parallel pages compete for processor and focus: failures are repeated alone.
  const troubled = await crawl(pile, PAGES, BRIEF);
  console.log(`${troubled.size} asked again: ${[...troubled.keys()].join(', ')}`);
  const faulty = await crawl([...troubled.keys()], 1, PATIENT);
  keepReport(all, faulty);
  expect([...faulty.values()]).toEqual([]);
  await context.close();
});

it('every route has a whole-page story', async () => {
  const titles = (await toldIndex(STORYBOOK_FOLDER)).filter(
    ({ id, type }) => type === 'story' && id.startsWith('整页--'),
  );
  expect(titles).toHaveLength(ROUTE_NAMES.length);
});

it('the sidebar finds a story by its Chinese name', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${storybook.address}/index.html`);
  await page.getByPlaceholder('Find components').fill('验证码 已发送');
  await page.getByRole('option', { name: '验证码 已发送' }).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('path')).toBe('/story/登录-登录弹窗--sent');
  await page.close();
});

it('a story links to its state on the chart only inside the atlas', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const onChart = page.getByRole('link', { name: '在流程图中看' });
  const at = (id: string) => page.goto(`${storybook.address}/index.html?path=/story/${id}`);
  const isOpen = (name: string) => page.locator('[data-selected="true"]', { hasText: name }).first().waitFor();
  await at('登录-登录弹窗--sent');
  await isOpen('验证码 已发送');
  expect(await onChart.count(), 'without an atlas').toBe(0);
  await page.route(/index\.html/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: toldOfCharts('.', await response.text()) });
  });
  await at('登录-登录弹窗--sent');
  const address = await onChart.getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toBe('../index.html#/login?story=登录-登录弹窗--sent');
  await at('流程-图集--contents');
  await isOpen('全部流程');
  expect(await onChart.count(), 'of a story that shows no chart').toBe(0);
  await page.close();
});
