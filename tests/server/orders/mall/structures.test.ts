import { expect, it } from 'vitest';

import { drawStructure } from '../../../../scripts/structures/draw-structure';
import { PRODUCTS } from '../../../../server/orders/mall/table/products';
import { STRUCTURES } from '../../../../server/orders/mall/table/structures';
import { readProduct } from '../../../../server/orders/mall/read-product';
import { agreeTo, howToAgree, isAgreedTo } from '../../../support/agreed/agreeing';

const FILE = 'server/orders/mall/table/structures.ts';
const HEAD =
  '/** Drawn ahead from the SMILES of the products, as `structure.ts` reads it; written by its test in `tests/server/orders/mall`. */';

it('stored structures equal the drawings of all product molecules', () => {
  const drawn = new Set(
    PRODUCTS.trim()
      .split('\n')
      .flatMap((line) => readProduct(line, '2026-01-01').smiles ?? []),
  );
  const lines = [...drawn].map(drawStructure).join('\n');
  if (isAgreedTo(FILE)) agreeTo(FILE, `${HEAD}\nexport const STRUCTURES = \`\n${lines}\n\`;\n`);
  expect(isAgreedTo(FILE) ? lines : STRUCTURES.trim(), howToAgree(FILE)).toBe(lines);
});
