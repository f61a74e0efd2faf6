import { describe, expect, it } from 'vitest';

import { readPackage } from '../../../domain/modes/air/reading';
import { orderPapers } from '../../../src/trade/papers/order-papers';
import { soundAir } from '../../support/air-order';

describe('package verdict in an order', () => {
  it('is null for general goods or without a UN number', () => {
    const [row] = soundAir.goods;
    if (!row) throw new Error('there are no goods');
    expect(readPackage(soundAir, row).verdict).not.toBeNull();
    expect(readPackage({ ...soundAir, isDanger: 'N' }, row).verdict).toBeNull();
    expect(readPackage(soundAir, { ...row, unNo: '', goodsId: '', nameCn: '' }).verdict).toBeNull();
  });
});

describe('order documents', () => {
  it('include the battery test when one of the goods is a battery', () => {
    const [row] = soundAir.goods;
    if (!row) throw new Error('there are no goods');
    const battery = { ...row, unNo: '3480' };
    const asks = (isDanger: 'Y' | 'N', goods: (typeof row)[]) =>
      orderPapers({ isDanger, goods, files: [] }).some(({ docType }) => docType === 'UN38');
    expect([asks('Y', [row, battery]), asks('Y', [row]), asks('N', [battery])]).toEqual([true, false, false]);
  });
});
