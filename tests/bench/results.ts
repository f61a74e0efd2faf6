// How long somebody on a slow phone waits, who follows a link to results, for the first sailing that can be chosen.
import { chromium, type Browser, type Page } from 'playwright';

import { dayAt, daysAfter } from '../../domain/values/days';
import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { openShellWorld } from '../e2e/shell.world';
import { serveFloor } from './support/floor';
import { median, openSlowPhone } from './support/slow-phone';

const ROUNDS = Number(process.env['PAGE_ROUNDS'] ?? 5);
const MOST_REQUESTS = 16;
const MOST_OF_FLOOR = 5;
const LINK = `/shippingFcl?org=CNSHA&dst=USLAX&d=Y&un=1230&box=20GP*1&etd=${daysAfter(dayAt(Date.now()), 12)}`;

const firstPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const firstChoice = (page: Page) => page.getByRole('button', { name: /^选择/ }).first().waitFor();

async function visit(browser: Browser, origin: string, address: string, seen: (page: Page) => Promise<unknown>) {
  const { page, close } = await openSlowPhone(browser, origin);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await seen(page);
  const took = performance.now() - started;
  const until = [...paths];
  await close();
  return { took, until };
}

const world = await openShellWorld();
const browser = await chromium.launch(launchOptions());
const plain = await serveFloor();
try {
  const [floors, visits] = [[] as number[], [] as { took: number; until: string[] }[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push((await visit(browser, world.origin, plain.address, firstPainted)).took);
    visits.push(await visit(browser, world.origin, LINK, firstChoice));
  }
  const [floor, took] = [median(floors), median(visits.map((one) => one.took))];
  const requests = median(visits.map(({ until }) => until.length));
  console.log('| Link to results | ms | of a static page | requests |');
  console.log('|---|--:|--:|--:|');
  console.log(`| first 选择 | ${took.toFixed(0)} | ${(took / floor).toFixed(1)} | ${requests} |`);
  if (process.env['PAGE_FILES']) console.log(visits[0]?.until.join('\n'));
  if (requests > MOST_REQUESTS || took / floor > MOST_OF_FLOOR) process.exitCode = 1;
} finally {
  plain.close();
  await browser.close();
  await world.close();
}
