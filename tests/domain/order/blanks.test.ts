import { expect, it } from 'vitest';

import { blankFindings } from '../../../domain/order/findings/blanks';
import type { GoodsRow } from '../../../domain/goods/row';
import { methanol } from '../../support/fcl-order';

const found = (change: Partial<GoodsRow>, boxes?: readonly { type: string; count: string }[], isClassed = true) =>
  blankFindings({ goods: [{ ...methanol, ...change }], isDanger: 'Y', ...(boxes && { boxes }) }, () => isClassed).map(
    ({ code, level }) => `${level} ${code}`,
  );

it('finds no blank in a measured load, however small', () => {
  expect(found({})).toEqual([]);
  expect(found({ grossKg: '0.5', volume: '0.02' })).toEqual([]);
  expect(found({ grossKg: '1', volume: '1' })).toEqual([]);
});

it.each([{ grossKg: '' }, { grossKg: '0' }, { volume: '' }, { volume: '0' }, { grossKg: 'heavy' }])(
  'reports a load of %j as blank',
  (change) => {
    expect(found(change)).toEqual(['MANUAL loadBlank']);
  },
);

it('reports unnamed and unclassified goods and uncounted boxes as blank', () => {
  expect(found({ unNo: ' ' })).toEqual(['MANUAL goodsBlank']);
  expect(found({}, undefined, false)).toEqual(['MANUAL carrierBlank']);
  expect(found({}, [])).toEqual(['MANUAL boxesBlank']);
  expect(found({}, [{ type: '20GP', count: '' }])).toEqual(['MANUAL boxesBlank']);
  expect(found({}, [{ type: '20GP', count: '1' }])).toEqual([]);
});

it('treats an empty goods list as one blank row', () => {
  const codes = blankFindings({ goods: [], isDanger: 'N' }, () => false).map(({ code, given }) => [code, given]);
  expect(codes).toEqual([
    ['goodsBlank', { row: 1 }],
    ['loadBlank', { row: 1 }],
  ]);
});
