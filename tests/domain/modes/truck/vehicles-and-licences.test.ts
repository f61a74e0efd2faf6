import { describe, expect, it } from 'vitest';

import { findTankLiquid } from '../../../../domain/goods/tank/liquids';
import type { TruckRuleInput } from '../../../../domain/modes/truck/asked';
import { STANDINGS } from '../../../../domain/modes/truck/carriers';
import { faultUnder } from '../../../../domain/modes/truck/judging';
import type { VehicleCode } from '../../../../domain/modes/truck/vehicles';
import {
  goodsOf,
  row,
  ofNumber,
  ASH,
  NOBODY,
  asked,
  judged,
  codesOf,
  givenOf,
  IPA,
  NACN,
  PEROXIDE,
} from './support/asked';

describe('licence and vehicle rules', () => {
  it('pass by name without objections, and never beside a doubt', () => {
    expect(judged(asked([IPA]))).toEqual([{ code: 'truckReady', level: 'PASS' }]);
    expect(givenOf(asked([IPA]), 'truckReady')).toEqual({ carrier: '澜骁危运', vehicle: '13 米厢式半挂' });
    expect(codesOf(asked([NOBODY]))).toEqual(['truckUnknown']);
  });

  it.each([
    ['a class that the licence does not name', asked([ofNumber('1402')]), 'truckClass', 'BLOCK'],
    [
      'a further hazard that it does not name',
      asked([row({ ...goodsOf('1219'), subRisks: ['4.3'] }, { apart: { ...goodsOf('1219'), subRisks: ['4.3'] } })]),
      'truckSubRisk',
      'MANUAL',
    ],
    ['what is highly toxic, on a licence that does not say so', asked([NACN]), 'truckToxicScope', 'BLOCK'],
    [
      'explosives, infectious and radioactive goods',
      asked([row(goodsOf('1219'), { apart: { ...goodsOf('1219'), hazardClass: '6.2' } })]),
      'truckNever',
      'BLOCK',
    ],
    ['a number without a row of the road', asked([NOBODY]), 'truckUnknown', 'MANUAL'],
    [
      'another packing group than was read',
      asked([row({ ...goodsOf('2031'), packingGroup: 'I' })]),
      'truckUnknown',
      'MANUAL',
    ],
    [
      'E4 what is highly toxic on more than ten tons',
      asked([NACN], { by: 'HMTY', type: 'BOX96' }),
      'truckTenTons',
      'BLOCK',
    ],
    ['what is highly toxic on an open deck', asked([NACN], { by: 'HMTY', type: 'SIDE13' }), 'truckClosed', 'BLOCK'],
    [
      'E6 a strong acid in a tank of thirty cubic metres',
      asked([row({ ...goodsOf('2031'), packingGroup: 'I' })], { by: 'DYGY', type: 'TANK30' }),
      'truckTankLitres',
      'BLOCK',
    ],
    [
      'an acid in a tank of steel',
      asked([ofNumber('1789')], { by: 'DYGY', type: 'TANK30', liquid: findTankLiquid('hcl') }),
      'truckTankMaterial',
      'BLOCK',
    ],
    ['a solid in a tank', asked([ofNumber('1350')], { by: 'DYGY', type: 'TANK30' }), 'truckBulk', 'BLOCK'],
    ['a liquid in a tank for gases', asked([IPA], { by: 'DYGY', type: 'TANKG' }), 'truckGasOnly', 'BLOCK'],
    ['a gas in one', asked([ofNumber('1075')], { by: 'DYGY', type: 'TANKG' }), 'truckGas', 'NEED_APPROVAL'],
    [
      'a liquid that nobody knows the density of',
      asked([IPA], { by: 'DYGY', type: 'TANK30' }),
      'truckTankUntold',
      'MANUAL',
    ],
    [
      'what is kept cool, on a truck that does not',
      asked([row({ ...goodsOf('3105'), cooled: { controlC: 20, emergencyC: 25 } })], { by: 'QHLY', type: 'BOX96' }),
      'truckCold',
      'BLOCK',
    ],
    [
      'the same on one that does',
      asked([row({ ...goodsOf('3105'), cooled: { controlC: 20, emergencyC: 25 } })], { by: 'QHLY', type: 'REEF96' }),
      'truckColdAsk',
      'NEED_APPROVAL',
    ],
    [
      'goods of special provision 386 without a day of their inhibitor',
      asked([ofNumber('1093')]),
      'truckInhibitor',
      'NEED_APPROVAL',
    ],
    [
      'a permit for what is highly toxic',
      asked([NACN], { by: 'HMTY', type: 'BOX68' }),
      'truckToxicPass',
      'NEED_APPROVAL',
    ],
    ['a paper for a precursor', asked([ofNumber('1294')]), 'truckPrecursor', 'NEED_APPROVAL'],
    ['a paper for what makes explosives', asked([PEROXIDE]), 'truckExplosivePre', 'NEED_APPROVAL'],
  ] as const)('report %s', (_, of, code, level) => {
    expect(judged(of)).toContainEqual({ code, level });
  });

  it('bound the temperature by the control temperature, at its field', () => {
    const cool = (controlC: number) => row({ ...goodsOf('3105'), cooled: { controlC, emergencyC: controlC + 5 } });
    const set = (setC: number, type: VehicleCode = 'REEF96') =>
      asked([cool(20), cool(-10)].slice(0, setC > 0 ? 1 : 2), { by: 'QHLY', type, setC });
    expect(codesOf(set(20))).not.toContain('truckColdWarm');
    expect(judged(set(20.1))).toContainEqual({ code: 'truckColdWarm', level: 'BLOCK' });
    expect(codesOf(set(20.1, 'BOX96'))).not.toContain('truckColdWarm');
    expect(givenOf(set(-9.9), 'truckColdWarm')).toMatchObject({ control: -10, set: -9.9 });
    expect(faultUnder('tempC', set(20.1))).toEqual([
      'truckColdWarm',
      expect.objectContaining({ control: 20, set: 20.1 }),
    ]);
  });

  it('accept a late enough inhibitor date', () => {
    const late = (inhibitorUntil: string) => codesOf(asked([ofNumber('1093')], { inhibitorUntil }));
    expect(late('2026-12-14')).toContain('truckInhibitor');
    expect(late('2026-12-15')).not.toContain('truckInhibitor');
    expect(faultUnder('inhibitorUntil', asked([ofNumber('1093')]))).toEqual([
      'truckInhibitor',
      { goods: goodsOf('1093').nameCn },
    ]);
  });

  it('keep general goods off contaminated trucks, and contaminating goods off clean ones', () => {
    const clean = (of: TruckRuleInput): TruckRuleInput => ({ ...of, carrier: { ...of.carrier, isClean: true } });
    expect(codesOf(asked([ASH], { by: 'SLWY' }))).toEqual(['truckGeneral']);
    expect(codesOf(clean(asked([ASH], { by: 'SLWY' })))).toEqual(['truckReady']);
    expect(codesOf(clean(asked([ofNumber('1805')], { by: 'SLWY' })))).toContain('truckClean');
    expect(codesOf(clean(asked([IPA], { by: 'SLWY' })))).toEqual(['truckReady']);
    expect(STANDINGS.filter(({ isClean }) => isClean).length).toBeGreaterThan(4);
  });
});
