import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Locator, Page } from 'playwright';

import { TOKEN_COOKIE } from '../../contract/people/session';
import { DEMO_PASSWORD } from '../../server/doors/demo/people';
import { openHouse, type HouseOptions } from './house';

/** Site with axe checks; read-only tests share its server. */
export async function openShellWorld({
  isShared = true,
  ...options
}: Pick<HouseOptions, 'isShared' | 'commands' | 'settings'> = {}) {
  const [house, axe] = await Promise.all([
    openHouse({ isShared, ...options }),
    readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ]);
  const { origin } = house;
  const newBrowser = (options: BrowserContextOptions = {}) =>
    house.newContext({ baseURL: origin, locale: 'zh-CN', reducedMotion: 'reduce', ...options });

  let ahead = 0;

  return {
    origin,
    newBrowser,
    /** Moves the clock to a planned moment; requires `GATEWAY_TEST`. */
    async untilMoment(at: string) {
      const advanceMs = Math.max(0, Date.parse(at) - Date.now() - ahead);
      ahead += advanceMs;
      await house.door('clock', { advanceMs });
    },
    /** Opens a page in its own browser context at desktop width and collects its console errors. */
    async open(address: string, options: BrowserContextOptions = {}) {
      const context = await newBrowser({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(address);
      return { page, complaints };
    },
    /** Session cookie of a demo customer. */
    tokenOf: async (phone: string) => ({
      name: TOKEN_COOKIE,
      value: await house.tokenOf(phone, DEMO_PASSWORD),
      url: origin,
    }),
    /** Axe faults, one line each. Run by the debugger, so that the CSP stays in force. */
    async faultsOf(page: Page): Promise<string[]> {
      await page.evaluate(axe);
      const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    close: house.close,
  };
}

export type ShellWorld = Awaited<ReturnType<typeof openShellWorld>>;

/** Hovers a prerendered part and waits for its hydration. */
export async function takenOver(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const turn = () => {
          const picture = element.closest('[data-picture]');
          if (!picture) return done();
          picture.dispatchEvent(new Event('pointerover', { bubbles: true }));
          return setTimeout(turn, 50);
        };
        turn();
      }),
  );
}

/** Controls hidden behind a fixed footer on focus. */
export const behindFoot = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const placeOf = (part: Element) => getComputedStyle(part);
    const isFoot = (part: Element) =>
      /^(?:fixed|sticky)$/.test(placeOf(part).position) &&
      placeOf(part).bottom === '0px' &&
      placeOf(part).top !== '0px';
    const feet = [...document.querySelectorAll('main *')].filter(isFoot);
    const behind: string[] = [];
    if (feet.length === 0) return behind;
    for (const part of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary)',
    )) {
      if (!part.checkVisibility({ visibilityProperty: true }) || feet.some((foot) => foot.contains(part))) continue;
      part.focus();
      await new Promise(requestAnimationFrame);
      const { top, bottom } = part.getBoundingClientRect();
      const isBehind = feet.some((foot) => {
        const bar = foot.getBoundingClientRect();
        return bar.height > 0 && top >= bar.top && bottom <= bar.bottom;
      });
      if (isBehind) behind.push(part.getAttribute('name') ?? part.innerText);
    }
    return behind;
  });

export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isOwnAddress = message.location().url === page.url();
    const isOwnAnswer = isOwnAddress && /status of (?:404|410)/.test(message.text());
    if (message.type() === 'error' && !isOwnAnswer) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}
