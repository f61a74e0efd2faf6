import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

export const firstOf = (paths: readonly string[]): string | null => paths.find((path) => existsSync(path)) ?? null;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export const start = (path: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => void child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

const PAUSE_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

export async function patiently<TAnswer>(ask: () => Promise<TAnswer>, what: string, patienceMs = 30_000) {
  const until = Date.now() + patienceMs;
  let trouble: unknown;
  while (Date.now() < until) {
    try {
      return await ask();
    } catch (error) {
      trouble = error;
      await pause();
    }
  }
  throw new Error(`${what}: ${trouble instanceof Error ? trouble.message : String(trouble)}`, { cause: trouble });
}
