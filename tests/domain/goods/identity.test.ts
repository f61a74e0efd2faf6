import { describe, expect, it } from 'vitest';

import {
  identityIn,
  knownWith,
  soughtIn,
  tokenOf,
  withFound,
  type IdentitySources,
} from '../../../domain/goods/identity';
import { type GoodsRow, blankGoods } from '../../../domain/goods/row';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';

const NOTHING: IdentitySources = { library: {}, told: {} };
const typed = (change: Partial<GoodsRow>): GoodsRow => ({ ...blankGoods('1'), ...change });
const answered = (row: GoodsRow, isDanger: 'Y' | 'N' = 'Y') => {
  const found = [
    { key: '1', token: tokenOf(row, isDanger) ?? '', kind: 'known' as const, goods: [METHANOL_FACTS], strangers: [] },
  ];
  const form = { isDanger, goods: [row] };
  return { form: withFound(form, found), known: knownWith(NOTHING, form, found) };
};

describe('a row of goods', () => {
  it('asks what it is as soon as its number is whole, picked or typed', () => {
    const sought = (row: GoodsRow) => soughtIn([row], 'Y', NOTHING).length;
    expect([sought(typed({ unNo: '123' })), sought(typed({ unNo: '1230' }))]).toEqual([0, 1]);
    expect(sought(typed({ goodsId: 'methanol', unNo: '1230' }))).toBe(1);
    expect(sought(typed({ nameCn: '甲醇' }))).toBe(0);
  });

  it('that was declared harmless asks by its names and codes', () => {
    expect(soughtIn([typed({ nameCn: '甲醇' })], 'N', NOTHING)).toHaveLength(1);
    expect(soughtIn([typed({ pieces: '8' })], 'N', NOTHING)).toEqual([]);
  });

  it.each(['UN1230', '１２３０', ' un 1230 ', '1230'])('with the number "%s" asks the same', (unNo) => {
    expect(tokenOf(typed({ unNo }), 'Y')).toBe(tokenOf(typed({ unNo: '1230' }), 'Y'));
  });

  it('is nobody knows what until the answer comes, and then filled in and not asked again', () => {
    const row = typed({ unNo: '1230' });
    expect(identityIn(row, 'Y', NOTHING).kind).toBe('waiting');
    const { form, known } = answered(row);
    expect(form.goods[0]).toMatchObject({ goodsId: 'methanol', nameCn: '甲醇', hazardClass: '3', packingGroup: 'II' });
    expect(soughtIn(form.goods, 'Y', known)).toEqual([]);
    expect(identityIn(row, 'Y', known)).toMatchObject({ kind: 'known', goods: [METHANOL_FACTS], strangers: [] });
  });

  it('is never filled in by what it asked before somebody wrote something else', () => {
    const late = withFound({ isDanger: 'Y', goods: [typed({ unNo: '1294' })] }, [
      {
        key: '1',
        token: tokenOf(typed({ unNo: '1230' }), 'Y') ?? '',
        kind: 'known',
        goods: [METHANOL_FACTS],
        strangers: [],
      },
    ]);
    expect(late.goods[0]?.nameCn).toBe('');
  });

  it('that was declared harmless keeps what was typed, whatever it is', () => {
    const { form } = answered(typed({ nameCn: '甲醇' }), 'N');
    expect(form.goods[0]).toMatchObject({ nameCn: '甲醇', unNo: '', goodsId: '' });
  });
});
