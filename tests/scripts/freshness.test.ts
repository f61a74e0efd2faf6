import { describe, expect, it } from 'vitest';

import { isSameTree } from '../../scripts/install/freshness.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const installed = {
  'node_modules/react': { version: '19.0.0' },
  'node_modules/native-linux-x64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
};
const foreign = {
  'node_modules/native-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
};
const locked = { '': {}, ...installed, ...foreign };

describe('installed packages', () => {
  it('are fresh when they match the lock for this machine', () => {
    expect(isSameTree(locked, installed, machine)).toBe(true);
  });

  it('may lack optional ones', () => {
    expect(isSameTree(locked, { 'node_modules/react': { version: '19.0.0' } }, machine)).toBe(true);
  });

  it.each([
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/react': { version: '18.0.0' } }],
    [
      'an optional package has another version',
      { ...installed, 'node_modules/native-linux-x64': { version: '0.9.0' } },
    ],
    ['it was copied from another kind of machine', { ...installed, ...foreign }],
  ])('are stale when %s', (_, tree) => {
    expect(isSameTree(locked, tree, machine)).toBe(false);
  });

  it('consider excluded platforms', () => {
    const picky = { 'node_modules/react': { version: '19.0.0', os: ['!win32'] } };
    expect(isSameTree(locked, picky, machine)).toBe(true);
    expect(isSameTree(locked, picky, { ...machine, platform: 'win32' })).toBe(false);
  });
});
