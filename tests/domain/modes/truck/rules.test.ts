import { describe, expect, it } from 'vitest';

import type { GoodsFacts } from '../../../../domain/goods/facts';
import { tankLiquidOf } from '../../../../domain/goods/tank/liquids';
import type { Stop, TruckAskedOf } from '../../../../domain/modes/truck/asked';
import { GENERAL, type TruckRow } from '../../../../domain/modes/truck/cargo';
import { ROAD_CARRIERS, STANDINGS } from '../../../../domain/modes/truck/carriers';
import { roadCity } from '../../../../domain/modes/truck/cities';
import { TRUCK_FINDING_CODES, TRUCK_RULES, type TruckFindingCode } from '../../../../domain/modes/truck/finding';
import { faultUnder, truckFindings } from '../../../../domain/modes/truck/judging';
import { OF_GOODS } from '../../../../domain/modes/truck/rules-of-goods';
import { OF_WAY } from '../../../../domain/modes/truck/rules-of-way';
import { VEHICLES, type VehicleCode } from '../../../../domain/modes/truck/vehicles';
import { momentIn } from '../../../../domain/values/moments';
import { findGoods } from '../../../../server/dangerous-goods/library';

const at = (typed: string): number => momentIn(typed) ?? Number.NaN;

function goodsOf(unNo: string): GoodsFacts {
  const goods = findGoods(unNo);
  if (!goods) throw new Error(`no goods ${unNo}`);
  return goods;
}

const row = (goods: GoodsFacts, more: Partial<TruckRow> = {}): TruckRow => ({
  name: goods.nameCn,
  isDanger: true,
  goods,
  apart: goods,
  isLimited: false,
  kg: 5000,
  at: null,
  ...more,
});
const ofNumber = (unNo: string, more: Partial<TruckRow> = {}): TruckRow => row(goodsOf(unNo), more);
const ASH: TruckRow = { ...row(goodsOf('1219')), name: '纯碱', isDanger: false, goods: null, apart: GENERAL };
const NOBODY: TruckRow = { ...ofNumber('1219'), name: '某溶剂', goods: null, apart: { ...GENERAL, unNo: '9999' } };

const stop = (code: string, when: string): Stop => {
  const city = roadCity(code);
  if (!city) throw new Error(`no city ${code}`);
  return { city, at: at(when) };
};

const DAY = stop('3205', '2026-12-07T08:00');
const NEXT = stop('4101', '2026-12-08T15:36');

/** Twenty tons of isopropanol from Suzhou to Zhengzhou, with nothing to be said against them. */
function asked(
  rows: readonly TruckRow[],
  { by = 'LXWY', type = 'BOX13', ...more }: Partial<TruckAskedOf> & { by?: string; type?: VehicleCode } = {},
): TruckAskedOf {
  const carrier = ROAD_CARRIERS.find(({ code }) => code === by);
  if (!carrier) throw new Error(`no carrier ${by}`);
  return {
    carrier: { ...carrier, isClean: false },
    vehicle: VEHICLES[type],
    rows,
    liquid: null,
    kg: rows.reduce((sum, { kg }) => sum + (kg ?? 0), 0),
    m3: null,
    pickup: DAY,
    drop: NEXT,
    dropUntil: null,
    hasNight: false,
    inhibitorUntil: null,
    ...more,
  };
}

type Judged = { code: TruckFindingCode; level: string };
const judged = (of: TruckAskedOf): Judged[] => truckFindings(of).map(({ code, level }) => ({ code, level }));
const codesOf = (of: TruckAskedOf): TruckFindingCode[] => judged(of).map(({ code }) => code);
const givenOf = (of: TruckAskedOf, code: TruckFindingCode) => truckFindings(of).find((one) => one.code === code)?.given;

const IPA = ofNumber('1219');
const NACN = ofNumber('1689');
const PAINT = ofNumber('1263');
const PEROXIDE = ofNumber('2014');
const LIQUID = tankLiquidOf('isopropanol');
const inTank = (kg: number, type: VehicleCode = 'TANK30') =>
  asked([{ ...IPA, kg }], { by: 'DYGY', type, liquid: LIQUID, kg });

