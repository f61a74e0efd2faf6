import { expect, it } from 'vitest';

import { classifyFire } from '../../../domain/goods/fire-class';
import { goodsById } from '../../../server/world/dangerous-goods/library';

function known(goodsId: string) {
  const goods = goodsById(goodsId);
  if (!goods) throw new Error(`the library has no ${goodsId}`);
  return goods;
}

const classed = (goodsId: string, flashPointC = known(goodsId).flashPointC) => {
  const facts = known(goodsId);
  const fire = classifyFire({ hazardClass: facts.hazardClass, flashPointC, facts });
  return fire && `${fire.item}${fire.isSure ? '' : '?'}`;
};

it.each([
  ['toluene', 'A1'],
  ['xylene', 'A1?'],
  ['acetic', 'B1'],
  ['nacn', 'E'],
  ['al-powder', 'A4?'],
  ['cac2', 'A2'],
  ['wp', 'A3'],
  ['an', 'A5'],
  ['kmno4', 'B3?'],
  ['h2o2', 'B3?'],
  ['nh3', 'B2'],
  ['cl2', 'B5'],
  ['sulphur', 'B4'],
  ['phenol', 'C2'],
  ['glycerol', 'C1'],
  ['urea', 'C2'],
  ['soda-ash', 'E'],
  ['hcl', 'E'],
])('puts %s into %s', (goodsId, item) => {
  expect(classed(goodsId)).toBe(item);
});

it.each([
  [25.9, 'A1'],
  [26, 'A1?'],
  [28, 'B1?'],
  [30, 'B1?'],
  [30.1, 'B1'],
  [57.9, 'B1'],
  [60, 'C1?'],
  [62.1, 'C1'],
])('classifies an unlisted liquid by a flash point of %s', (flashPointC, item) => {
  const fire = classifyFire({ hazardClass: '3', flashPointC, facts: null });
  expect(`${fire?.item}${fire?.isSure ? '' : '?'}`).toBe(item);
});

it('doubts a flash point that makes a listed liquid milder and applies one that is stricter', () => {
  expect(classed('toluene', 65)).toBe('A1?');
  expect(classed('acetic', 10)).toBe('A1?');
  // A generic name follows its data sheet.
  expect(classed('resin', 10)).toBe('A1');
});

it('returns null for unclassified goods', () => {
  expect(classifyFire({ hazardClass: '6.1', flashPointC: null, facts: null })).toBeNull();
});
