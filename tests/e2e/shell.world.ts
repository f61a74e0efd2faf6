import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AxeResults } from 'axe-core';
import { chromium, type BrowserContextOptions, type Locator, type Page } from 'playwright';

import { TOKEN_COOKIE } from '../../contract/session';
import { buildStale } from '../../scripts/build/build-stale.mjs';
import { root } from '../../scripts/root.mjs';
import { hashPassword } from '../../src/effects/sign-in/password-hash';
import { readyAt, runGateway } from '../server/support/process';

const PASSWORD = 'ChemLane2026';

/** The built site as the gateway serves it, and Chromium in front of it. */
export async function openShellWorld() {
  if (!buildStale(root)) throw new Error('The build failed');
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  const gateway = runGateway(join(folder, 'data'));
  const [origin, axe, browser] = await Promise.all([
    readyAt(gateway),
    readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    }),
  ]);

  return {
    origin,
    newBrowser: (options: BrowserContextOptions = {}) =>
      browser.newContext({ baseURL: origin, locale: 'zh-CN', reducedMotion: 'reduce', ...options }),
    /** The cookie of a person of the demo who has signed in elsewhere. */
    async tokenOf(phone: string) {
      const answer = await fetch(`${origin}/api-auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', appCode: 'echem' },
        body: JSON.stringify({ userName: phone, password: await hashPassword(PASSWORD) }),
      });
      const { data } = (await answer.json()) as { data: { token: string } };
      return { name: TOKEN_COOKIE, value: data.token, url: origin };
    },
    /** What a careful eye finds wrong, one line each. Run by the debugger, so that the page's policy stays in force. */
    async faultsOf(page: Page): Promise<string[]> {
      await page.evaluate(axe);
      const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    async close() {
      await browser.close();
      gateway.child.kill('SIGTERM');
      await gateway.exit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ShellWorld = Awaited<ReturnType<typeof openShellWorld>>;

/**
 * What the build has drawn of this part is worked by its own code now. Before that a link in it is followed by the
 * browser, which is a fresh start of its own.
 */
export async function takenOver(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await page.locator('[data-picture]').filter({ has: part }).waitFor({ state: 'detached' });
}

/** Everything a page complains about, from its first byte on. */
export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isOwnAddress = message.location().url === page.url();
    const isAnswer404 = isOwnAddress && message.text().includes('status of 404');
    if (message.type() === 'error' && !isAnswer404) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}
