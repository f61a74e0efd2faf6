import { expect, it } from 'vitest';

import { QUOTE_WIRES } from '../../../contract/modes';
import { MODES } from '../../../domain/mode-ids';
import type { RouteName } from '../../../domain/routes';
import { PAGES } from '../../../src/app/route-table';

const HELD = [
  ...new Set(
    Object.entries(MODES)
      .filter(([id, { routes }]) => id in QUOTE_WIRES && routes.order === routes.search)
      .map(([, { routes }]) => routes.order),
  ),
];

it('every search page with an order page is marked as such', () => {
  const marked = (Object.keys(PAGES) as RouteName[]).filter((name) => PAGES[name].orders);
  expect(HELD.length).toBeGreaterThan(0);
  expect(marked.toSorted()).toEqual(HELD.toSorted());
});
