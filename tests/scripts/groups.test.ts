import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import budgets from '../../budgets.json';
import { routePath, type RouteName } from '../../domain/routes';

import { demandFiles, GROUPS, groupsIn } from '../../scripts/build/groups';
import { searchesIn } from '../../scripts/build/searches';
import { root } from '../../scripts/root.mjs';

describe('bundle groups', () => {
  it('name existing files', () => {
    expect(() => demandFiles(root)).not.toThrow();
  });

  it('fail the build when a file has moved', () => {
    expect(() => demandFiles('/nowhere')).toThrow(/src\/main\.tsx/);
  });

  it('name no file twice', () => {
    const files = GROUPS.flatMap((group) => group.files);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  });

  it('contain the named files only', () => {
    const board = groupsIn(root).find(({ name }) => name === 'board');
    expect(board?.test(join(root, 'src/trade/offer/voyage.tsx'))).toBe(true);
    expect(board?.test(join(root, 'src/trade/offer/other.tsx'))).toBe(false);
    expect(board?.test('/elsewhere/src/trade/offer/voyage.tsx')).toBe(false);
  });

  it('give every searched mode its page and results from the sources', () => {
    const found = searchesIn(root).find(({ mode }) => mode === 'lcl');
    expect(found).toEqual({
      route: 'shippingLcl',
      mode: 'lcl',
      entry: 'src/app/entries/shipping-lcl.tsx',
      results: ['src/effects/market/load-departures.ts', 'src/modes/lcl/lcl-results.tsx'],
    });
    // The shop cards are part of its page.
    expect(searchesIn(root).filter(({ results }) => results.length < 2)).toEqual([
      expect.objectContaining({ route: 'business', results: ['src/effects/mall/load-sheet.ts'] }),
    ]);
    expect(groupsIn(root).map(({ name }) => name)).toEqual(expect.arrayContaining(['lcl', 'lcl-results', 'air']));
  });

  it('have a request budget for the results of every searched mode', () => {
    const held = Object.keys(budgets.results).map((link) => link.slice(1, link.indexOf('?')));
    expect(held.toSorted()).toEqual(
      searchesIn(root)
        .map(({ route }) => routePath(route as RouteName).slice(1))
        .toSorted(),
    );
  });
});
