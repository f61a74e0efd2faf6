// @ts-check
// The SPA with hot reload in front, the gateway restarting behind it, one command and one Ctrl-C for both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';

import { flowFacts } from '../flows/facts/facts-plugin.mjs';
import { watchFlows } from '../flows/watch/watch-plugin.mjs';
import { root } from './root.mjs';

const GATEWAY_PATHS = ['^/api(-[a-z]+)*/', '^/captcha/', '^/__(demo|test)/', '^/(healthz|readyz)$'];

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 5173);

async function freePort() {
  const probe = createTcpServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const gatewayPort = await freePort();
const target = `http://127.0.0.1:${gatewayPort}`;

const site = await createServer({
  root,
  plugins: [watchFlows(host), flowFacts()],
  server: {
    host,
    port,
    strictPort: true,
    watch: { ignored: ['**/.data*/**', '**/.cache/**', '**/dist/**', '**/storybook-static/**'] },
    proxy: Object.fromEntries(GATEWAY_PATHS.map((path) => [path, { target }])),
  },
});

try {
  await site.listen();
} catch (error) {
  console.error(`The site cannot listen on ${host}:${port}: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
console.log(`site http://${host}:${port} (gateway behind it on ${target})`);
console.log(`its charts while it runs: http://${host}:${port}/flows/atlas/index.html#/live`);

const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const gateway = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/doors/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(gatewayPort) },
});

let isWanted = true;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    isWanted = false;
    gateway.kill('SIGTERM');
  });

const [code] = await once(gateway, 'exit');
await site.close();
process.exit(isWanted ? (code ?? 1) : 0);
