import { expect, it } from 'vitest';

import type { IdentifiableRow } from '../../../../domain/goods/identity';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';

const row: IdentifiableRow = {
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
const meant = (more: Partial<IdentifiableRow>) => {
  const { kind, goods } = identifyGoods({ ...row, ...more }, 'Y');
  return [kind, ...goods.map(({ casNo }) => casNo)];
};

it.each(['4419-11-8', '13472-08-7', ' １３４７２-08-7 '])(
  'identification by CAS number %s selects one of two substances of a UN number',
  (casNo) => {
    expect(meant({ unNo: '3236', casNo })).toEqual(['known', casNo.normalize('NFKC').trim()]);
  },
);

it.each(['', '67-56-1'])('identification by a foreign CAS number (%s) leaves both substances', (casNo) => {
  expect(meant({ unNo: '3236', casNo })).toEqual(['several', '4419-11-8', '13472-08-7']);
});

it.each(['2.1', '2.2'] as const)(
  'identification by class %s selects one of two entries of a UN number',
  (hazardClass) => {
    const { kind, goods } = identifyGoods({ ...row, unNo: '1950', hazardClass }, 'Y');
    expect([kind, ...goods.map((one) => one.hazardClass)]).toEqual(['known', hazardClass]);
  },
);
