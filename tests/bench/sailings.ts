// A thousand sailings with four times slower processor: first, all, sort, filter, scroll. Times end after the frame
// that shows the result.
import { chromium } from 'playwright';

import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { openShellWorld } from '../e2e/shell.world';
import { quantiles } from './support/figures';
import { multiply, type Seen, watch } from './support/sailings-watch';

const ROUNDS = Number(process.env['PAGE_ROUNDS'] ?? 5);
const COUNT = 1_000;
const SLOWER = 4;
const ADDRESS = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';
const WHEELS = 40;

const world = await openShellWorld();
const browser = await chromium.launch(launchOptions());

async function visit() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, baseURL: world.origin });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(multiply, COUNT);
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(ADDRESS);
  await page.waitForFunction((count) => document.querySelectorAll('article').length === count, COUNT, {
    timeout: 60_000,
    polling: 250,
  });
  await page.waitForTimeout(1_000);
  const came = await page.evaluate(() => {
    const { cards, long } = (window as unknown as { seen: Seen }).seen;
    const held = performance.getEntriesByName('answer')[0]?.startTime ?? 0;
    const read = performance.getEntriesByName('multiplied')[0]?.startTime ?? 0;
    const first = cards[0] ?? [0, 0];
    const rest = cards.at(-1) ?? [0, 0];
    const after = long.filter(([at]) => at > held).map(([, took]) => took);
    return {
      reading: held - read,
      first: first[0] - held,
      drawn: first[1],
      rest: rest[0] - held,
      long: Math.max(0, ...after),
    };
  });
  const pressed = (selector: string, at: number) =>
    page.evaluate(([what, place]) => (window as unknown as { seen: Seen }).seen.press(what, place), [
      selector,
      at,
    ] as const);
  const sort = await pressed('input[name=sort]', 2);
  await page.waitForTimeout(2_000);
  const filter = await pressed('aside fieldset:nth-of-type(2) input', 1);
  await page.waitForTimeout(2_000);
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.frames.length = 0));
  for (let wheel = 0; wheel < WHEELS; wheel += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.frames);
  await context.close();
  return { ...came, sort, filter, frame: Math.max(...frames), usual: quantiles(frames).median };
}

try {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit());
  const of = (name: keyof (typeof visits)[number]) => {
    const values = visits.map((one) => one[name]);
    return `${quantiles(values).median.toFixed(0)} (${Math.min(...values).toFixed(0)} at best)`;
  };
  console.log(`${COUNT} sailings, processor ${SLOWER}x slower, milliseconds, median of ${ROUNDS}`);
  console.log(`answer read -> held by the chart ${of('reading')}`);
  console.log(`held -> first ${visits[0]?.drawn} rows ${of('first')}; all of them ${of('rest')}`);
  console.log(`longest task from then on ${of('long')}`);
  console.log(`other order ${of('sort')}; filter ${of('filter')}`);
  console.log(`worst frame while scrolling ${of('frame')}; the usual one ${of('usual')}`);
} finally {
  await browser.close();
  await world.close();
}
