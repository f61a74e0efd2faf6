import type { BrowserContextOptions, Page } from 'playwright';

import { TOKEN_COOKIE } from '../../contract/people/session';
import { DEMO_PASSWORD } from '../../server/doors/demo/people';
import { openHouse } from './house';

/** Site and gateway with test endpoints; tests without side effects share a server. */
export async function openDialogsWorld({ isShared = false } = {}) {
  const { origin, ...house } = await openHouse({ settings: { GATEWAY_TEST: '1' }, isShared });
  const complaints: string[] = [];

  return {
    origin,
    door: house.door,
    /** Console errors of all pages. */
    complaints,
    async open(path: string, { phone, ...options }: BrowserContextOptions & { phone?: string } = {}): Promise<Page> {
      const context = await house.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
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
