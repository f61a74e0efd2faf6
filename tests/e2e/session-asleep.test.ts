/** @module-tag long */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';

import { keepingOptions } from '../../scripts/chromium/launch.mjs';
import { LI, on, openWorld, signIn, type World } from './session.world';
import { PATIENCE } from '../support/patience';

/** The back-forward cache needs a full browser. */
const keeping = await keepingOptions();

describe.skipIf(!keeping)('page restored from the back-forward cache', () => {
  let world: World;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    world = await openWorld(keeping ?? {});
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    context = await world.newBrowser();
    page = await context.newPage();
  });
  afterEach(() => context.close());

  it.each([
    ['wakes as it was for the same person', true],
    ['never shows a former person out of the back/forward cache', false],
  ])('%s', async (_, isSamePerson) => {
    await page.goto('/');
    await signIn(page, LI);
    await page.evaluate(() => Object.assign(window, { wasAsleep: true }));
    await page.goto('data:text/html,elsewhere');
    if (!isSamePerson) await context.clearCookies();
    await page.goBack({ waitUntil: 'commit' });
    await (isSamePerson ? on(page).nameOf(LI) : on(page).loginButton).waitFor();
    await expect.poll(() => on(page).nameOf(LI).count(), PATIENCE).toBe(isSamePerson ? 1 : 0);
    await expect.poll(() => page.evaluate(() => 'wasAsleep' in window), PATIENCE).toBe(isSamePerson);
  });
});
