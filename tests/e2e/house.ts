import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type LaunchOptions } from 'playwright';

import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { hashPassword } from '../../src/effects/sign-in/password-hash';
import { readyAt, runGateway } from '../server/support/process';
import { SEED_FOLDER, SHARED_ORIGIN } from './house.seed';

export type HouseOptions = {
  settings?: Record<string, string>;
  browser?: LaunchOptions;
  /** For journeys that change nothing that another could see. */
  isShared?: boolean;
  /** What the house says to its own data before the gateway starts, as `npm run approval-rules` does. */
  commands?: readonly (readonly string[])[];
};

/** A gateway as another device speaks to it. */
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
    /** What a test may know and move; only where the gateway was started with `GATEWAY_TEST`. */
    door: (path: string, body?: object) => (body ? post(`/__test/${path}`, body) : fetch(`${origin}/__test/${path}`)),
    /** A session begun elsewhere. */
    async tokenOf(userName: string, password: string): Promise<string> {
      const asked = { userName, password: await hashPassword(password) };
      const answer = await post('/api-auth/login', asked, { appCode: 'echem' });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    },
  };
}

/** The built gateway with the built site, as people get them, on a database of its own. */
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

/** The gateway that stays open for the whole run; outside of a run one of its own. */
async function sharedGateway() {
  const origin = process.env[SHARED_ORIGIN];
  return origin ? { ...spokenTo(origin), close: async () => undefined } : openGateway();
}

/** And Chromium before it. */
export async function openHouse({
  settings,
  isShared,
  commands,
  browser: options = launchOptions(),
}: HouseOptions = {}) {
  const opening = isShared ? sharedGateway() : openGateway(settings, commands);
  const [gateway, browser] = await Promise.all([opening, chromium.launch(options)]);
  return {
    ...gateway,
    browser,
    close: async () => {
      await browser.close();
      await gateway.close();
    },
  };
}
