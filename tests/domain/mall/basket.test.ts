import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rowOfGoods, judgeTogether } from '../../../domain/mall/basket';
import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import { goodsLookup } from '../../../domain/goods/identity';
import { pickedRow } from '../../../domain/goods/library';
import { blankGoods } from '../../../domain/goods/row';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { goodsById, type Goods } from '../../../server/world/dangerous-goods/library';
import { readProduct } from '../../../server/orders/mall/read-product';
import { PRODUCTS } from '../../../server/orders/mall/table/products';
import { dangerousOrder, factsFor } from '../../support/fcl-order';

const BASKETS = 1_000;

const { goodsOf } = goodsLookup(identifyGoods);
const SOLD: readonly Goods[] = [
  ...new Set(
    PRODUCTS.trim()
      .split('\n')
      .flatMap((line) => goodsById(readProduct(line, '2026-03-02').goodsId) ?? []),
  ),
];
const named = (goodsId: string): Goods => {
  const goods = goodsById(goodsId);
  if (!goods) throw new Error(`the library has no ${goodsId}`);
  return goods;
};

/** Same goods, picked one by one on the FCL form. */
const pickedOnForm = (goods: readonly Goods[]) => ({
  ...dangerousOrder,
  boxes: [],
  isDanger: goods.some(({ hazardClass }) => hazardClass !== null) ? ('Y' as const) : ('N' as const),
  goods: goods.map((one, at) => ({
    ...pickedRow(blankGoods(String(at + 1)), one, { [one.goodsId]: one }),
    ...(one.hazardClass === null && { isGeneral: true }),
  })),
});

describe('basket', () => {
  it('has the same verdict as its freight form, over a thousand baskets', () => {
    assert(
      property(uniqueArray(constantFrom(...SOLD), { minLength: 1, maxLength: 6 }), (goods) => {
        const { findings } = fclAcceptance(pickedOnForm(goods), factsFor('SGSIN', true, {}));
        // A form also reports checks without a finding.
        const told = findings.filter(({ about, code }) => about === 'SEGREGATION' && code !== 'pairNone');
        expect(judgeTogether(goods, goodsOf).findings).toEqual(told);
      }),
      { numRuns: BASKETS },
    );
  });

  it('loses no goods between the trucks and loads no forbidden pair', () => {
    assert(
      property(uniqueArray(constantFrom(...SOLD), { minLength: 1, maxLength: 6 }), (goods) => {
        const { loads } = judgeTogether(goods, goodsOf);
        expect(loads.flat().toSorted((one, other) => one - other)).toEqual(goods.map((_, at) => at));
        for (const load of loads)
          expect(
            judgeTogether(
              load.flatMap((at) => goods[at] ?? []),
              goodsOf,
            ).level,
          ).not.toBe('BLOCK');
      }),
    );
  });

  it('has no findings for one product or for harmless products', () => {
    expect(judgeTogether([named('toluene')], goodsOf)).toEqual({
      level: 'PASS',
      findings: [],
      loads: [[0]],
      stored: { level: 'PASS', pairs: [] },
    });
    expect(judgeTogether([named('meg'), named('urea')], goodsOf)).toMatchObject({ findings: [], loads: [[0, 1]] });
  });

  it('stores acid and hypochlorite apart, though one truck may carry both when approved', () => {
    const { level, loads, stored } = judgeTogether([named('sulphuric'), named('naclo')], goodsOf);
    expect([level, loads.length, stored.level]).toEqual(['NEED_APPROVAL', 1, 'BLOCK']);
    expect(stored.pairs).toMatchObject([
      { one: '硫酸（浓度>51%）', other: '次氯酸钠溶液', level: 'BLOCK', why: 'CLASH' },
    ]);
  });

  it('marks harmless goods beside dangerous ones', () => {
    expect(rowOfGoods(named('meg'), 0)).toMatchObject({ key: '1', isGeneral: true, nameCn: '乙二醇' });
    expect(rowOfGoods(named('toluene'), 1)).toMatchObject({ key: '2', unNo: '1294', hazardClass: '3' });
  });
});
