import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { build, preview } from 'vite';

import type { CaptchaPoint } from '../../domain/captcha';
import { readyAt, runGateway } from '../server/support/process';
import { keyboard } from './captcha.hands';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GATEWAY_PATHS = '^/(api(-[a-z]+)*|captcha|__test)/';

/** The captcha is not what is tried here. */
const PATIENT = {
  CAPTCHA_GET_PER_ADDRESS: '9999',
  CAPTCHA_GET_PER_CLIENT: '9999',
  CAPTCHA_CHECK_PER_ADDRESS: '9999',
  CAPTCHA_CHECK_PER_CLIENT: '9999',
};

/** The real gateway, the built site in front of it, and Chromium. */
export async function openLoginWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'login-'));
  const gateway = runGateway(join(folder, 'data'), { GATEWAY_TEST: '1', ...PATIENT });
  const outDir = join(folder, 'site');
  const built = { root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build(built);
  const origin = await readyAt(gateway);
  const site = await preview({
    ...built,
    preview: { host: '127.0.0.1', port: 0, proxy: { [GATEWAY_PATHS]: origin } },
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

  const door = (path: string, init?: RequestInit) => fetch(`${origin}/__test/${path}`, init);

  return {
    async open(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
      const page = await context.newPage();
      await page.goto(site.resolvedUrls?.local[0] ?? '');
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
      await door('clock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs: seconds * 1_000 }),
      });
    },
    async close() {
      await browser.close();
      await site.close();
      gateway.child.kill('SIGTERM');
      await gateway.exit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type LoginWorld = Awaited<ReturnType<typeof openLoginWorld>>;
