import { expect, it } from 'vitest';

import { fireClassOf } from '../../../domain/goods/fire-class';
import { goodsById } from '../../../server/world/dangerous-goods/library';

function known(goodsId: string) {
  const goods = goodsById(goodsId);
  if (!goods) throw new Error(`the library has no ${goodsId}`);
  return goods;
}

const classed = (goodsId: string, flashPointC = known(goodsId).flashPointC) => {
  const facts = known(goodsId);
  const fire = fireClassOf({ hazardClass: facts.hazardClass, flashPointC, facts });
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
])('%s is of %s', (goodsId, item) => {
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
])('a liquid nobody lists with a flash point of %s goes by it', (flashPointC, item) => {
  const fire = fireClassOf({ hazardClass: '3', flashPointC, facts: null });
  expect(`${fire?.item}${fire?.isSure ? '' : '?'}`).toBe(item);
});

it('never believes a flash point that makes a listed liquid milder, nor forgets one that makes it fiercer', () => {
  expect(classed('toluene', 65)).toBe('A1?');
  expect(classed('acetic', 10)).toBe('A1?');
  // A generic name means what its data sheet says.
  expect(classed('resin', 10)).toBe('A1');
});

it('says nothing of what nobody has classed', () => {
  expect(fireClassOf({ hazardClass: '6.1', flashPointC: null, facts: null })).toBeNull();
});
