// Waiting time on a slow phone from a result link to the first selectable offer.
import { chromium, type Browser, type Page } from 'playwright';

import budgets from '../../budgets.json';
import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { openShellWorld } from '../e2e/shell.world';
import { serveFloor } from './support/floor';
import { median, openSlowPhone } from './support/slow-phone';

const ROUNDS = Number(process.env['PAGE_ROUNDS'] ?? 5);
const MOST_OF_FLOOR = 5;
/** Links of budgets.json: one per mode with results, and one of the shop. */
const LINKS = Object.entries(budgets.results);
/** The first shop card has a lower limit. */
const SHOP_OF_FLOOR = 3;

const firstPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
/** 选择, 选这个站, 预约: how an offer is taken in each mode; goods of the shop are opened by their name. */
const firstChoice = (page: Page) =>
  page
    .locator('article')
    .getByRole('button', { name: /^(选|预约)/ })
    .or(page.locator('main li h2 a'))
    .first()
    .waitFor();
/** Waits until the page has replaced its prerendered picture. */
const standing = async (page: Page) => {
  await firstChoice(page);
  await page.locator('#answered').waitFor({ state: 'detached' });
};

type Visit = { took: number; stood: number; until: string[] };

async function visit(browser: Browser, origin: string, address: string, seen: (page: Page) => Promise<unknown>) {
  const { page, close } = await openSlowPhone(browser, origin);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await seen(page);
  const took = performance.now() - started;
  const until = [...paths];
  if (seen === firstChoice) await standing(page);
  const stood = performance.now() - started;
  await close();
  return { took, stood, until };
}

const world = await openShellWorld();
const browser = await chromium.launch(launchOptions());
const plain = await serveFloor();
try {
  const floors: number[] = [];
  const visits: Record<string, Visit[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push((await visit(browser, world.origin, plain.address, firstPainted)).took);
    for (const [link] of LINKS) (visits[link] ??= []).push(await visit(browser, world.origin, link, firstChoice));
  }
  const floor = median(floors);
  console.log(`A static page: ${floor.toFixed(0)} ms\n`);
  console.log(
    '| Link to results | first offer or goods, ms | of a static page | requests | answers a press, ms | of a static page |',
  );
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const [link, budget] of LINKS) {
    const rounds = visits[link] ?? [];
    const [took, stood] = [median(rounds.map((one) => one.took)), median(rounds.map((one) => one.stood))];
    const requests = median(rounds.map(({ until }) => until.length));
    const shown = [took.toFixed(0), (took / floor).toFixed(1), requests, stood.toFixed(0), (stood / floor).toFixed(1)];
    console.log(`| ${link.split('?')[0]} | ${shown.join(' | ')} |`);
    if (process.env['PAGE_FILES']) console.log(rounds[0]?.until.join('\n'));
    const most = link.startsWith('/business') ? SHOP_OF_FLOOR : MOST_OF_FLOOR;
    if (requests > budget.requests || took / floor > most) process.exitCode = 1;
  }
} finally {
  plain.close();
  await browser.close();
  await world.close();
}
