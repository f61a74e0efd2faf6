import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { missingOptionals, platformPackage } from '../../scripts/lock/platform-packages.mjs';

type Ranges = Record<string, string>;
type Locked = { version?: string; resolved?: string; dependencies?: Ranges; optionalDependencies?: Ranges };
type Manifest = { dependencies: Ranges; devDependencies: Ranges };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lock = read('package-lock.json') as { packages: Record<string, Locked> };
const manifest = read('package.json') as Manifest;

function find(name: string, from: string): Locked | undefined {
  const inside = lock.packages[`${from ? `${from}/` : ''}node_modules/${name}`];
  if (inside || from === '') return inside;
  return find(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

describe('package lock for npm ci', () => {
  it('matches the dependencies of package.json', () => {
    const { dependencies, devDependencies } = lock.packages[''] as Manifest;
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
  });

  it('contains every dependency', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { dependencies = {} }]) =>
      Object.keys(dependencies).filter((name) => !find(name, path)),
    );
    expect(missing).toEqual([]);
  });

  it('contains the optional packages of every platform', () => {
    expect(missingOptionals(lock.packages)).toEqual([]);
  });

  it('has optional packages at the version their parent pins', () => {
    const strays = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).filter(([name, v]) => /^\d/.test(v) && find(name, path)?.version !== v),
    );
    expect(strays).toEqual([]);
  });

  it('names no download host', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

describe('lock completion', () => {
  const packages = { '': {}, 'node_modules/tool': { optionalDependencies: { '@tool/linux-x64-musl': '1.2.3' } } };

  it('finds a missing optional package', () => {
    expect(missingOptionals(packages).map(({ name, version }) => [name, version])).toEqual([
      ['@tool/linux-x64-musl', '1.2.3'],
    ]);
    expect(missingOptionals({ ...packages, 'node_modules/@tool/linux-x64-musl': {} })).toEqual([]);
    expect(missingOptionals({ ...packages, 'node_modules/tool/node_modules/@tool/linux-x64-musl': {} })).toEqual([]);
  });

  it.each([
    ['@tool/linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@tool/linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@tool/win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@tool/wasm32-wasi', { cpu: ['wasm32'] }],
    ['@tool/darwin-universal', { os: ['darwin'] }],
  ])('reads the platform of %s from its name', (name, machine) => {
    expect(platformPackage(name, '1.2.3', {})).toEqual({ version: '1.2.3', optional: true, ...machine });
  });

  it('refuses a version range', () => {
    expect(() => platformPackage('@tool/linux-x64', '^1.2.3', {})).toThrow('is a range');
  });
});
