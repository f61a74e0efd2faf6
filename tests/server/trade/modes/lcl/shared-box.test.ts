import { describe, expect, it } from 'vitest';

import { chooseBox, type SharedBox, type StowedGoods } from '../../../../../domain/modes/lcl/shared-box';
import { stowedGoods } from '../../../../../domain/modes/lcl/stowed';
import { classifyFire } from '../../../../../domain/goods/fire-class';
import { judgeShedGoods } from '../../../../../domain/modes/lcl/shed';
import { findGoods, type Goods } from '../../../../../server/world/dangerous-goods/library';
import { findShed } from '../../../../../domain/modes/lcl/sheds';

const known = (unNo: string): Goods => {
  const found = findGoods(unNo);
  if (found) return found;
  throw new Error(`UN ${unNo} is not in the library`);
};

const PLAIN = { isLimited: false, isFood: false, technicalName: null };

const stowed = (unNo: string, more: Partial<StowedGoods> = {}): StowedGoods => ({
  ...stowedGoods(known(unNo), PLAIN),
  ...more,
});

const boxWith = (...numbers: string[]): SharedBox => ({
  inside: numbers.map((unNo) => ({ ...stowed(unNo), sixteenB: stowed(unNo).sixteenB ?? [] })),
  room: { grams: 20_000_000, litres: 25_000 },
});

const LITTLE = { grams: 500_000, litres: 800 };

describe('place in a shared box', () => {
  it.each([
    ['none beside what must be kept apart', ['1866 1133'], '2014', { refused: 'boxClash' }],
    ['one beside goods without a general demand', ['3082'], '1230', { box: 0, level: 'PASS_CHECK_DGL' }],
    ['one with approval where there is no other', ['1805'], '1350', { box: 0, level: 'NEED_APPROVAL' }],
    ['the empty box before the one that needs approval', ['1805', ''], '1350', { box: 1, level: 'PASS' }],
    ['one for a person to judge where column 16b was never read', ['1263'], '1992', { box: 0, level: 'MANUAL' }],
    ['none by what column 16b demands, though the classes would do', ['1350'], '1495', { refused: 'boxClash' }],
    ['the first of two that both take it', ['3082', ''], '1230', { box: 0, level: 'PASS_CHECK_DGL' }],
  ] as const)('chooses %s', (_, boxes, ours, placing) => {
    const shared = boxes.map((numbers) => boxWith(...numbers.split(' ').filter(Boolean)));
    expect(chooseBox(shared, [stowed(ours)], LITTLE)).toStrictEqual(placing);
  });

  it('checks room before compatibility', () => {
    const full = { ...boxWith('3082'), room: { grams: 19_000_000, litres: 800 } };
    expect(chooseBox([full], [stowed('3082')], { grams: 300_000, litres: 900 })).toStrictEqual({ refused: 'soldOut' });
    const heavy = { ...boxWith('3082'), room: { grams: 299_999, litres: 25_000 } };
    expect(chooseBox([heavy], [stowed('3082')], { grams: 300_000, litres: 900 })).toStrictEqual({ refused: 'soldOut' });
    expect(chooseBox([full, boxWith('1263')], [stowed('2014')], { grams: 300_000, litres: 900 })).toStrictEqual({
      refused: 'boxClash',
    });
    expect(chooseBox([], [stowed('3082')], LITTLE)).toStrictEqual({ refused: 'soldOut' });
  });

  it('exempts limited quantities, and separates food from poison', () => {
    expect(chooseBox([boxWith('2014')], [stowed('1133', { isLimited: true })], LITTLE)).toStrictEqual({
      box: 0,
      level: 'PASS',
    });
    expect(chooseBox([boxWith('1547')], [stowed('1170', { isFood: true })], LITTLE)).toStrictEqual({
      refused: 'boxClash',
    });
    expect(chooseBox([boxWith('1547')], [stowed('1170')], LITTLE)).toMatchObject({ box: 0 });
  });

  it('requires approval for lithium batteries beside flammables', () => {
    expect(chooseBox([boxWith('1263')], [stowed('3480')], LITTLE)).toStrictEqual({ box: 0, level: 'NEED_APPROVAL' });
    expect(chooseBox([boxWith('1805')], [stowed('3480')], LITTLE)).toStrictEqual({ box: 0, level: 'PASS_CHECK_DGL' });
  });
});

describe('shed acceptance', () => {
  it.each([
    ['SHWG', '1263', null],
    ['SHWG', '1155', 'packingGroupOne'],
    ['SHWG', '1075', 'consolRefuses'],
    ['SHLG', '1263', 'shedRefuses'],
    ['DLDY', '1294', 'fireRefused'],
    ['DLDY', '1120', null],
    ['NBZH', '3082', 'shedRefuses'],
  ] as const)('at %s, of UN %s: %s', (code, unNo, refusal) => {
    const goods = known(unNo);
    const { hazardClass, packingGroup } = goods;
    const shed = findShed(code);
    const fire = classifyFire({ ...goods, facts: goods });
    expect(shed && hazardClass && judgeShedGoods({ hazardClass, packingGroup, fire }, shed)).toBe(refusal);
  });

  it.each([
    // Two fire categories meet at 28 °C; the second shed accepts only the higher one.
    ['SHWG', 'flashBorder', 'B1', 28, null],
    ['DLDY', 'flashBorder', 'B1', 28, 'fireUnsure'],
    ['DLDY', 'flashBorder', 'B1', 58, null],
    ['DLDY', 'flashBorder', 'A1', 27, 'fireRefused'],
    ['SHWG', 'listedApart', 'C2', null, 'fireUnsure'],
    ['SHWG', 'listedApart', 'B1', null, null],
    ['DLDY', 'listedApart', 'B1', null, 'fireUnsure'],
  ] as const)(
    'at %s, of goods with an uncertain fire category (%s, %s, %s): %s',
    (code, why, item, degrees, refusal) => {
      const shed = findShed(code);
      const goods = { hazardClass: '3', packingGroup: null, fire: { item, isSure: false, why, degrees } } as const;
      expect(shed && judgeShedGoods(goods, shed)).toBe(refusal);
    },
  );

  it('is left to manual review without a fire category', () => {
    const shed = findShed('SHWG');
    const strange = { hazardClass: '9', packingGroup: null, fire: null } as const;
    expect(shed && judgeShedGoods(strange, shed)).toBe('fireUntold');
  });
});
