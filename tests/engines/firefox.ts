import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { firstOf, freePort, patiently, start, stop } from './process';
import { ELEMENT, WebDriverError, type Command, type Engine, type Session } from './session';

const NAMES = {
  navigate: 'WebDriver:Navigate',
  script: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  keys: 'WebDriver:ElementSendKeys',
  clear: 'WebDriver:ElementClear',
  actions: 'WebDriver:PerformActions',
  shot: 'WebDriver:TakeScreenshot',
} as const satisfies Record<Command, string>;

type Reply = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown } | null];

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  });

/** Marionette frames are `length:json`, after a greeting. */
function conversation(socket: Socket) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let heard = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (more: Buffer) => {
    heard = Buffer.concat([heard, more]);
    for (let colon = heard.indexOf(':'); colon > 0; colon = heard.indexOf(':')) {
      const end = colon + 1 + Number(heard.subarray(0, colon).toString());
      if (heard.length < end) return;
      const said = JSON.parse(heard.subarray(colon + 1, end).toString()) as Reply | object;
      heard = heard.subarray(end);
      if (Array.isArray(said)) waiting.get((said as Reply)[1])?.(said as Reply);
    }
  });
  return async (name: string, parameters: object): Promise<unknown> => {
    last += 1;
    const id = last;
    const text = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<Reply>((resolve) => void waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    waiting.delete(id);
    if (error) throw new WebDriverError(error.message);
    return result?.value ?? null;
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  package: 'firefox-esr',
  async open(): Promise<Session | null> {
    const path = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
    if (path === null) return null;
    const [profile, port] = await Promise.all([mkdtemp(join(tmpdir(), 'firefox-')), freePort()]);
    await writeFile(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
    const args = ['--marionette', '--headless', '--no-remote', '--profile', profile, '--width=1440', '--height=900'];
    const child = start(path, args, { HOME: profile });
    const socket = await patiently(() => open(port), 'Firefox does not answer');
    const say = conversation(socket);
    await say('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
    await say('WebDriver:SetWindowRect', { width: 1440, height: 1000 });
    return {
      send(command, { element, ...parameters } = {}) {
        const id = (element as Record<string, string> | undefined)?.[ELEMENT];
        return say(NAMES[command], id === undefined ? parameters : { id, ...parameters });
      },
      async close() {
        socket.destroy();
        await stop(child);
        await rm(profile, { recursive: true, force: true });
      },
    };
  },
};
