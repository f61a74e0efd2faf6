import { expect, it } from 'vitest';

import { readGoods } from '../../../../domain/modes/rail/reading';
import { railFacts, soundRail } from '../../../support/rail-order';

it('names goods by name, then number, then row', () => {
  const [row] = soundRail.goods;
  if (!row) throw new Error('there are no goods');
  const goods = [
    { ...row, key: '1', nameCn: '甘油' },
    { ...row, key: '2', nameCn: ' ', unNo: '1823' },
    { ...row, key: '3', nameCn: '', unNo: '' },
  ];
  expect(readGoods({ ...soundRail, goods }, railFacts()).map(({ name }) => name)).toEqual([
    '甘油',
    'UN 1823',
    '第 3 行货物',
  ]);
});
