import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BrowserContextOptions, Page } from 'playwright';
import { build, preview } from 'vite';

import type { CaptchaPoint } from '../../domain/people/captcha';
import { root } from '../../scripts/root.mjs';
import { openHouse } from './house';

const STAGE = 'tests/e2e/captcha-stage/index.html';

/** Raises the limits per address for the tests. */
const PATIENT = {
  CAPTCHA_GET_PER_ADDRESS: '9999',
  CAPTCHA_GET_PER_CLIENT: '9999',
  CAPTCHA_CHECK_PER_ADDRESS: '9999',
  CAPTCHA_CHECK_PER_CLIENT: '9999',
  CAPTCHA_WRONG_PER_CLIENT: '9999',
  CAPTCHA_WRONG_PER_STRANGERS: '9999',
  CAPTCHA_WRONG_PER_STRANGERS_DAY: '9999',
  CAPTCHA_WRONG_PER_ADDRESS: '9999',
};

export type Asked = { form?: 'pop' | 'embedded'; width?: number };
export type Challenge = { token: string; points: CaptchaPoint[] };

/** Serves a page with one captcha against the gateway. */
async function openStage(origin: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'stage-'));
  const built = { root, logLevel: 'error', publicDir: false } as const;
  await build({ ...built, build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, STAGE) } } });
  const site = await preview({
    ...built,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: { '^/(api-auth|captcha)/': { target: origin } } },
  });
  return {
    address: `${site.resolvedUrls?.local[0] ?? ''}${STAGE}`,
    async close() {
      await site.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

export async function openWorld(limits: Record<string, string> = PATIENT) {
  const { origin, ...house } = await openHouse({ settings: { GATEWAY_TEST: '1', ...limits } });
  const stage = await openStage(origin);

  return {
    origin,
    async open({ form = 'embedded', width = 310 }: Asked = {}, options: BrowserContextOptions = {}) {
      const context = await house.newContext({ viewport: { width: 480, height: 800 }, ...options });
      const page = await context.newPage();
      await page.goto(`${stage.address}?form=${form}&width=${width}`);
      return page;
    },
    /** Solution of the challenge the page requests. */
    async answerTo(ask: () => Promise<unknown>, page: Page): Promise<Challenge> {
      const response = page.waitForResponse((one) => one.url().includes('/captcha/get'));
      await ask();
      const { data } = (await (await response).json()) as { data: { repData: { token: string } } };
      const { token } = data.repData;
      const peeked = await house.door(`captcha?token=${token}`);
      return { token, ...((await peeked.json()) as { points: CaptchaPoint[] }) };
    },
    /** Spends a proof as the gateway does and returns the captcha code. */
    async spend(proof: string): Promise<string> {
      const reply = await house.post('/captcha/verify', { captchaVerification: proof });
      return ((await reply.json()) as { repCode: string }).repCode;
    },
    async close() {
      await stage.close();
      await house.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export const start = (page: Page) => page.getByRole('button', { name: '开始' }).click();

export async function outcomeOn(page: Page): Promise<{ ok: boolean; proof?: string; failure?: { code: string } }> {
  return JSON.parse((await page.locator('pre').textContent()) ?? 'null') as { ok: boolean };
}
