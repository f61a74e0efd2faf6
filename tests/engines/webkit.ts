import { once } from 'node:events';

import { firstOf, freePort, patiently, start, stop } from './process';
import { ELEMENT, WebDriverError, type Command, type Engine, type Session } from './session';

const PATHS = {
  navigate: () => 'url',
  script: () => 'execute/sync',
  click: (id) => `element/${id}/click`,
  keys: (id) => `element/${id}/value`,
  clear: (id) => `element/${id}/clear`,
  actions: () => 'actions',
  shot: () => 'screenshot',
} as const satisfies Record<Command, (id: string) => string>;

const BROWSERS = ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);

async function ask(address: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { message?: string } | null };
  if (!answer.ok) throw new WebDriverError(value?.message ?? String(answer.status));
  return value;
}

/** WebKit needs a display, so a virtual one is started. */
async function openScreen() {
  const path = firstOf(['/usr/bin/Xvfb']);
  if (path === null) return null;
  const child = start(path, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {});
  const [number] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

export const webkit: Engine = {
  name: 'WebKit',
  package: 'webkit2gtk-driver xvfb',
  async open(): Promise<Session | null> {
    const [path, binary] = [firstOf(['/usr/bin/WebKitWebDriver']), firstOf(BROWSERS)];
    const screen = path === null || binary === null ? null : await openScreen();
    if (path === null || screen === null) return null;
    const port = await freePort();
    const env = { DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
    const child = start(path, [`--port=${port}`], env);
    const origin = `http://127.0.0.1:${port}`;
    await patiently(() => ask(`${origin}/status`, 'GET'), 'WebKit does not answer');
    const options = { binary, args: ['--automation'] };
    const { sessionId } = (await ask(`${origin}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    const session = `${origin}/session/${sessionId}`;
    await ask(`${session}/window/rect`, 'POST', { x: 0, y: 0, width: 1440, height: 1000 });
    return {
      send(command, { element, ...parameters } = {}) {
        const id = (element as Record<string, string> | undefined)?.[ELEMENT] ?? '';
        return ask(
          `${session}/${PATHS[command](id)}`,
          command === 'shot' ? 'GET' : 'POST',
          command === 'shot' ? undefined : parameters,
        );
      },
      async close() {
        await fetch(session, { method: 'DELETE' });
        await stop(child);
        await stop(screen.child);
      },
    };
  },
};
