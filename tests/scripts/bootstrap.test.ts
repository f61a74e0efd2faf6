import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A clone whose one package lies beside it, so that npm needs no network. */
const MANIFEST = { name: 'clone', version: '1.0.0', dependencies: { part: 'file:part' } };
const LOCK = {
  name: 'clone',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'clone', version: '1.0.0', dependencies: { part: 'file:part' } },
    'node_modules/part': { resolved: 'part', link: true },
    part: { version: '1.0.0' },
  },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const path of ['bootstrap.mjs', 'take-turns.mjs', 'install'])
    cpSync(join('scripts', path), join(root, 'scripts', path), { recursive: true });
  mkdirSync(join(root, 'part'));
  writeFileSync(join(root, 'part', 'package.json'), JSON.stringify({ name: 'part', version: '1.0.0' }));
  writeFileSync(join(root, 'package.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function bootstrap(...options: string[]) {
  const child = spawn(process.execPath, [...options, join(root, 'scripts', 'bootstrap.mjs')], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said, installed: said.includes('Installing what') };
}

const isThere = () => existsSync(join(root, 'node_modules', 'part', 'package.json'));

describe('before every script', () => {
  it('installs once, then only what went missing', async () => {
    expect(await bootstrap()).toMatchObject({ code: 0, installed: true });
    expect(isThere()).toBe(true);
    expect(await bootstrap()).toEqual({ code: 0, installed: false, said: '' });
    rmSync(join(root, 'node_modules', 'part'), { recursive: true });
    expect(await bootstrap()).toMatchObject({ code: 0, installed: true });
    expect(isThere()).toBe(true);
  });

  it('installs again after an install that was killed', async () => {
    await bootstrap();
    const killed = spawn(process.execPath, ['--version']);
    await once(killed, 'close');
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, '.cache', 'installing'), String(killed.pid));
    expect(await bootstrap()).toMatchObject({ code: 0, installed: true });
    expect(await bootstrap()).toMatchObject({ code: 0, installed: false });
  });

  it('of two at once lets one install and the other wait', async () => {
    const both = await Promise.all([bootstrap(), bootstrap()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.filter(({ installed }) => installed)).toHaveLength(1);
  });

  it('says in one sentence that Node is too old', async () => {
    const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.9'}})";
    const { code, said } = await bootstrap('--import', old);
    expect(code).toBe(1);
    expect(said).toMatch(/^ChemLane needs Node 20\.19 or newer; this is v[\d.]+\.\n$/);
    expect(isThere()).toBe(false);
  });
});
