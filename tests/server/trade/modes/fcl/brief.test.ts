import { expect, it } from 'vitest';

import { blankGoods } from '../../../../../domain/goods/row';
import { fclBrief } from '../../../../../server/trade/modes/fcl/mode';
import { dangerousOrder, factsFor, methanol } from '../../../../support/fcl-order';

const persulfate = {
  ...blankGoods('2'),
  nameCn: '过硫酸钠',
  unNo: '1505',
  hazardClass: '5.1' as const,
  pieces: '200',
  grossKg: '5000',
  volume: '5',
};
const { quote } = factsFor();
if (!quote) throw new Error('no quote');
const charges = {
  lines: [],
  totalUsd: { amount: 0, currency: '2' },
  totalYuan: { amount: 0, currency: '1' },
  notIncluded: [],
};

it('FCL brief names each box with its content and weight', () => {
  const form = {
    ...dangerousOrder,
    boxes: [
      { type: '20GP' as const, count: '1' },
      { type: '40HQ' as const, count: '1' },
    ],
    goods: [methanol, persulfate],
  };
  const { boxes, loads } = fclBrief({ form, quote, charges, takings: [], alternative: null });
  expect(boxes).toEqual([
    { type: '20GP', count: 1 },
    { type: '40HQ', count: 1 },
  ]);
  expect(loads.map(({ type, goods, kg, vgmKg }) => [type, goods, kg, vgmKg])).toEqual([
    ['40HQ', ['甲醇'], 14_160, 18_160],
    ['20GP', ['过硫酸钠'], 5_000, 7_330],
  ]);
});

it.each([
  ['SELF', [], true],
  ['PLATFORM', [], undefined],
  ['SELF', ['DGDEC'], undefined],
] as const)('FCL brief keeps self declaration when %s is chosen with services %j', (declMode, services, isSelf) => {
  const form = { ...dangerousOrder, declMode, services: [...services] };
  const { isSelfDeclared } = fclBrief({ form, quote, charges, takings: [], alternative: null });
  expect(isSelfDeclared).toBe(isSelf);
});
