import type { BrowserContextOptions, Page } from 'playwright';

import type { CaptchaPoint } from '../../domain/people/captcha';
import { keyboard } from './captcha.hands';
import { openHouse } from './house';

/** The captcha is not what is tried here. */
const PATIENT = {
  CAPTCHA_GET_PER_ADDRESS: '9999',
  CAPTCHA_GET_PER_CLIENT: '9999',
  CAPTCHA_CHECK_PER_ADDRESS: '9999',
  CAPTCHA_CHECK_PER_CLIENT: '9999',
};

/** The site as somebody comes to it who has to sign in. */
export async function openLoginWorld() {
  const { origin, browser, door, close } = await openHouse({ settings: { GATEWAY_TEST: '1', ...PATIENT } });

  return {
    async open(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
      const page = await context.newPage();
      await page.goto(origin);
      return page;
    },
    /** What the phone has just been sent. */
    async codeFor(phone: string): Promise<string> {
      const answer = await door(`sms?phone=${phone}`);
      return ((await answer.json()) as { code: string }).code;
    },
    /** Presses what asks for a captcha, and solves it as the gateway knows best. */
    async solveAfter(page: Page, press: () => Promise<unknown>): Promise<void> {
      const asked = page.waitForResponse((response) => response.url().includes('/captcha/get'));
      await press();
      const { data } = (await (await asked).json()) as { data: { repData: { token: string } } };
      const { points } = (await (await door(`captcha?token=${data.repData.token}`)).json()) as {
        points: CaptchaPoint[];
      };
      const [point] = points;
      if (!point) throw new Error('a slider has one answer');
      await page.getByText('向右滑动完成验证').first().waitFor();
      await keyboard.slides(page, point);
    },
    /** The limits on messages and the waits after failures belong to the gateway's clock. */
    async sleep(seconds: number): Promise<void> {
      await door('clock', { advanceMs: seconds * 1_000 });
    },
    close,
  };
}

export type LoginWorld = Awaited<ReturnType<typeof openLoginWorld>>;
