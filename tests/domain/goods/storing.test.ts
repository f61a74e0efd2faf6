import { expect, it } from 'vitest';

import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { besideClass, besideGoods } from '../../../domain/goods/storing';
import { goodsById } from '../../../server/world/dangerous-goods/library';

function known(goodsId: string) {
  const goods = goodsById(goodsId);
  if (!goods) throw new Error(`the library has no ${goodsId}`);
  return { ...goods, technicalName: null };
}

/** Verdict of the warehouse when only the class of the stock is known. */
it.each([
  ['h2o2', '5.1', 'BY_NAME'],
  ['toluene', '5.1', 'CLASH'],
  ['sulphur', '9', 'NONE'],
  ['sulphur', '8', 'APART'],
  ['naoh-l', '8', 'BY_NAME'],
  ['glycerol', '5.1', 'BURNS'],
  ['glycerol', '5.2', 'BURNS'],
  ['urea', '5.1', 'BURNS'],
  ['glycerol', '8', 'NONE'],
  ['soda-ash', '5.1', 'NONE'],
  ['tdi', '8', 'BY_NAME'],
  ['wp', '5.2', 'CLASH'],
  ['wp', '4.2', 'NONE'],
  ['toluene', '3', 'NONE'],
  ['toluene', '2.1', 'CLASH'],
  ['acetic', '3', 'BY_NAME'],
] as const)('WE8, WE18: %s beside class %s: %s', (goodsId, inside, why) => {
  expect(besideClass(known(goodsId), inside as HazardClass).why).toBe(why);
});

it.each([
  ['h2o2', '5.1', 'NEED_APPROVAL'],
  ['toluene', '5.1', 'BLOCK'],
  ['sulphur', '9', 'PASS'],
  ['sulphur', '8', 'NEED_APPROVAL'],
  ['naoh-l', '8', 'NEED_APPROVAL'],
  ['glycerol', '5.1', 'BLOCK'],
  ['glycerol', '8', 'PASS'],
  ['tdi', '8', 'NEED_APPROVAL'],
] as const)('WE8, WE18: %s beside class %s is %s', (goodsId, inside, level) => {
  expect(besideClass(known(goodsId), inside as HazardClass).level).toBe(level);
});

/** Verdict when the stock is library goods. */
it.each([
  ['naoh-l', 'hcl', 'CLASH'],
  ['naclo', 'hcl', 'CLASH'],
  ['h2o2', 'kmno4', 'CLASH'],
  ['toluene', 'methanol', 'NONE'],
  ['glycerol', 'kmno4', 'BURNS'],
] as const)('WE18: %s beside %s: %s', (goodsId, other, why) => {
  expect(besideGoods(known(goodsId), known(other)).why).toBe(why);
  expect(besideGoods(known(other), known(goodsId)).why).toBe(why);
});

it('requires a manual check for unknown goods and treats limited quantities like all goods', () => {
  const nobody = { unNo: null, hazardClass: null, subRisks: [], groups: [], sixteenB: null, burns: null };
  for (const inside of ['3', '5.1', '8', '9'] as const) expect(besideClass(nobody, inside).level).toBe('MANUAL');
  expect(besideGoods({ ...known('naoh-l'), isLimited: true }, known('hcl')).level).toBe('BLOCK');
});
