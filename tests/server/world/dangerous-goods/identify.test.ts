import { expect, it } from 'vitest';

import type { Identifying } from '../../../../domain/goods/identity';
import { identify } from '../../../../server/world/dangerous-goods/identify';

const row: Identifying = {
  goodsId: '',
  unNo: '',
  nameCn: '',
  nameEn: '',
  shippingName: '',
  technicalName: '',
  casNo: '',
  hsCode: '',
  hazardClass: '4.1',
  packingGroup: 'N',
};
const meant = (more: Partial<Identifying>) => {
  const { kind, goods } = identify({ ...row, ...more }, 'Y');
  return [kind, ...goods.map(({ casNo }) => casNo)];
};

it.each(['4419-11-8', '13472-08-7', ' １３４７２-08-7 '])(
  'of two substances that share a UN number, the CAS number %s tells which is meant',
  (casNo) => {
    expect(meant({ unNo: '3236', casNo })).toEqual(['known', casNo.normalize('NFKC').trim()]);
  },
);

it.each(['', '67-56-1'])('a CAS number that is none of theirs (%s) leaves both to be chosen from', (casNo) => {
  expect(meant({ unNo: '3236', casNo })).toEqual(['several', '4419-11-8', '13472-08-7']);
});

it.each(['2.1', '2.2'] as const)('of two entries of one number the class %s tells which is meant', (hazardClass) => {
  const { kind, goods } = identify({ ...row, unNo: '1950', hazardClass }, 'Y');
  expect([kind, ...goods.map((one) => one.hazardClass)]).toEqual(['known', hazardClass]);
});
