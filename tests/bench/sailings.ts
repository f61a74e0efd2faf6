// A thousand sailings on a phone four times slower than this machine: the first of them, all of them, a filter, a scroll.
import { chromium, type Page } from 'playwright';

import { openShellWorld } from '../e2e/shell.world';

const ROUNDS = Number(process.env['PAGE_ROUNDS'] ?? 5);
const COUNT = 1_000;
const SLOWER = 4;
const ADDRESS = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';

type Reply = { data: { sailings: { sailingId: string }[] } };

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The gateway's own sailings, over and over until there are a thousand. */
async function multiply(page: Page) {
  await page.route('**/schedule/etdList*', async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as Reply;
    const { sailings } = reply.data;
    const many = Array.from({ length: COUNT }, (_, at) => {
      const one = sailings[at % sailings.length];
      return { ...one, sailingId: `${one?.sailingId}-${at}` };
    });
    await route.fulfill({ response: answer, json: { ...reply, data: { ...reply.data, sailings: many } } });
  });
}

/** Runs in the page: from the moment something is asked for to the frame in which it stands. */
const watch = () => {
  const seen = { long: [] as number[], frames: [] as number[], cards: [] as [number, number][] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  let last = performance.now();
  const frame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    const count = document.querySelectorAll('article').length;
    if (count !== (seen.cards.at(-1)?.[1] ?? 0)) seen.cards.push([performance.now(), count]);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

type Seen = { long: number[]; frames: number[]; cards: [number, number][] };

async function visit(page: Page) {
  await multiply(page);
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(ADDRESS);
  await page.waitForFunction((count) => document.querySelectorAll('article').length === count, COUNT, {
    timeout: 60_000,
  });
  await page.waitForTimeout(1_000);
  const came = await page.evaluate(() => {
    const { cards } = (window as unknown as { seen: Seen }).seen;
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('etdList'));
    const from = (answer as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
    return {
      first: (cards[0]?.[0] ?? 0) - from,
      rest: (cards.at(-1)?.[0] ?? 0) - from,
      drawn: cards.map(([, n]) => n),
    };
  });
  const sort = await page.evaluate(async () => {
    const { seen } = window as unknown as { seen: Seen };
    seen.long.length = 0;
    const before = document.querySelector('article')?.getAttribute('aria-label');
    const began = performance.now();
    document.querySelectorAll<HTMLInputElement>('input[name=sort]')[2]?.click();
    while (document.querySelector('article')?.getAttribute('aria-label') === before)
      await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  await page.waitForTimeout(2_000);
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.frames.length = 0));
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.frames);
  return { ...came, sort, frame: Math.max(...frames) };
}

const world = await openShellWorld();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
});
try {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, baseURL: world.origin });
    visits.push(await visit(await context.newPage()));
    await context.close();
  }
  const of = (name: 'first' | 'rest' | 'sort' | 'frame') => median(visits.map((one) => one[name])).toFixed(0);
  console.log(`${COUNT} sailings, processor ${SLOWER}x slower, median of ${ROUNDS}`);
  console.log(
    `answer read -> first rows ${of('first')} ms; all of them ${of('rest')} ms; drawn ${visits[0]?.drawn.join(', then ')}`,
  );
  console.log(`sort -> new first row ${of('sort')} ms; worst frame while scrolling ${of('frame')} ms`);
} finally {
  await browser.close();
  await world.close();
}
