import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from 'playwright';

import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { hashPassword } from '../../src/effects/sign-in/password-hash';
import { readyAt, runGateway } from '../server/support/process';
import { PATIENCE } from '../support/patience';
import { SEED_FOLDER, SHARED_ORIGIN } from './house.seed';

export type HouseOptions = {
  settings?: Record<string, string>;
  browser?: LaunchOptions;
  /** For tests without side effects. */
  isShared?: boolean;
  /** Commands run on the data before the gateway starts, like `npm run approval-rules`. */
  commands?: readonly (readonly string[])[];
};

/** Gateway client as another device. */
function spokenTo(origin: string) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  return {
    origin,
    post,
    /** Test endpoint; requires a gateway started with `GATEWAY_TEST`. */
    door: (path: string, body?: object) => (body ? post(`/__test/${path}`, body) : fetch(`${origin}/__test/${path}`)),
    /** Session token of another device. */
    async tokenOf(userName: string, password: string): Promise<string> {
      const asked = { userName, password: await hashPassword(password) };
      const answer = await post('/api-auth/login', asked, { appCode: 'echem' });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    },
  };
}

/** Starts the built gateway with the built site on its own database. */
export async function openGateway(
  settings: Record<string, string> = {},
  commands: readonly (readonly string[])[] = [],
) {
  const folder = await mkdtemp(join(tmpdir(), 'house-'));
  const data = join(folder, 'data');
  const seed = process.env[SEED_FOLDER];
  if (seed) await cp(seed, data, { recursive: true });
  for (const words of commands) {
    const said = runGateway(data, settings, [...words]);
    if ((await said.exit()) !== 0) throw new Error(`${words.join(' ')}: ${said.err()}`);
  }
  const gateway = runGateway(data, settings);
  const origin = await readyAt(gateway);
  const close = async () => {
    gateway.child.kill('SIGTERM');
    await gateway.exit();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...spokenTo(origin), close, pid: gateway.child.pid };
}

/** Shared gateway of the run; a separate one outside of a run. */
async function sharedGateway() {
  const origin = process.env[SHARED_ORIGIN];
  return origin ? { ...spokenTo(origin), close: async () => undefined } : openGateway();
}

const kept: { browser?: Promise<Browser> } = {};

/** Browser of the worker, which its files use in turn; it ends with the worker. */
const sharedBrowser = (): Promise<Browser> => (kept.browser ??= launchShared());

async function launchShared(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions());
  browser.on('disconnected', () => delete kept.browser);
  return browser;
}

/** Opens Chromium with it: the browser of the worker, unless a test asks for another. */
export async function openHouse({ settings, isShared, commands, browser: options }: HouseOptions = {}) {
  const opening = isShared ? sharedGateway() : openGateway(settings, commands);
  const [gateway, browser] = await Promise.all([opening, options ? chromium.launch(options) : sharedBrowser()]);
  const opened: BrowserContext[] = [];
  return {
    ...gateway,
    /** Browser of a person; the driver's own bound of 30 seconds would end slow steps. */
    async newContext(options?: BrowserContextOptions) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(PATIENCE.timeout);
      opened.push(context);
      return context;
    },
    close: async () => {
      await Promise.all(opened.map((context) => context.close()));
      if (options) await browser.close();
      await gateway.close();
    },
  };
}
