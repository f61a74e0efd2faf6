import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import budgets from '../../budgets.json';
import { bytesOf, scriptBytes } from './served-bytes';
import { openShellWorld, type ShellWorld } from './shell.world';

type Budget = { script: number; style: number; page: number };

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
}, 300_000);
afterAll(() => world.close(), 60_000);

describe('the first visit', () => {
  it.each(Object.entries<Budget>(budgets.pages))('to %s stays within its budget', (address, budget) => {
    const { script, style, page, hasLinkedSheet } = bytesOf(address);
    console.log(`${address}: script ${script} of ${budget.script} kB, style ${style}, page ${page}`);
    expect({ script: script <= budget.script, style: style <= budget.style, page: page <= budget.page }).toEqual({
      script: true,
      style: true,
      page: true,
    });
    expect(hasLinkedSheet, 'no sheet stands between the page and its first picture').toBe(false);
  });
});

describe('a visit that rests', () => {
  it('fetches no more than the budget, with the login at hand', async () => {
    const { idle } = budgets.pages['/'];
    const context = await world.newBrowser({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
    });
    await page.goto('/');
    // The day and the regions that are read out are drawn with the last of what comes at rest.
    await page.locator('input[type=date][min]').waitFor();
    await page.locator('[data-notices]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const script = scriptBytes([...fetched]);
    console.log(`/ at rest: script ${script} of ${idle} kB in ${fetched.size} files`);
    expect(
      [...fetched].some((path) => path.includes('/rest-')),
      'the login has come',
    ).toBe(true);
    expect(script).toBeLessThanOrEqual(idle);
    await context.close();
  });
});
