import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type BrowserContextOptions, type Page } from 'playwright';

import { TOKEN_COOKIE } from '../../contract/session';
import { DEMO_PASSWORD } from '../../server/demo/people';
import { readyAt, runGateway } from '../server/support/process';
import { hashOf } from './session.world';

const BUILT = fileURLToPath(new URL('../../dist/site/index.html', import.meta.url));

/** The gateway with its own build, as people get it: one origin, the real policy, the stand-in beside the site. */
export async function openDialogsWorld() {
  if (!existsSync(BUILT)) throw new Error('Build the site first: npm run build');
  const folder = await mkdtemp(join(tmpdir(), 'dialogs-'));
  const gateway = runGateway(join(folder, 'data'), { GATEWAY_TEST: '1' });
  const origin = await readyAt(gateway);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const complaints: string[] = [];

  async function tokenOf(phone: string): Promise<string> {
    const reply = await fetch(`${origin}/api-auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', appCode: 'echem' },
      body: JSON.stringify({ userName: phone, password: await hashOf(DEMO_PASSWORD) }),
    });
    return ((await reply.json()) as { data: { token: string } }).data.token;
  }

  return {
    origin,
    /** What the consoles of all pages held against us. */
    complaints,
    async open(path: string, { phone, ...options }: BrowserContextOptions & { phone?: string } = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
      context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      context.on('weberror', (error) => complaints.push(error.error().message));
      if (phone !== undefined)
        await context.addCookies([{ name: TOKEN_COOKIE, value: await tokenOf(phone), url: origin }]);
      const page = await context.newPage();
      await page.goto(`${origin}${path}`);
      return page;
    },
    async close() {
      await browser.close();
      gateway.child.kill('SIGTERM');
      await gateway.exit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type DialogsWorld = Awaited<ReturnType<typeof openDialogsWorld>>;
