import type { BrowserContextOptions, Page } from 'playwright';

import { TOKEN_COOKIE } from '../../contract/people/session';
import { DEMO_PASSWORD } from '../../server/doors/demo/people';
import { openHouse } from './house';

/**
 * The site and the stand-in beside it, with the doors of a test open; those who go through no door and leave nothing
 * behind share a house with others.
 */
export async function openDialogsWorld({ isShared = false } = {}) {
  const { origin, browser, ...house } = await openHouse({ settings: { GATEWAY_TEST: '1' }, isShared });
  const complaints: string[] = [];

  return {
    origin,
    door: house.door,
    /** What the consoles of all pages held against us. */
    complaints,
    async open(path: string, { phone, ...options }: BrowserContextOptions & { phone?: string } = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
      context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      context.on('weberror', (error) => complaints.push(error.error().message));
      if (phone !== undefined) {
        const value = await house.tokenOf(phone, DEMO_PASSWORD);
        await context.addCookies([{ name: TOKEN_COOKIE, value, url: origin }]);
      }
      const page = await context.newPage();
      await page.goto(`${origin}${path}`);
      return page;
    },
    close: house.close,
  };
}

export type DialogsWorld = Awaited<ReturnType<typeof openDialogsWorld>>;
