import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { build, preview } from 'vite';

import type { CaptchaPoint } from '../../domain/captcha';
import { readyAt, runGateway } from '../server/support/process';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAGE = 'tests/e2e/captcha-stage/index.html';

/** One address asks for more here than any person would. */
const PATIENT = {
  CAPTCHA_GET_PER_ADDRESS: '9999',
  CAPTCHA_GET_PER_CLIENT: '9999',
  CAPTCHA_CHECK_PER_ADDRESS: '9999',
  CAPTCHA_CHECK_PER_CLIENT: '9999',
  CAPTCHA_WRONG_PER_CLIENT: '9999',
  CAPTCHA_WRONG_PER_ADDRESS: '9999',
};

export type Asked = { form?: 'pop' | 'embedded'; width?: number };
export type Challenge = { token: string; points: CaptchaPoint[] };

/** The real gateway, a page with one captcha, and Chromium in front of it. */
export async function openWorld(limits: Record<string, string> = PATIENT) {
  const folder = await mkdtemp(join(tmpdir(), 'captcha-'));
  const gateway = runGateway(join(folder, 'data'), { GATEWAY_TEST: '1', ...limits });
  const origin = await readyAt(gateway);
  const outDir = join(folder, 'site');
  const built = { root: ROOT, logLevel: 'error', publicDir: false } as const;
  await build({ ...built, build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(ROOT, STAGE) } } });
  const site = await preview({
    ...built,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: { '^/(api-auth|captcha)/': origin } },
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const stage = `${site.resolvedUrls?.local[0] ?? ''}${STAGE}`;

  return {
    origin,
    async open({ form = 'embedded', width = 310 }: Asked = {}, options: BrowserContextOptions = {}) {
      const context = await browser.newContext({ viewport: { width: 480, height: 800 }, ...options });
      const page = await context.newPage();
      await page.goto(`${stage}?form=${form}&width=${width}`);
      return page;
    },
    /** What would be the right answer to what the page has just been asked. */
    async answerTo(ask: () => Promise<unknown>, page: Page): Promise<Challenge> {
      const response = page.waitForResponse((one) => one.url().includes('/captcha/get'));
      await ask();
      const { data } = (await (await response).json()) as { data: { repData: { token: string } } };
      const { token } = data.repData;
      const peeked = await fetch(`${origin}/__test/captcha?token=${token}`);
      return { token, ...((await peeked.json()) as { points: CaptchaPoint[] }) };
    },
    /** Spends a proof the way a form's gateway does; a code of the captcha comes back. */
    async spend(proof: string): Promise<string> {
      const reply = await fetch(`${origin}/captcha/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ captchaVerification: proof }),
      });
      return ((await reply.json()) as { repCode: string }).repCode;
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

export type World = Awaited<ReturnType<typeof openWorld>>;

export const start = (page: Page) => page.getByRole('button', { name: '开始' }).click();

/** How it ended, once it has. */
export async function outcomeOn(page: Page): Promise<{ ok: boolean; proof?: string; failure?: { code: string } }> {
  return JSON.parse((await page.locator('pre').textContent()) ?? 'null') as { ok: boolean };
}
