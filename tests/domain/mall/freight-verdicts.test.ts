import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goodsLookup } from '../../../domain/goods/identity';
import { pickedRow } from '../../../domain/goods/library';
import { judgeTogether } from '../../../domain/mall/basket';
import { DOM } from '../../../domain/modes/dom/mode';
import { FLEXI } from '../../../domain/modes/flexi/mode';
import { TANK } from '../../../domain/modes/tank/mode';
import { blankGoods } from '../../../domain/goods/row';
import type { Finding } from '../../../domain/rules/finding';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { goodsById, type Goods } from '../../../server/world/dangerous-goods/library';
import { readProduct } from '../../../server/orders/mall/read-product';
import { PRODUCTS } from '../../../server/orders/mall/table/products';
import { domFacts, soundDom } from '../../support/dom-order';
import { flexiFacts, soundFlexi } from '../../support/flexi-order';
import { soundTank, tankFacts } from '../../support/tank-order';

const { goodsOf } = goodsLookup(identifyGoods);
const SOLD: readonly Goods[] = [
  ...new Set(
    PRODUCTS.trim()
      .split('\n')
      .flatMap((line) => goodsById(readProduct(line, '2026-03-02').goodsId) ?? []),
  ),
];
const HARMLESS = SOLD.filter(({ hazardClass }) => hazardClass === null);

const rows = (goods: readonly Goods[]) =>
  goods.map((one, at) => pickedRow(blankGoods(String(at + 1)), one, { [one.goodsId]: one }));

/** A form also reports checks without a finding. */
const told = (findings: readonly Finding[]) =>
  findings.filter(({ about, code }) => about === 'SEGREGATION' && code !== 'pairNone');

describe('basket in the forms of tanks, flexitanks and coastal ships', () => {
  it('has the same verdict in the coastal form, over five hundred baskets', () => {
    const facts = domFacts();
    assert(
      property(uniqueArray(constantFrom(...HARMLESS), { minLength: 1, maxLength: 6 }), (goods) => {
        const { findings } = DOM.acceptance({ ...soundDom, goods: rows(goods) }, facts);
        expect(told(findings)).toEqual(judgeTogether(goods, goodsOf).findings);
      }),
      { numRuns: 500 },
    );
  });

  it('is one liquid in a tank or flexitank with the same verdict, and never two', () => {
    const [inTank, inBag] = [tankFacts(), flexiFacts()];
    for (const one of SOLD) {
      const isDanger = one.hazardClass === null ? ('N' as const) : ('Y' as const);
      const { findings } = TANK.acceptance({ ...soundTank, isDanger, goods: rows([one]) }, inTank);
      expect(told(findings), one.goodsId).toEqual(judgeTogether([one], goodsOf).findings);
    }
    for (const one of HARMLESS) {
      const { findings } = FLEXI.acceptance({ ...soundFlexi(), goods: rows([one]) }, inBag);
      expect(told(findings), one.goodsId).toEqual(judgeTogether([one], goodsOf).findings);
    }
    const two = rows(HARMLESS.slice(0, 2));
    const codes = [
      TANK.faults({ ...soundTank, goods: two }, inTank),
      FLEXI.faults({ ...soundFlexi(), goods: two }, inBag),
    ].map((faults) => faults.find(({ path }) => path === 'goods')?.code);
    expect(codes).toEqual(['tankOneGoods', 'flexiOneLiquid']);
  });

  it('is refused in a flexitank and on the coast when dangerous', () => {
    for (const one of SOLD.filter(({ hazardClass }) => hazardClass !== null)) {
      const [row] = rows([one]);
      if (!row) throw new Error('a row is wanted');
      const bag = FLEXI.acceptance({ ...soundFlexi(), isDanger: 'Y', goods: [row] }, flexiFacts());
      expect(bag.level, one.goodsId).toBe('BLOCK');
      const coast = DOM.faults({ ...soundDom, isDanger: 'Y', goods: [row] }, domFacts());
      expect(
        coast.map(({ code }) => code),
        one.goodsId,
      ).toContain('domDangerous');
    }
  });
});
