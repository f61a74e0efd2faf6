import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { root } from '../../scripts/root.mjs';
import { linesOf, readLock, supplyPage } from '../../scripts/supply/page.mjs';
import { inProduction, withInstallScript, withoutIntegrity } from '../../scripts/supply/tree.mjs';

const { packages } = readLock(root);

/** Licences that ask for no more than their text; another one is read by somebody before it is named here. */
const LICENCES = ['0BSD', 'Apache-2.0', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

/** What may run something of its own when it is installed, and why. */
const INSTALL_SCRIPTS = ['esbuild']; // fetches nothing where its binary is already there; development only

describe('what runs in production', () => {
  it('is what docs/supply.md says: `npm run supply` writes it', () => {
    expect(readFileSync('docs/supply.md', 'utf8')).toBe(supplyPage(root));
  });

  it('comes under licences that somebody has read', () => {
    const strange = linesOf(root).everywhere.filter(({ licence }) => !LICENCES.includes(licence));
    expect(strange).toEqual([]);
  });

  it('runs nothing of its own when it is installed, and only what is named here does in development', () => {
    expect(withInstallScript(packages)).toEqual(INSTALL_SCRIPTS);
    const places = inProduction(packages);
    expect(places.filter((place) => packages[place]?.hasInstallScript)).toEqual([]);
  });

  it('is held to the hash of its content', () => {
    expect(withoutIntegrity(packages)).toEqual([]);
  });

  it('is pinned: the manifest names no range', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(ranges).toEqual([]);
  });
});

describe('the tree of production', () => {
  const house = {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': {
      dependencies: { b: '^1.0.0' },
      peerDependencies: { p: '*', q: '*' },
      peerDependenciesMeta: { q: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/p': {},
    'node_modules/q': {},
    'node_modules/tool': { hasInstallScript: true as const },
  };

  it('takes the nearest, and peers that are needed, and nothing else', () => {
    expect(inProduction(house)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/p']);
  });

  it('notices a script and a missing hash', () => {
    expect(withInstallScript(house)).toEqual(['tool']);
    expect(
      withoutIntegrity({ 'node_modules/a': { integrity: 'sha1-x' }, 'node_modules/b': { integrity: 'sha512-x' } }),
    ).toEqual(['a']);
  });
});
