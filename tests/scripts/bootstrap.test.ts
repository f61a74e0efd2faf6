/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Clone with local packages, so that npm needs no network: one for production, one for tests. */
const MANIFEST = {
  name: 'clone',
  version: '1.0.0',
  dependencies: { part: 'file:part' },
  devDependencies: { tool: 'file:tool' },
};
const LOCK = {
  name: 'clone',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': MANIFEST,
    'node_modules/part': { resolved: 'part', link: true },
    'node_modules/tool': { resolved: 'tool', link: true, dev: true },
    part: { version: '1.0.0' },
    tool: { version: '1.0.0', dev: true },
  },
};

it('comes before every command of the product', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const own = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  expect(own.filter((name) => !scripts[`pre${name}`]?.startsWith('node scripts/bootstrap.mjs'))).toEqual([]);
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const path of ['bootstrap.mjs', 'take-turns.mjs', 'install'])
    cpSync(join('scripts', path), join(root, 'scripts', path), { recursive: true });
  for (const name of ['part', 'tool']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function bootstrap(word = '', options: string[] = []) {
  const child = spawn(process.execPath, [...options, join(root, 'scripts', 'bootstrap.mjs'), word], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said, installed: said.includes('Installing what') };
}

const isThere = (name = 'part') => existsSync(join(root, 'node_modules', name, 'package.json'));

describe('bootstrap of every script', () => {
  it('installs once, then only missing parts', async () => {
    expect(await bootstrap()).toMatchObject({ code: 0, installed: true });
    expect(isThere()).toBe(true);
    expect(await bootstrap()).toEqual({ code: 0, installed: false, said: '' });
    rmSync(join(root, 'node_modules', 'part'), { recursive: true });
    expect(await bootstrap()).toMatchObject({ code: 0, installed: true });
    expect(isThere()).toBe(true);
  });

  it('omits test tools in run mode and adds them later', async () => {
    expect(await bootstrap('--to-run')).toMatchObject({ code: 0, installed: true });
    expect([isThere(), isThere('tool')]).toEqual([true, false]);
    expect(await bootstrap('--to-run')).toMatchObject({ code: 0, installed: false });
    expect(await bootstrap()).toMatchObject({ code: 0, installed: true });
    expect([isThere(), isThere('tool')]).toEqual([true, true]);
    expect(await bootstrap('--to-run')).toMatchObject({ code: 0, installed: false });
  });

  it('installs again after a killed install', async () => {
    await bootstrap();
    const killed = spawn(process.execPath, ['--version']);
    await once(killed, 'close');
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, '.cache', 'installing'), String(killed.pid));
    expect(await bootstrap()).toMatchObject({ code: 0, installed: true });
    expect(await bootstrap()).toMatchObject({ code: 0, installed: false });
  });

  it('lets one of two installs wait for the other', async () => {
    const both = await Promise.all([bootstrap(), bootstrap()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.filter(({ installed }) => installed)).toHaveLength(1);
  });

  it('reports an old Node version in one sentence', async () => {
    const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.9'}})";
    const { code, said } = await bootstrap('', ['--import', old]);
    expect(code).toBe(1);
    expect(said).toMatch(/^ChemLane needs Node 20\.19 or newer; this is v[\d.]+\.\n$/);
    expect(isThere()).toBe(false);
  });
});
