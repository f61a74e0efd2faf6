import { expect, it } from 'vitest';

import { haulFor, hauledIn } from '../../../domain/order/trucks/haul';

const QUESTION = 'org=3205&d=Y&goods=%E5%BC%82%E4%B8%99%E9%86%87&kg=1930&n=1';
const ORDER = 'FC2603021A2B3C';

it('finds the order and the question that an address was made of', () => {
  const [, search = ''] = haulFor({ address: `/haul?${QUESTION}` }, ORDER).split('?');
  expect(hauledIn(search)).toEqual({ orderNo: ORDER, question: QUESTION });
  expect(hauledIn(`?${search}`)).toEqual({ orderNo: ORDER, question: QUESTION });
});

it('leads on to no other order when an address names two', () => {
  expect(hauledIn(`ref=${ORDER}&${QUESTION}&ref=LC2603021A2B3C`)).toEqual({ orderNo: ORDER, question: QUESTION });
});

it('finds no order when an address names none', () => {
  for (const search of ['', QUESTION, `xref=${ORDER}`, `goods=ref%3D${ORDER}`]) expect(hauledIn(search)).toBeNull();
});