describe('who may carry what, on which vehicle', () => {
  it('says yes by name where nothing stands against it, and never beside a doubt', () => {
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
      asked([ofNumber('1789')], { by: 'DYGY', type: 'TANK30', liquid: tankLiquidOf('hcl') }),
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
  ] as const)('names %s', (_, of, code, level) => {
    expect(judged(of)).toContainEqual({ code, level });
  });

  it('lets a day of the inhibitor stand that is late enough', () => {
    const late = (inhibitorUntil: string) => codesOf(asked([ofNumber('1093')], { inhibitorUntil }));
    expect(late('2026-12-14')).toContain('truckInhibitor');
    expect(late('2026-12-15')).not.toContain('truckInhibitor');
    expect(faultUnder('inhibitorUntil', asked([ofNumber('1093')]))).toEqual([
      'truckInhibitor',
      { goods: goodsOf('1093').nameCn },
    ]);
  });

  it('keeps general goods off trucks that carry what soils them, and such goods off those that are kept clean', () => {
    const clean = (of: TruckAskedOf): TruckAskedOf => ({ ...of, carrier: { ...of.carrier, isClean: true } });
    expect(codesOf(asked([ASH], { by: 'SLWY' }))).toEqual(['truckGeneral']);
    expect(codesOf(clean(asked([ASH], { by: 'SLWY' })))).toEqual(['truckReady']);
    expect(codesOf(clean(asked([ofNumber('1805')], { by: 'SLWY' })))).toContain('truckClean');
    expect(codesOf(clean(asked([IPA], { by: 'SLWY' })))).toEqual(['truckReady']);
    expect(STANDINGS.filter(({ isClean }) => isClean).length).toBeGreaterThan(4);
  });
});

describe('how heavy, how large, and where it stands', () => {
  it('E3 takes thirty tons, and not a kilogram more', () => {
    expect(codesOf(asked([{ ...IPA, kg: 30_000 }]))).toEqual(['truckReady']);
    const over = asked([{ ...IPA, kg: 30_000.4 }]);
    expect(givenOf(over, 'truckPayload')).toEqual({
      kg: '30,000.4',
      vehicle: '13 米厢式半挂',
      most: '30,000',
      over: '1',
      cars: 2,
    });
    expect(givenOf(asked([{ ...NACN, kg: 12_000 }], { by: 'HMTY', type: 'BOX68' }), 'truckPayload')?.['cars']).toBe(2);
  });

  it('says by how far goods have to move that weigh on one end, and when no move helps', () => {
    const front = asked([{ ...IPA, kg: 24_000, at: 'FRONT' }]);
    expect(givenOf(front, 'truckAxle')).toEqual({ end: '前', tons: '21.0', most: '18.0', way: '后', metres: 1.1 });
    expect(codesOf(asked([{ ...IPA, kg: 24_000, at: 'MIDDLE' }]))).toEqual(['truckReady']);
    expect(codesOf(asked([{ ...IPA, kg: 30_500, at: 'MIDDLE' }], { type: 'SIDE13', by: 'SLWY' }))).toEqual([
      'truckReady',
    ]);
    expect(codesOf(asked([{ ...IPA, kg: 14_000, at: 'FRONT' }], { type: 'BOX96' }))).toContain('truckAxle');
  });

  it('measures the room of a deck only where somebody has said how much it is', () => {
    expect(codesOf(asked([IPA], { m3: 82 }))).toEqual(['truckReady']);
    expect(givenOf(asked([IPA], { m3: 82.01 }), 'truckVolume')).toEqual({
      m3: 82.01,
      vehicle: '13 米厢式半挂',
      most: 82,
    });
  });

  it('E7 fills a tank so that nothing surges in it, and not above its mark', () => {
    expect(givenOf(inTank(9420), 'truckTankSurge')).toEqual({ percent: 40 });
    expect(codesOf(inTank(21_000))).toEqual(['truckTankList']);
    expect(codesOf(inTank(4000))).toEqual(['truckTankList']);
    expect(codesOf(inTank(24_000))).toContain('truckTankOver');
  });
});

describe('what stands together', () => {
  it.each([
    ['E8 an acid with paint', [ofNumber('2031', { name: '硝酸' }), PAINT], 'truckMixHouse'],
    ['hydrogen peroxide with paint', [PAINT, PEROXIDE], 'truckMixHouse'],
    ['an acid with a cyanide', [ofNumber('1789'), NACN], 'truckMixHouse'],
    ['E9 an acid with a base', [ofNumber('1789'), ofNumber('1824')], 'truckMixAsk'],
    ['dangerous goods with general ones', [IPA, ASH], 'truckMixGeneral'],
    ['goods of a class nobody knows', [IPA, NOBODY], 'truckMixUnknown'],
    [
      'explosives with others',
      [row(goodsOf('1219'), { apart: { ...goodsOf('1219'), hazardClass: '1.3' } }), PAINT],
      'truckMixNever',
    ],
  ] as const)('parts %s', (_, rows, code) => {
    expect(codesOf(asked(rows))).toContain(code);
  });

  it('says nothing of those that get on', () => {
    expect(codesOf(asked([ofNumber('1173', { kg: 3000 }), IPA]))).toEqual(['truckReady']);
  });

  it('E10, E11 leaves limited quantities out of it, and counts what they weigh', () => {
    const limited = (kg: number) =>
      asked([
        { ...PAINT, isLimited: true, kg },
        { ...PEROXIDE, isLimited: true, kg: 0 },
      ]);
    expect(judged(limited(8000))).toContainEqual({ code: 'truckLq', level: 'PASS' });
    expect(judged(limited(8001))).toContainEqual({ code: 'truckLqOver', level: 'NEED_APPROVAL' });
    expect(codesOf(limited(8000))).not.toContain('truckMixHouse');
  });
});

