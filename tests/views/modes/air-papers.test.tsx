import { describe, expect, it } from 'vitest';

import { packageIn } from '../../../domain/modes/air/reading';
import { orderPapers } from '../../../src/trade/papers/order-papers';
import { soundAir } from '../../support/air-order';

describe('a package of an order', () => {
  it('has no verdict while it is harmless, or nobody has said its number', () => {
    const [row] = soundAir.goods;
    if (!row) throw new Error('there are no goods');
    expect(packageIn(soundAir, row).verdict).not.toBeNull();
    expect(packageIn({ ...soundAir, isDanger: 'N' }, row).verdict).toBeNull();
    expect(packageIn(soundAir, { ...row, unNo: '', goodsId: '', nameCn: '' }).verdict).toBeNull();
  });
});

describe('the papers of an order', () => {
  it('ask for the test of the batteries where one of the goods is a battery', () => {
    const [row] = soundAir.goods;
    if (!row) throw new Error('there are no goods');
    const battery = { ...row, unNo: '3480' };
    const asks = (isDanger: 'Y' | 'N', goods: (typeof row)[]) =>
      orderPapers({ isDanger, goods, files: [] }).some(({ docType }) => docType === 'UN38');
    expect([asks('Y', [row, battery]), asks('Y', [row]), asks('N', [battery])]).toEqual([true, false, false]);
  });
});
