import { expect, it } from 'vitest';

import { goodsLookup } from '../../../domain/goods/identity';
import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import type { FindingCode } from '../../../domain/rules/finding';
import { consistencyFindings } from '../../../domain/order/findings/consistency';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { rowPicked } from '../../support/known-goods';

const { identityOf } = goodsLookup(identifyGoods);
const picked = (unNo: string): GoodsRow => rowPicked(blankGoods('1'), unNo);

/** Values typed over the picked entry, and the findings. */
const TYPED: readonly (readonly [unNo: string, change: Partial<GoodsRow>, FindingCode, level: string])[] = [
  ['1230', { nameCn: '浓硝酸' }, 'nameOther', 'BLOCK'],
  ['1219', { nameCn: '废异丙醇' }, 'wasteGoods', 'MANUAL'],
  ['1805', { flashPoint: '30' }, 'flashFlammable', 'MANUAL'],
  ['2789', { flashPoint: '75' }, 'flashNotFlammable', 'MANUAL'],
  ['1230', { unNo: '2814', hazardClass: '6.2' }, 'neverHandled', 'BLOCK'],
];

it.each(TYPED)('UN %s with %o gives %s', (unNo, change, code, level) => {
  const row = { ...picked(unNo), ...change };
  const found = consistencyFindings({ goods: [row], isDanger: 'Y' }, identityOf);
  expect(found.find((finding) => finding.code === code)?.level).toBe(level);
});

it('finds only agreement in a picked row', () => {
  const found = consistencyFindings({ goods: [picked('1230')], isDanger: 'Y' }, identityOf);
  expect(found.filter(({ level }) => level !== 'PASS')).toEqual([]);
});
