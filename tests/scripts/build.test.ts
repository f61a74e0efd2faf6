import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { compressFiles } from '../../scripts/build/compress.mjs';
import { keepPreviousChunks } from '../../scripts/build/previous-chunks.mjs';
import { isStale, stamped } from '../../scripts/build/staleness.mjs';

const DAY = 24 * 3_600_000;

let root: string;
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'build-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a part of the build', () => {
  const part = { name: 'site', inputs: ['src', 'package-lock.json'], proof: 'dist/site/index.html' } as const;
  const site = { ...part, inputs: [...part.inputs] };
  const build = () => stamped(root, site, async () => put('dist/site/index.html', '<p>'));
  beforeEach(async () => {
    put('src/deep/a.ts', 'a');
    put('dist/.keep', '');
    await build();
  });

  it('is fresh when nothing has changed', () => {
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

  it('is stale after a build that failed', async () => {
    await expect(stamped(root, site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isStale(root, site)).toBe(true);
  });

  it('is stale when a file changes while it is built', async () => {
    await stamped(root, site, async () => put('src/deep/a.ts', 'changed meanwhile'));
    expect(isStale(root, site)).toBe(true);
  });
});

describe('the chunks of earlier builds', () => {
  const release = (chunk: string, now: number) => {
    rmSync(join(root, 'next'), { recursive: true, force: true });
    put(`next/assets/${chunk}`, chunk);
    keepPreviousChunks(join(root, 'site'), join(root, 'next'), join(root, 'retired.json'), now);
    rmSync(join(root, 'site'), { recursive: true, force: true });
    for (const name of readdirSync(join(root, 'next/assets'))) put(`site/assets/${name}`, name);
    return readdirSync(join(root, 'site/assets')).toSorted();
  };

  it('stay for seven days after the build that replaced them', () => {
    expect(release('a.js', 0)).toEqual(['a.js']);
    expect(release('b.js', 30 * DAY)).toEqual(['a.js', 'b.js']);
    expect(release('c.js', 36 * DAY)).toEqual(['a.js', 'b.js', 'c.js']);
    expect(release('d.js', 37 * DAY)).toEqual(['b.js', 'c.js', 'd.js']);
  });

  it('start anew when they come back', () => {
    release('a.js', 0);
    release('b.js', DAY);
    release('a.js', 2 * DAY);
    expect(release('c.js', 9 * DAY)).toEqual(['a.js', 'c.js']);
  });
});

describe('what is compressed', () => {
  it('says the same in both encodings, and only where that is shorter', async () => {
    const text = 'export const a = 1;\n'.repeat(100);
    put('site/assets/a.js', text);
    put('site/small.js', 'a');
    put('site/a.png', text);
    await compressFiles(join(root, 'site'));
    expect(brotliDecompressSync(readFileSync(join(root, 'site/assets/a.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(root, 'site/assets/a.js.gz'))).toString()).toBe(text);
    expect(readdirSync(join(root, 'site')).toSorted()).toEqual(['a.png', 'assets', 'small.js']);
  });
});
