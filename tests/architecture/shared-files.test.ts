import { expect, it } from 'vitest';

import { isProduct } from '../../scripts/rooms.mjs';
import { readHouse } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

/** Doors assemble a page from its mode and are not counted. */
const isDoor = (path: string) => /^src\/(?:app|pages|effects)\//.test(path);

/** Files that may name a mode and are no door. Filtered by text first, since parsing all files is slow. */
const naming = new Map(
  [...readHouse()].filter(([path, text]) => isProduct(path) && !isDoor(path) && `${path}${text}`.includes('modes/')),
);

const sharedBy = (id: string): string[] => [
  ...new Set(
    importsOf(naming).flatMap(({ from, to, isRelative }) => {
      const isNamed = isRelative && new RegExp(`/modes/${id}(?:/|$)`).test(to) && !from.includes(`/modes/${id}`);
      return isNamed ? [from] : [];
    }),
  ),
];

it('keeps the lcl capability to the mode tables', () => {
  expect(sharedBy('lcl').toSorted()).toEqual([
    'contract/gateway/first-questions.ts',
    'contract/modes/index.ts',
    'server/trade/modes/index.ts',
    'server/trade/modes/markets.ts',
    'server/trade/modes/sheets.ts',
    'src/copy/house/findings.ts',
    'src/copy/house/order-form.ts',
    'src/copy/modes/receipt-parts.ts',
    'src/house-desk/receipts.tsx',
  ]);
});
