// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const READY_MS = 30_000;
const STOP_MS = 10_000;

/** PostgreSQL refuses to be root; then its files and its process belong to somebody without rights. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(
      ['postgres', 'nobody']
        .map((name) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim())
        .find(Boolean),
    ),
  );
  return uid && gid ? { uid, gid } : {};
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** @param {number} port */
async function answers(port) {
  const { Client } = await import('pg');
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/**
 * A server of our own in a temporary folder, on loopback, for as long as the caller wants it. It can be sent away for
 * a while: SIGINT is PostgreSQL's fast stop, SIGQUIT its immediate one, which leaves the next start to recover.
 * @typedef {(signal: 'SIGINT' | 'SIGQUIT', awayMs: number) => Promise<void>} Restart
 * @param {string} tools @returns {Promise<{ url: string, stop: () => Promise<void>, restart: Restart }>}
 */
export async function startServer(tools) {
  const folder = mkdtempSync(join(tmpdir(), 'chemlane-postgres-'));
  const as = owner();
  if (as.uid) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(tools, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  const discard = () => rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0) {
    discard();
    throw new Error(made.stderr || String(made.error));
  }
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=60',
  ];
  const launch = () => {
    const server = spawn(join(tools, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    return { server, ended: once(server, 'exit') };
  };
  let running = launch();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const { server, ended } = running;
    server.kill(signal);
    await Promise.race([ended, pause(STOP_MS, undefined, { ref: false }).then(() => server.kill('SIGKILL'))]);
    await ended;
  };
  const stop = async () => {
    await end('SIGINT');
    discard();
  };
  const ready = async () => {
    const deadline = Date.now() + READY_MS;
    while (!(await answers(port))) {
      if (running.server.exitCode !== null || Date.now() > deadline) {
        await stop();
        throw new Error('the server did not start');
      }
      await pause(100);
    }
  };
  await ready();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    restart: async (signal, awayMs) => {
      await end(signal);
      await pause(awayMs);
      running = launch();
      await ready();
    },
  };
}
