import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstNow, LONG } from '../support/long';
import { expectedOf, FAULTS, link, sufferFault } from './chunk.faults';
import { openShellWorld, takenOver, type ShellWorld } from './shell.world';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

describe('failed chunk of the site', () => {
  const each = FAULTS.filter(({ piece, instead }) => piece === 'the page' && instead === 'not found');
  const kinds = FAULTS.filter(({ lasts, besides }) => lasts && !besides);

  firstNow(it)([...each, ...kinds])('$instead for $piece, lasting: $lasts, $besides', async (fault) => {
    const context = await world.newBrowser({ viewport: { width: 1280, height: 900 } });
    expect(await sufferFault(context, fault)).toEqual(expectedOf(fault));
    await context.close();
  });

  firstNow(it)([
    ['once', false],
    ['for good', true],
  ])('starts a page anew once when its sheet is gone %s', async (_, lasts) => {
    const context = await world.newBrowser({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.route(/assets\/style-/, (route) =>
      lasts || documents.length === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/news');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toHaveLength(2);
    await expect.poll(() => page.getByText('页面未能载入').isVisible()).toBe(lasts);
    await context.close();
  });

  it('causes no reload on a mere prefetch failure', LONG, async () => {
    const context = await world.newBrowser({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto('/shippingFcl');
    await takenOver(link(page));
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.route(/assets\/news-[\w-]{7}\.js/, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed');
    await link(page).hover();
    await missed;
    await page.evaluate('new Promise((rested) => requestIdleCallback(() => requestAnimationFrame(rested)))');
    expect(documents).toEqual([]);
    await context.close();
  });

  it('shows the failure in place when the browser is offline', async () => {
    const context = await world.newBrowser({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto('/shippingFcl');
    await takenOver(link(page));
    await context.setOffline(true);
    await link(page).click();
    await page.getByText('页面未能载入').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: '重试' }).click();
    const heading = page.getByRole('heading', { level: 1, name: '新闻资讯' });
    await heading.waitFor();
    await expect.poll(() => heading.isVisible()).toBe(true);
    await context.close();
  });
});
