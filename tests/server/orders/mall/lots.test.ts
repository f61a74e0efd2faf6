import { describe, expect, it } from 'vitest';

import { GROUPS, PACK_FORMS, PICTOGRAMS, CATEGORIES } from '../../../../domain/mall/product';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { isPrecursor } from '../../../../server/orders/mall/card';
import { isHidden } from '../../../../server/orders/mall/hidden';
import { marketLevel, priceWeek } from '../../../../server/orders/mall/level';
import { addMonths, buildLots } from '../../../../server/orders/mall/lots';
import { readProduct } from '../../../../server/orders/mall/read-product';
import { findMolecule } from '../../../../server/orders/mall/shelf';
import { PRODUCTS } from '../../../../server/orders/mall/table/products';

const TODAY = '2026-11-22';
const ALL = PRODUCTS.trim()
  .split('\n')
  .map((line) => readProduct(line, TODAY));
const IPA = ALL.find(({ productId }) => productId === 'P0005');

describe('product lots', () => {
  it('M7 are derived from product, city and day', () => {
    const lots = IPA ? buildLots(IPA, TODAY) : [];
    expect(
      lots
        .filter(({ city }) => city === 'CNZJG')
        .map(({ lotId, kg, expiresOn, isReleased }) => [lotId, kg, expiresOn, isReleased]),
    ).toEqual([
      ['P0005-261107-CNZJG', 25_375, '2028-11-07', true],
      ['P0005-261114-CNZJG', 77_025, '2028-11-14', true],
      ['P0005-261121-CNZJG', 65_200, '2028-11-21', false],
    ]);
  });

  it('M16 expire on the same day of a later month, or on its last day', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2026-02-28', 12)).toBe('2027-02-28');
  });
});

describe('weekly price', () => {
  it('M6 differs from the tariff by four per cent at most', () => {
    for (const { productId } of ALL)
      for (let week = 2950; week < 3000; week += 1)
        expect(Math.abs(marketLevel(productId, week) - 1)).toBeLessThanOrEqual(0.04);
  });

  it('changes on Monday at nine', () => {
    const monday = Date.parse('2026-11-23T09:00:00+08:00');
    expect(priceWeek(monday) - priceWeek(monday - 1)).toBe(1);
  });
});

describe('product table', () => {
  it('has 89 unique products in whole packs', () => {
    expect(new Set(ALL.map(({ productId }) => productId)).size).toBe(89);
    const packs = ALL.flatMap(({ packs: of }) => of);
    expect(new Set(packs.map(({ skuId }) => skuId)).size).toBe(164);
    for (const { netKg, leastKg } of packs) expect(leastKg % netKg).toBe(0);
  });

  it('contains only values known to the rules', () => {
    for (const { category, groups, packs, sds, tiers } of ALL) {
      expect(CATEGORIES).toContain(category);
      for (const group of groups) expect(GROUPS).toContain(group);
      for (const { form } of packs) expect(PACK_FORMS).toContain(form);
      for (const pictogram of sds.pictograms) expect(PICTOGRAMS).toContain(pictogram);
      for (const [at, { fromKg, factor }] of tiers.entries())
        expect(at === 0 || (fromKg > (tiers[at - 1]?.fromKg ?? 0) && factor < (tiers[at - 1]?.factor ?? 0))).toBe(true);
    }
  });

  it('sells library goods, precursors by permit, nothing hidden, each with a molecule', () => {
    for (const { productId, goodsId, gate, sample, isRetail, smiles } of ALL) {
      const goods = goodsById(goodsId);
      expect(goods, productId).toBeDefined();
      if (!goods) continue;
      expect(isHidden(goods), productId).toBe(false);
      expect(gate === 'PERMIT', productId).toBe(isPrecursor(goods));
      expect(gate === 'PERMIT' && sample !== null, productId).toBe(false);
      expect(isRetail && (gate !== 'OPEN' || goods.hazardClass !== null), productId).toBe(false);
      expect(findMolecule(smiles) === null, productId).toBe(smiles === null);
    }
  });
});
