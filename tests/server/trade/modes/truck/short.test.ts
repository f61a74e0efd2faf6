import { expect, it } from 'vitest';

import { isShortIn } from '../../../../../server/trade/modes/truck/way';

const isShort = (...counts: string[]) => isShortIn(counts.map((one) => `实收与短少：${one}`));

it.each([
  '80 件，无短少',
  '80 件，无短少、无破损',
  '80 件，没有短少和破损',
  '80 件，无短少破损',
  '80 件，未见异常',
  '全部收到，无异常',
])('takes %s for a whole delivery', (said) => {
  expect(isShort(said)).toBe(false);
});

it.each([
  '78 件，短少 2 件',
  '76 件，短少 4 件，无破损',
  '80 件，无短少，2 件破损',
  '80 件，无短少，1 件渗漏',
  '80 件，未见短少，外包装破 1 件',
  '80 件',
])('takes %s for a shortage', (said) => {
  expect(isShort(said)).toBe(true);
});

it('reads the last count of each stop', () => {
  expect(isShort('78 件，短少 2 件', '80 件，无短少')).toBe(false);
  const stop = '第 2 站卸货（惠州市）实收与短少：18 件，短少 2 件';
  expect(isShortIn([stop, '实收与短少：80 件，无短少'])).toBe(true);
});