const NINGBO = stop('3302', '2026-12-07T08:00');
const XIAMEN = stop('3502', '2026-12-08T15:49');

describe('what the way says', () => {
  it('T6, T7 goes round the tunnels that are shut for a tank, and through those that are open to packages', () => {
    const acrylonitrile = (type: VehicleCode) =>
      asked([ofNumber('1093')], {
        type,
        liquid: tankLiquidOf('acrylonitrile'),
        pickup: NINGBO,
        drop: XIAMEN,
        inhibitorUntil: '2027-06-30',
      });
    expect(givenOf(acrylonitrile('TANK30'), 'truckTunnel')).toMatchObject({
      tunnel: '浙闽沿海隧道群',
      grade: 'C',
      code: 'C',
      km: 96,
    });
    expect(codesOf(acrylonitrile('BOX13'))).not.toContain('truckTunnel');
    const cyanide = asked([NACN], {
      by: 'HMTY',
      type: 'BOX68',
      pickup: stop('4201', '2026-12-07T08:00'),
      drop: stop('5001', '2026-12-08T23:30'),
    });
    expect(codesOf(cyanide)).not.toContain('truckTunnel');
  });

  it('has a person read a way that nobody has read, and asks nothing of goods that are not dangerous', () => {
    const way = { pickup: stop('3205', '2026-12-07T08:00'), drop: stop('4501', '2026-12-09T08:00') };
    expect(givenOf(asked([IPA], way), 'truckLineUnread')).toEqual({ from: '苏州市', to: '南宁市' });
    const general = { ...asked([ASH], { by: 'SLWY', ...way }) };
    expect(codesOf({ ...general, carrier: { ...general.carrier, isClean: true } })).toEqual(['truckReady']);
  });

  it('E16 judges the ban of a city by the hour at which the truck is there', () => {
    const Nanjing = (hour: string) =>
      codesOf(asked([IPA], { pickup: stop('3201', `2026-12-07T${hour}`), drop: stop('3401', '2026-12-08T06:00') }));
    expect(Nanjing('07:00')).toContain('truckCityBan');
    expect(Nanjing('20:59')).toContain('truckCityBan');
    expect(Nanjing('21:00')).toEqual(['truckReady']);
    expect(Nanjing('06:59')).toEqual(['truckReady']);
    expect(
      givenOf(
        asked([IPA], { pickup: stop('3101', '2026-12-07T23:00'), drop: stop('3205', '2026-12-08T07:09') }),
        'truckCityBan',
      )?.['hours'],
    ).toBe('全天');
  });

  it('E15 stops toxic goods in a holiday, asks of others, and says nothing of what is not dangerous', () => {
    const holiday = { pickup: stop('4201', '2027-02-06T08:00'), drop: stop('5001', '2027-02-07T15:00') };
    expect(judged(asked([NACN], { by: 'HMTY', type: 'BOX68', ...holiday }))).toContainEqual({
      code: 'truckHolidayStop',
      level: 'BLOCK',
    });
    expect(judged(asked([IPA], { ...holiday }))).toContainEqual({ code: 'truckHoliday', level: 'NEED_APPROVAL' });
    const general = asked([ASH], { by: 'SLWY', ...holiday });
    expect(codesOf({ ...general, carrier: { ...general.carrier, isClean: true } })).toEqual(['truckReady']);
  });

  it('E14 names a window that ends before the truck is there, at its field as well', () => {
    const late = asked([IPA], { dropUntil: at('2026-12-08T15:00') });
    expect(givenOf(late, 'truckWindow')).toEqual({ at: '12-08 15:36' });
    expect(faultUnder('dropTo', late)).toEqual(['truckWindow', { at: '12-08 15:36' }]);
    expect(codesOf(asked([IPA], { dropUntil: at('2026-12-08T15:36') }))).toEqual(['truckReady']);
  });

  it('tells of a night on the way of dangerous goods', () => {
    expect(judged(asked([IPA], { hasNight: true }))).toContainEqual({ code: 'truckNight', level: 'PASS' });
    expect(codesOf(asked([IPA], { hasNight: true }))).toContain('truckReady');
  });
});

it('has a condition for every rule of its book, and fills every sentence', () => {
  const conditions = new Set<string>([...OF_GOODS.codes, ...OF_WAY.codes, 'truckReady']);
  expect(TRUCK_FINDING_CODES.filter((code) => !conditions.has(code))).toEqual([]);
  expect(TRUCK_RULES.rows['truckReady'][1]).toBe('PASS');
});
