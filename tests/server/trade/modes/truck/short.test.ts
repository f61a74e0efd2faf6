import { expect, it } from 'vitest';

import { countAgainst } from '../../../../../domain/modes/truck/stop-loads';
import { isShortReported } from '../../../../../server/trade/modes/truck/way';

const isShort = (...counts: string[]) => isShortReported(counts.map((one) => `实收与短少：${one}`));

it.each([
  '80 件，无短少',
  '80 件，无短少、无破损',
  '80 件，没有短少和破损',
  '80 件，无短少破损',
  '80 件，未见异常',
  '全部收到，无异常',
])('shortage check accepts %s as complete', (said) => {
  expect(isShort(said)).toBe(false);
});

it.each([
  '78 件，短少 2 件',
  '76 件，短少 4 件，无破损',
  '80 件，无短少，2 件破损',
  '80 件，无短少，1 件渗漏',
  '80 件，未见短少，外包装破 1 件',
  '80 件',
])('shortage check detects %s', (said) => {
  expect(isShort(said)).toBe(true);
});

it('shortage check uses the last count of each stop', () => {
  expect(isShort('78 件，短少 2 件', '80 件，无短少')).toBe(false);
  const stop = '第 2 站卸货（惠州市）实收与短少：18 件，短少 2 件';
  expect(isShortReported([stop, '实收与短少：80 件，无短少'])).toBe(true);
});

it.each([
  ['80 件，无短少', null],
  ['78 件，短少 2 件', null],
  ['80 件，无短少，2 件破损', null],
  ['实收 78 桶，缺 2 桶，破损 1 桶', null],
  ['78 件', { note: '比下单的 80 件少 2 件' }],
  ['７８ 件，无短少', { note: '比下单的 80 件少 2 件' }],
  ['81 件，无短少', { wrong: '下单 80 件，实收不能填 81 件；多出的货不属于本单，请核对后再填' }],
  ['1,080 件', { wrong: '下单 80 件，实收不能填 1080 件；多出的货不属于本单，请核对后再填' }],
  ['78 件，短少 5 件', { wrong: '实收 78 件加短少 5 件，与下单的 80 件不符，请核对后再填' }],
  ['78 件，短少 2 件，破损 90 件', { wrong: '破损 90 件，多于实收的 78 件，请核对后再填' }],
  ['全部收到，无异常', { wrong: '请先填写实收件数（下单 80 件），如：80 件，无短少' }],
  ['短少 2 件', { wrong: '请先填写实收件数（下单 80 件），如：80 件，无短少' }],
] as const)('holds %s against 80 pieces of the order', (said, told) => {
  expect(countAgainst(said, 80)).toEqual(told);
});

it('takes fewer pieces for a shortage, whatever else is said of them', () => {
  const told = countAgainst('78 件，无短少', 80);
  expect(isShort(`78 件，无短少；${told && 'note' in told ? told.note : ''}`)).toBe(true);
});
