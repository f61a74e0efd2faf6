import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import budgets from '../../budgets.json';
import { bytesOf, scriptBytes, servedSize } from './served-bytes';
import { openShellWorld, type ShellWorld } from './shell.world';
import { PATIENCE } from '../support/patience';

type Budget = { script: number; idle: number; desk: number; style: number; page: number };

const PAGES = Object.entries<Budget>(budgets.pages);
const SCREENS = { idle: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const RESTS = PAGES.flatMap(([address, budget]) =>
  (['idle', 'desk'] as const).map((screen) => ({ address, screen, limit: budget[screen] })),
);
/** Two seconds after a page has come to rest nothing it prefetches is put off any longer. */
const AT_REST = 'new Promise((rested) => setTimeout(() => requestIdleCallback(rested), 2_000))';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

describe('the first visit', () => {
  it.each(PAGES)('to %s stays within its budget', async (address, budget) => {
    const { script, style, page, hasLinkedSheet } = await bytesOf(address, world.origin);
    console.log(`${address}: script ${script} of ${budget.script} kB, style ${style}, page ${page}`);
    expect({ script: script <= budget.script, style: style <= budget.style, page: page <= budget.page }).toEqual({
      script: true,
      style: true,
      page: true,
    });
    expect(hasLinkedSheet, 'no sheet stands between the page and its first picture').toBe(false);
  });
});

// A visit mostly waits until nothing is fetched any more: several rest beside each other.
describe.concurrent('a visit that rests', () => {
  it.for(RESTS)(
    'on $address ($screen) has fetched no more than its budget, with the login at hand',
    async ({ address, screen, limit }, { expect }) => {
      const context = await world.newBrowser({ viewport: SCREENS[screen] });
      const page = await context.newPage();
      const fetched = new Set<string>();
      page.on('requestfinished', (request) => {
        // Not by its kind: what is fetched ahead is no script yet.
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) fetched.add(pathname);
      });
      const hasLogin = () => [...fetched].some((path) => path.includes('/rest-'));
      await page.goto(address);
      await expect.poll(hasLogin, { ...PATIENCE, message: 'the login has come' }).toBe(true);
      // The regions that are read out are drawn by the last of what comes at rest.
      await page.locator('[data-notices]').first().waitFor({ state: 'attached' });
      let before = 0;
      while (before < fetched.size) {
        before = fetched.size;
        await page.evaluate(AT_REST);
        await page.waitForLoadState('networkidle');
      }
      const script = scriptBytes([...fetched]);
      console.log(`${address} at rest (${screen}): script ${script} of ${limit} kB in ${fetched.size} files`);
      expect(script).toBeLessThanOrEqual(limit);
      await context.close();
    },
  );
});

/** Every list marks when what it was waiting for is there. */
const HAS_ANSWER = "performance.getEntriesByName('answer').length > 0";

/**
 * What is fetched ahead while the list is being drawn holds up nobody: only what came before the answer counts. Nor does
 * the mark in the browser's tab.
 */
const WAITED_FOR = `(() => {
  const [answered] = performance.getEntriesByName('answer');
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < answered.startTime);
  return before.map(({ name }) => new URL(name).pathname).filter((path) => path !== '/mark.svg');
})()`;

describe.concurrent('a link to results', () => {
  it.for(Object.entries(budgets.results))(
    '%s brings its first offers in no more than its bytes, and its page stands after no more than its requests',
    async ([link, budget], { expect }) => {
      const context = await world.newBrowser({ viewport: SCREENS.idle });
      const page = await context.newPage();
      const size = await servedSize(link, world.origin);
      console.log(`${link}: the page with its first offers has ${size} of ${budget.page} kB`);
      expect(size).toBeLessThanOrEqual(budget.page);
      await page.goto(link, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate<boolean>(HAS_ANSWER)).toBe(true);
      const waitedFor = ['the page', ...(await page.evaluate<string[]>(WAITED_FOR))];
      const told = `${link}: ${waitedFor.length} of ${budget.requests} requests until the answer is there`;
      console.log(`${told}: ${waitedFor.join(' ')}`);
      expect(waitedFor.length).toBeLessThanOrEqual(budget.requests);
      expect(
        waitedFor.filter((path) => path.startsWith('/api')),
        'the answer has come within the page',
      ).toEqual([]);
      await context.close();
    },
  );
});
