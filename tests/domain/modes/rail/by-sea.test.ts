import { describe, expect, it } from 'vitest';

import { bySea, orderBySea } from '../../../../domain/modes/rail/by-sea';
import { blankGoods } from '../../../../domain/goods/row';
import { railSearchOf } from '../../../support/rail-order';

describe('goods refused by rail', () => {
  it('go by sea in the same boxes', () => {
    const search = railSearchOf({ isDanger: 'Y', unNo: '1230', goods: null, boxes: [{ type: '40HQ', count: 3 }] });
    expect(bySea(search)).toBe('/shippingFcl?d=Y&un=1230&box=40HQ*3');
  });

  it('go by sea with every row', () => {
    const row = (unNo: string, pieces: string, grossKg: string, volume: string) => ({
      ...blankGoods(unNo),
      unNo,
      pieces,
      grossKg,
      volume,
    });
    const goods = [
      { ...row('1230', '80', '13000', '20'), nameCn: '甲醇', packingGroup: 'II' as const },
      row('1263', '12', '1 200', '~1'),
    ];
    const boxes = [{ type: '20GP' as const, count: '2' }];
    expect(decodeURIComponent(orderBySea({ isDanger: 'Y', goods, boxes }))).toBe(
      '/shippingFcl?d=Y&un=1230&goods=甲醇&box=20GP*2&rows=1230~80~13000~20~II,1263~12',
    );
    expect(decodeURIComponent(orderBySea({ isDanger: 'N', goods: [goods[1] ?? row('', '', '', '')], boxes }))).toBe(
      '/shippingFcl?d=N&box=20GP*2&rows=n~12',
    );
  });
});
