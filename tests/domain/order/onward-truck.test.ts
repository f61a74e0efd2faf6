import { expect, it } from 'vitest';

import { onwardTruckAddress, readOnwardTruck } from '../../../domain/order/trucks/onward-truck';

const QUESTION = 'org=3205&d=Y&goods=%E5%BC%82%E4%B8%99%E9%86%87&kg=1930&n=1';
const ORDER = 'FC2603021A2B3C';

it('finds the order and the question of a haul address', () => {
  const [, search = ''] = onwardTruckAddress({ address: `/haul?${QUESTION}` }, ORDER).split('?');
  expect(readOnwardTruck(search)).toEqual({ orderNo: ORDER, question: QUESTION });
  expect(readOnwardTruck(`?${search}`)).toEqual({ orderNo: ORDER, question: QUESTION });
});

it('keeps the first order of an address with two', () => {
  expect(readOnwardTruck(`ref=${ORDER}&${QUESTION}&ref=LC2603021A2B3C`)).toEqual({
    orderNo: ORDER,
    question: QUESTION,
  });
});

it('finds no order in an address without one', () => {
  for (const search of ['', QUESTION, `xref=${ORDER}`, `goods=ref%3D${ORDER}`])
    expect(readOnwardTruck(search)).toBeNull();
});
