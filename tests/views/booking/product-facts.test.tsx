import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { STABILIZER } from '../../../domain/mall/seller';
import { productCopy as copy } from '../../../src/copy/mall/product';
import { TransportPart } from '../../../src/features/mall/product-facts';
import { TOLUENE_ITEM } from '../../../stories/booking/mall.fixtures';

it.each([
  ['2055', true],
  ['1294', false],
  [null, false],
])('names the stabiliser of UN %s: %s', (unNo, isNamed) => {
  render(<TransportPart item={{ ...TOLUENE_ITEM, unNo }} pack={null} />);
  expect([screen.queryByText(copy.transport.stabilizer) !== null, screen.queryByText(STABILIZER) !== null]).toEqual([
    isNamed,
    isNamed,
  ]);
});
