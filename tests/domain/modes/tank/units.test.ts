import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { unitFaults, normaliseUnits, type TankUnit, type UnitNeeds } from '../../../../domain/modes/tank/units';
import { isContainerNo, withCheckDigit } from '../../../../domain/order/boxes/container-number';

const UNIT: TankUnit = {
  no: 'CSQU3054383',
  testDue: '2027-06-01',
  last: '乙二醇',
  grade: 'B',
  washedOn: '2026-11-20',
  inspector: '沈砚',
};
const ASKED: UnitNeeds = {
  tanks: 1,
  goods: '甲苯',
  last: 'CLEANED',
  isFood: false,
  backBy: '2027-01-26',
  today: '2026-11-22',
};

const codes = (unit: Partial<TankUnit>, asked: Partial<UnitNeeds> = {}) =>
  unitFaults([{ ...UNIT, ...unit }], { ...ASKED, ...asked }).map(({ code }) => code);

describe('tank number', () => {
  it('ends with the check digit of ISO 6346, as in its example', () => {
    expect(withCheckDigit('CSQU305438')).toBe('CSQU3054383');
    expect(codes({ no: 'csqu 305438-3' })).toEqual([]);
    expect(codes({ no: 'CSQU3054384' })).toEqual(['number']);
  });

  it('is valid for every serial and invalid with any other digit', () => {
    assert(
      property(integer({ min: 0, max: 999_999 }), integer({ min: 1, max: 9 }), (serial, off) => {
        const number = withCheckDigit(`GLTU${String(serial).padStart(6, '0')}`);
        const other = `${number.slice(0, 10)}${(Number(number.charAt(10)) + off) % 10}`;
        expect([isContainerNo(number), isContainerNo(other)]).toEqual([true, false]);
      }),
    );
  });

  it('is unique in an order, with one for each tank', () => {
    const two = { ...ASKED, tanks: 2 };
    expect(unitFaults([UNIT], two)).toEqual([{ code: 'count', no: '2' }]);
    expect(unitFaults([UNIT, { ...UNIT, no: 'CSQU 3054383' }], two)).toEqual([{ code: 'twice', no: 'CSQU3054383' }]);
  });
});

describe('released tank', () => {
  it.each([
    ['is washed, with all five parts of its paper', {}, {}, []],
    ['has to say what was in it', { last: ' ' }, {}, ['washed']],
    ['has to say how hard it was washed', { grade: 'E' }, {}, ['washed']],
    ['has to say when, and not tomorrow', { washedOn: '2026-11-23' }, {}, ['washed']],
    ['has to say who looked at it', { inspector: '' }, {}, ['washed']],
    ['is not due for its test before it is back', { testDue: '2027-01-25' }, {}, ['test']],
    ['may be due on that very day', { testDue: '2027-01-26' }, {}, []],
    [
      'had the same goods before, where they need no wash',
      { last: '甲苯', grade: '', washedOn: '', inspector: '' },
      { last: 'SAME' },
      [],
    ],
    ['had no others where the same were asked for', {}, { last: 'SAME' }, ['lastOther']],
    ['has carried these goods alone, where it is dedicated', {}, { last: 'DEDICATED' }, ['lastOther']],
    ['is new where that was asked for', {}, { last: 'NONE' }, ['lastNew']],
    ['needs no paper where it is new', { last: '', grade: '', washedOn: '', inspector: '' }, { last: 'NONE' }, []],
    ['names its last three cargoes where it is for food', {}, { isFood: true }, ['lastFood']],
    ['and they are three', { last: '甘油,丙二醇，甘油' }, { isFood: true }, []],
  ] as const)('%s', (_, unit, asked, expected) => expect(codes(unit, asked)).toEqual(expected));

  it('is stored in normalized spelling', () => {
    expect(normaliseUnits([{ ...UNIT, no: 'csqu 305438-3', last: '甘油, 水' }])).toMatchObject([
      { no: 'CSQU3054383', last: '甘油、水' },
    ]);
  });
});
