import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { root } from '../../scripts/root.mjs';
import { linesOf, readLock, supplyPage } from '../../scripts/supply/page.mjs';
import { inProduction, withInstallScript, withoutIntegrity } from '../../scripts/supply/tree.mjs';

const { packages } = readLock(root);

/** Permissive licences; review another one before adding it. */
const LICENCES = ['0BSD', 'Apache-2.0', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

/** Packages with an install script, with the reason. */
const INSTALL_SCRIPTS = ['esbuild']; // downloads nothing when its binary exists; development only

describe('production packages', () => {
  it('match docs/supply.md', () => {
    expect(readFileSync('docs/supply.md', 'utf8')).toBe(supplyPage(root));
  });

  it('have reviewed licences', () => {
    const strange = linesOf(root).everywhere.filter(({ licence }) => !LICENCES.includes(licence));
    expect(strange).toEqual([]);
  });

  it('have no install scripts, and development packages only the listed ones', () => {
    expect(withInstallScript(packages)).toEqual(INSTALL_SCRIPTS);
    const places = inProduction(packages);
    expect(places.filter((place) => packages[place]?.hasInstallScript)).toEqual([]);
  });

  it('have an integrity hash', () => {
    expect(withoutIntegrity(packages)).toEqual([]);
  });

  it('are pinned without ranges', () => {
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

describe('production tree', () => {
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

  it('takes the nearest packages and required peers only', () => {
    expect(inProduction(house)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/p']);
  });

  it('reports install scripts and missing hashes', () => {
    expect(withInstallScript(house)).toEqual(['tool']);
    expect(
      withoutIntegrity({ 'node_modules/a': { integrity: 'sha1-x' }, 'node_modules/b': { integrity: 'sha512-x' } }),
    ).toEqual(['a']);
  });
});
