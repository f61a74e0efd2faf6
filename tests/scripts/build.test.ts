import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { buildStale } from '../../scripts/build/build-stale.mjs';
import { PACKING, PARTS, SERVED } from '../../scripts/build/parts.mjs';
import { isStale, stamped } from '../../scripts/build/staleness.mjs';
import { root as house } from '../../scripts/root.mjs';
import { filesOf, namedIn, reachedFrom } from '../../scripts/suite/named.mjs';

let root: string;
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'build-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('build part', () => {
  const part = { name: 'site', inputs: ['src', 'package-lock.json'], proof: 'dist/site/index.html' } as const;
  const site = { ...part, inputs: [...part.inputs] };
  const build = () => stamped(root, site, async () => put('dist/site/index.html', '<p>'));
  beforeEach(async () => {
    put('src/deep/a.ts', 'a');
    put('dist/.keep', '');
    await build();
  });

  it('is fresh without changes', () => {
    expect(isStale(root, site)).toBe(false);
  });

  it.each([
    ['a file changed', () => put('src/deep/a.ts', 'b')],
    ['a file came', () => put('src/b.ts', '')],
    ['a file went', () => rmSync(join(root, 'src/deep/a.ts'))],
    ['the lock came', () => put('package-lock.json', '{}')],
    ['its result went', () => rmSync(join(root, 'dist/site/index.html'))],
  ])('is stale when %s', (_, change) => {
    change();
    expect(isStale(root, site)).toBe(true);
  });

  it('is stale after a failed build', async () => {
    await expect(stamped(root, site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isStale(root, site)).toBe(true);
  });

  it('is stale when a file changes during the build', async () => {
    await stamped(root, site, async () => put('src/deep/a.ts', 'changed meanwhile'));
    expect(isStale(root, site)).toBe(true);
  });
});

describe('stale build', () => {
  it('starts nothing when everything is fresh', async () => {
    mkdirSync(join(root, 'dist'));
    for (const part of PARTS) await stamped(root, part, async () => put(part.proof, ''));
    expect(buildStale(root)).toBe(true);
  });

  it('packs the site again after a rebuild and serves it without packing', async () => {
    mkdirSync(join(root, 'dist'));
    for (const part of PARTS) await stamped(root, part, async () => put(part.proof, ''));
    expect(isStale(root, PACKING)).toBe(false);
    put('src/a.ts', 'changed');
    for (const part of SERVED) await stamped(root, part, async () => put(part.proof, ''));
    expect(isStale(root, PACKING)).toBe(true);
    expect(buildStale(root, SERVED)).toBe(true);
  });

  it('uses only development packages of a first start', () => {
    const files = new Set(filesOf(house));
    const textOf = (path: string) => (files.has(path) ? readFileSync(join(house, path), 'utf8') : '');
    const { buildDependencies, devDependencies } = JSON.parse(textOf('package.json')) as {
      buildDependencies: string[];
      devDependencies: Record<string, string>;
    };
    const reached = ['scripts/build.ts', 'scripts/start.mjs', 'vite.config.ts', 'src/ui/ui.css'].flatMap((start) => [
      ...reachedFrom(start, (path) => namedIn(path, textOf(path), files, {})),
    ]);
    const packages = reached
      .flatMap((path) => [...textOf(path).matchAll(/(?:from|import) ['"]((?:@[\w-]+\/)?[a-z][\w-]*)/g)])
      .map(([, name = '']) => name)
      .filter((name) => name in devDependencies);
    // tsx runs the build itself.
    expect([...new Set([...packages, 'tsx'])].toSorted()).toEqual(buildDependencies);
  });
});
