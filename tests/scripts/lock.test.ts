import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { missingOptionals, platformPackage } from '../../scripts/lock/platform-packages.mjs';

type Ranges = Record<string, string>;
type Locked = { version?: string; resolved?: string; dependencies?: Ranges; optionalDependencies?: Ranges };
type Manifest = { dependencies: Ranges; devDependencies: Ranges };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lock = read('package-lock.json') as { packages: Record<string, Locked> };
const manifest = read('package.json') as Manifest;

/** Where Node would find a package from a folder, the nearest first. */
function find(name: string, from: string): Locked | undefined {
  const inside = lock.packages[`${from ? `${from}/` : ''}node_modules/${name}`];
  if (inside || from === '') return inside;
  return find(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

describe('the lock, which npm ci accepts only whole', () => {
  it('asks for exactly what package.json asks for', () => {
    const { dependencies, devDependencies } = lock.packages[''] as Manifest;
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
  });

  it('has every package another one depends on', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { dependencies = {} }]) =>
      Object.keys(dependencies).filter((name) => !find(name, path)),
    );
    expect(missing).toEqual([]);
  });

  it('has every optional package, for whatever machine it is', () => {
    expect(missingOptionals(lock.packages)).toEqual([]);
  });

  it('holds optional packages at the very version their parent pins', () => {
    const strays = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).filter(([name, v]) => /^\d/.test(v) && find(name, path)?.version !== v),
    );
    expect(strays).toEqual([]);
  });

  it('names no host to fetch from', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

describe('completing a lock', () => {
  const packages = { '': {}, 'node_modules/tool': { optionalDependencies: { '@tool/linux-x64-musl': '1.2.3' } } };

  it('finds the optional package that was left out', () => {
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
  ])('reads the machine of %s from its name', (name, machine) => {
    expect(platformPackage(name, '1.2.3', {})).toEqual({ version: '1.2.3', optional: true, ...machine });
  });

  it('refuses to guess a version', () => {
    expect(() => platformPackage('@tool/linux-x64', '^1.2.3', {})).toThrow('is a range');
  });
});
