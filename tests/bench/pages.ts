// Page metrics on a phone with a slow line, beside a page of plain text on the same server.
import { chromium, type Browser } from 'playwright';

import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { openShellWorld, type ShellWorld } from '../e2e/shell.world';
import { bytesOf } from '../e2e/served-bytes';
import { serveFloor } from './support/floor';
import { heapOf, median, NAMELESS, openSlowPhone } from './support/slow-phone';

const ROUNDS = Number(process.env['PAGE_ROUNDS'] ?? 5);
const ADDRESSES = (process.env['PAGE_ADDRESSES'] ?? '/,/shippingFcl,/news,/404').split(',');

type Visit = { fcp: number; lcp: number; tbt: number; cls: number; requests: number; heap: number };

const shown = (value: number, digits = 0) => value.toFixed(digits);

/** Runs in the page first: records the browser's performance entries. */
const watch = () => {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(window, { seen });
  const on = (type: string, hear: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ value = 0 }) => (seen.cls += value));
  on('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
};

async function visit(world: ShellWorld, browser: Browser, address: string): Promise<Visit> {
  const { page, session, close } = await openSlowPhone(browser, world.origin);
  await page.addInitScript(watch);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  const seen = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { lcp, cls, tbt } = (window as unknown as { seen: { lcp: number; cls: number; tbt: number } }).seen;
    return { fcp: paint?.startTime ?? 0, lcp, cls, tbt };
  });
  const heap = await heapOf(session);
  await close();
  return { ...seen, requests, heap };
}

function summed(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((one) => one[name]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), requests: of('requests'), heap: of('heap') };
}

/** Page and floor alternate, since machine load changes over time. */
async function measure(world: ShellWorld, browser: Browser, address: string, floor: string) {
  const visits: Visit[] = [];
  const beside: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    beside.push(await visit(world, browser, floor));
    visits.push(await visit(world, browser, address));
  }
  return { ...summed(visits), floor: summed(beside) };
}

/** Time from link press to the next heading, with prefetched code and no throttling. */
async function routeChange(world: ShellWorld, browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: world.origin });
  const page = await context.newPage();
  await page.goto('/helpCenter');
  const link = page.getByRole('link', { name: '新闻资讯' });
  await link.hover();
  await page.waitForTimeout(1_500);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const took = await page.evaluate(async () => {
      const started = performance.now();
      [...document.querySelectorAll('a')].find((one) => one.pathname === '/news')?.click();
      while (document.querySelector('h1')?.textContent !== '新闻资讯') await new Promise(requestAnimationFrame);
      return performance.now() - started;
    });
    times.push(took);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '新手指南' }).waitFor();
    await page.waitForTimeout(300);
  }
  await context.close();
  return median(times);
}

/** Longest work of the scroll listener and its frame over a full scroll. */
async function scrollWork(world: ShellWorld, browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 }, baseURL: world.origin });
  const page = await context.newPage();
  await page.addInitScript(NAMELESS);
  await page.addInitScript(() => {
    const spent: number[] = [];
    Object.assign(window, { spent });
    const listen = window.addEventListener.bind(window);
    const timed = (hear: (event: Event) => void) => (event: Event) => {
      const started = performance.now();
      hear(event);
      spent.push(performance.now() - started);
    };
    window.addEventListener = ((type: string, hear: (event: Event) => void, options?: AddEventListenerOptions) =>
      listen(type, type === 'scroll' ? timed(hear) : hear, options)) as typeof window.addEventListener;
  });
  await page.goto('/shippingFcl');
  await page.waitForTimeout(1_000);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? 40 : -40);
    await page.waitForTimeout(16);
  }
  const worst = await page.evaluate(() => Math.max(0, ...(window as unknown as { spent: number[] }).spent));
  await context.close();
  return worst;
}

const world = await openShellWorld();
const browser = await chromium.launch(launchOptions());
const plain = await serveFloor();
try {
  console.log('The floor is a static page of 2.8 kB, visited in turns with each of ours.');
  console.log(
    '| Page | script kB | page kB | requests | floor ms | FCP ms | of floor | LCP ms | of floor | TBT ms | CLS | heap MB |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const address of ADDRESSES) {
    const { fcp, lcp, tbt, cls, requests, heap, floor } = await measure(world, browser, address, plain.address);
    const { script, page } = await bytesOf(address, world.origin);
    const cells = [
      script,
      page,
      requests,
      shown(floor.fcp),
      shown(fcp),
      shown(fcp / floor.fcp, 2),
      shown(lcp),
      shown(lcp / floor.lcp, 2),
    ];
    console.log(`| ${[address, ...cells, shown(tbt), shown(cls, 3), shown(heap, 1)].join(' | ')} |`);
  }
  console.log(`route change, code prefetched: ${shown(await routeChange(world, browser))} ms`);
  console.log(`scroll listener, longest: ${shown(await scrollWork(world, browser), 2)} ms`);
} finally {
  plain.close();
  await browser.close();
  await world.close();
}
