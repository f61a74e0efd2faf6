import { expect, it } from 'vitest';

import { isProduct } from '../../scripts/rooms.mjs';
import { readHouse } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

/** Doors put a page together from its mode; they are counted with nobody. */
const isDoor = (path: string) => /^src\/(?:app|pages|effects)\//.test(path);

/** What may name a mode, and is no door. Reading all others for their imports would cost more than all the rest. */
const naming = new Map(
  [...readHouse()].filter(([path, text]) => isProduct(path) && !isDoor(path) && `${path}${text}`.includes('modes/')),
);

/** Files outside of the mode that had to learn its name. */
const sharedBy = (id: string): string[] => [
  ...new Set(
    importsOf(naming).flatMap(({ from, to, isRelative }) => {
      const isNamed = isRelative && new RegExp(`/modes/${id}(?:/|$)`).test(to) && !from.includes(`/modes/${id}`);
      return isNamed ? [from] : [];
    }),
  ),
];

it('a share of a box is known to the tables alone', () => {
  expect(sharedBy('lcl').toSorted()).toEqual([
    'contract/gateway/first-questions.ts',
    'contract/modes/index.ts',
    'server/trade/modes/index.ts',
    'server/trade/modes/tables/answers.ts',
    'server/trade/modes/tables/next-fits.ts',
    'server/trade/modes/tables/passing.ts',
    'server/trade/modes/tables/runs.ts',
    'src/copy/flows/mode-pieces.ts',
    'src/copy/house/findings.ts',
    'src/copy/house/order-form.ts',
    'src/copy/modes/receipt-parts.ts',
    'src/house-desk/receipts.tsx',
  ]);
});
