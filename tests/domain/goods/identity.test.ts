import { describe, expect, it } from 'vitest';

import {
  identifyRow,
  addKnownGoods,
  findSoughtRows,
  lookupToken,
  fillFoundRows,
  type IdentitySources,
} from '../../../domain/goods/identity';
import { type GoodsRow, blankGoods } from '../../../domain/goods/row';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';

const NOTHING: IdentitySources = { library: {}, told: {} };
const typed = (change: Partial<GoodsRow>): GoodsRow => ({ ...blankGoods('1'), ...change });
const answered = (row: GoodsRow, isDanger: 'Y' | 'N' = 'Y') => {
  const found = [
    {
      key: '1',
      token: lookupToken(row, isDanger) ?? '',
      kind: 'known' as const,
      goods: [METHANOL_FACTS],
      strangers: [],
    },
  ];
  const form = { isDanger, goods: [row] };
  return { form: fillFoundRows(form, found), known: addKnownGoods(NOTHING, form, found) };
};

describe('goods row lookup', () => {
  it('starts when the number is complete, picked or typed', () => {
    const sought = (row: GoodsRow) => findSoughtRows([row], 'Y', NOTHING).length;
    expect([sought(typed({ unNo: '123' })), sought(typed({ unNo: '1230' }))]).toEqual([0, 1]);
    expect(sought(typed({ goodsId: 'methanol', unNo: '1230' }))).toBe(1);
    expect(sought(typed({ nameCn: '甲醇' }))).toBe(0);
  });

  it('uses names and codes when the goods are declared harmless', () => {
    expect(findSoughtRows([typed({ nameCn: '甲醇' })], 'N', NOTHING)).toHaveLength(1);
    expect(findSoughtRows([typed({ pieces: '8' })], 'N', NOTHING)).toEqual([]);
  });

  it.each(['UN1230', '１２３０', ' un 1230 ', '1230'])('with the number "%s" has the same key', (unNo) => {
    expect(lookupToken(typed({ unNo }), 'Y')).toBe(lookupToken(typed({ unNo: '1230' }), 'Y'));
  });

  it('waits for the answer, fills the row and does not repeat', () => {
    const row = typed({ unNo: '1230' });
    expect(identifyRow(row, 'Y', NOTHING).kind).toBe('waiting');
    const { form, known } = answered(row);
    expect(form.goods[0]).toMatchObject({ goodsId: 'methanol', nameCn: '甲醇', hazardClass: '3', packingGroup: 'II' });
    expect(findSoughtRows(form.goods, 'Y', known)).toEqual([]);
    expect(identifyRow(row, 'Y', known)).toMatchObject({ kind: 'known', goods: [METHANOL_FACTS], strangers: [] });
  });

  it('ignores an answer to an earlier input', () => {
    const late = fillFoundRows({ isDanger: 'Y', goods: [typed({ unNo: '1294' })] }, [
      {
        key: '1',
        token: lookupToken(typed({ unNo: '1230' }), 'Y') ?? '',
        kind: 'known',
        goods: [METHANOL_FACTS],
        strangers: [],
      },
    ]);
    expect(late.goods[0]?.nameCn).toBe('');
  });

  it('keeps the typed text of goods declared harmless', () => {
    const { form } = answered(typed({ nameCn: '甲醇' }), 'N');
    expect(form.goods[0]).toMatchObject({ nameCn: '甲醇', unNo: '', goodsId: '' });
  });
});
