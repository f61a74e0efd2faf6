import type { BrowserContextOptions, Page } from 'playwright';

import type { CaptchaPoint } from '../../domain/people/captcha';
import { keyboard } from './captcha.hands';
import { openHouse } from './house';

/** Captcha limits are out of scope here. */
const PATIENT = {
  CAPTCHA_GET_PER_ADDRESS: '9999',
  CAPTCHA_GET_PER_CLIENT: '9999',
  CAPTCHA_CHECK_PER_ADDRESS: '9999',
  CAPTCHA_CHECK_PER_CLIENT: '9999',
};

/** Site for a signed-out visitor. */
export async function openLoginWorld() {
  const house = await openHouse({ settings: { GATEWAY_TEST: '1', ...PATIENT } });
  const { origin, door, close } = house;

  return {
    async open(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await house.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
      const page = await context.newPage();
      await page.goto(origin);
      return page;
    },
    async codeFor(phone: string): Promise<string> {
      const answer = await door(`sms?phone=${phone}`);
      return ((await answer.json()) as { code: string }).code;
    },
    /** Triggers a captcha and solves it with the known answer. */
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
    /** SMS limits and lockouts use the gateway clock. */
    async sleep(seconds: number): Promise<void> {
      await door('clock', { advanceMs: seconds * 1_000 });
    },
    close,
  };
}

export type LoginWorld = Awaited<ReturnType<typeof openLoginWorld>>;
