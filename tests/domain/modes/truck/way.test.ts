import { describe, expect, it } from 'vitest';

import { listFestivals } from '../../../../domain/modes/truck/holidays';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { BUILT_IN, type Calendar } from '../../../../domain/values/days-off';
import { searchTrucks } from '../../../../server/trade/modes/truck/search';
import {
  DRUMS,
  ROAD_WORLD,
  soundTruckOn,
  truckFacts,
  truckQuoteFor,
  truckSearchOf,
} from '../../../support/truck-order';
import { findTankLiquid } from '../../../../domain/goods/tank/liquids';
import { TRUCK_FINDING_CODES } from '../../../../domain/modes/truck/finding';
import { OF_GOODS } from '../../../../domain/modes/truck/rules-of-goods';
import { OF_WAY } from '../../../../domain/modes/truck/rules-of-way';
import { PART_CODES } from '../../../../domain/modes/truck/rules-of-part';
import { faultUnder } from '../../../../domain/modes/truck/judging';
import type { VehicleCode } from '../../../../domain/modes/truck/vehicles';
import { at, ofNumber, ASH, stop, asked, judged, codesOf, givenOf, IPA, NACN } from './support/asked';

const NINGBO = stop('3302', '2026-12-07T08:00');
const XIAMEN = stop('3502', '2026-12-08T15:49');

describe('way rules', () => {
  it('T6, T7 avoid tunnels closed to tanks and use those open to packages', () => {
    const acrylonitrile = (type: VehicleCode) =>
      asked([ofNumber('1093')], {
        type,
        liquid: findTankLiquid('acrylonitrile'),
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

  it('require a manual check of an unread way for dangerous goods only', () => {
    const way = { pickup: stop('3205', '2026-12-07T08:00'), drop: stop('4501', '2026-12-09T08:00') };
    expect(givenOf(asked([IPA], way), 'truckLineUnread')).toEqual({ from: '苏州市', to: '南宁市' });
    const general = { ...asked([ASH], { by: 'SLWY', ...way }) };
    expect(codesOf({ ...general, carrier: { ...general.carrier, isClean: true } })).toEqual(['truckReady']);
  });

  it('E16 apply a city ban at the hour the truck is there', () => {
    const Nanjing = (hour: string) =>
      codesOf(asked([IPA], { pickup: stop('3201', `2026-12-07T${hour}`), drop: stop('3401', '2026-12-08T06:00') }));
    expect(Nanjing('07:00')).toContain('truckCityBan');
    expect(Nanjing('20:59')).toContain('truckCityBan');
    expect(Nanjing('21:00')).toEqual(['truckReady']);
    expect(Nanjing('06:59')).toEqual(['truckReady']);
    const within = (hour: string, hours: number) =>
      codesOf(
        asked([IPA], {
          pickup: stop('3201', `2026-12-07T${hour}`),
          drop: stop('3401', '2026-12-08T06:00'),
          loadsWithin: hours * 3_600_000,
        }),
      );
    expect(within('05:00', 2), 'it comes by seven at the latest').toEqual(['truckReady']);
    expect(within('05:00', 3)).toContain('truckCityBan');
    expect(within('21:00', 8)).toEqual(['truckReady']);
    expect(within('23:45', 8), 'past midnight into the hours of the next day').toContain('truckCityBan');
    expect(
      givenOf(
        asked([IPA], { pickup: stop('3101', '2026-12-07T23:00'), drop: stop('3205', '2026-12-08T07:09') }),
        'truckCityBan',
      )?.['hours'],
    ).toBe('全天');
  });

  it('E15 block toxic goods on a holiday, check others, and ignore harmless goods', () => {
    const holiday = { pickup: stop('4201', '2027-02-06T08:00'), drop: stop('5001', '2027-02-07T15:00') };
    expect(judged(asked([NACN], { by: 'HMTY', type: 'BOX68', ...holiday }))).toContainEqual({
      code: 'truckHolidayStop',
      level: 'BLOCK',
    });
    expect(judged(asked([IPA], { ...holiday }))).toContainEqual({ code: 'truckHoliday', level: 'NEED_APPROVAL' });
    const general = asked([ASH], { by: 'SLWY', ...holiday });
    expect(codesOf({ ...general, carrier: { ...general.carrier, isClean: true } })).toEqual(['truckReady']);
  });

  it('E15 take festivals from the calendar of the desk, in list and form', () => {
    const put = { year: '2027', off: [{ from: '2027-02-05', until: '2027-02-11' }], worked: [], isTold: true };
    const longer: Calendar = [...BUILT_IN, { ...put, putAt: 1, droppedAt: null }];
    const spring = (calendar: Calendar) => listFestivals(calendar).filter(({ from }) => from.startsWith('2027-02'));
    const day = { nameCn: '春节', from: '2027-02-05', isTold: true };
    expect(spring(BUILT_IN)).toEqual([
      { ...day, to: '2027-02-08' },
      { ...day, to: '2027-02-11', isTold: false },
    ]);
    expect(spring(longer)).toEqual([{ ...day, to: '2027-02-11' }]);
    const takenBack: Calendar = [...BUILT_IN, { ...put, putAt: 1, droppedAt: 2 }];
    expect(listFestivals(takenBack)).toEqual(listFestivals(BUILT_IN));

    const address = DRUMS.replace('2026-12-07', '2027-02-10');
    const said = (calendar: Calendar) => {
      const search = { ...truckSearchOf(address) };
      const world = { ...ROAD_WORLD, now: at('2027-02-01T09:00'), calendar };
      const { offers } = searchTrucks(search, world);
      const offer = offers.find(({ detail, state }) => detail.vehicle === 'BOX13' && state === 'OPEN');
      if (!offer) throw new Error('no truck leaves');
      const quote: TruckQuote = { ...truckQuoteFor(), search, offer: { ...offer, calendar } };
      const { findings } = TRUCK.acceptance(soundTruckOn(quote), truckFacts(quote));
      return [offer.detail.findings, findings].map((all) =>
        all.flatMap(({ code, given: of }) => (code.startsWith('truckHoliday') ? [[code, of]] : [])),
      );
    };
    const given = { holiday: '春节', from: '2027-02-05', to: '2027-02-11' };
    const untold = [['truckHolidayUntold', { ...given, year: '2027' }]];
    expect(said(BUILT_IN), 'a day that nobody has announced is never green').toEqual([untold, untold]);
    const told = [['truckHoliday', given]];
    expect(said(longer)).toEqual([told, told]);
  });

  it('E14 report a window that ends before arrival, at its field too', () => {
    const late = asked([IPA], { dropUntil: at('2026-12-08T15:00') });
    expect(givenOf(late, 'truckWindow')).toEqual({ at: '12-08 15:36' });
    expect(faultUnder('dropTo', late)).toEqual(['truckWindow', { at: '12-08 15:36' }]);
    expect(codesOf(asked([IPA], { dropUntil: at('2026-12-08T15:36') }))).toEqual(['truckReady']);
  });

  it('judge every stop: bans, tunnels, unread stretches, and its window', () => {
    const pickup = stop('4401', '2026-12-07T06:00');
    const drop = stop('3502', '2026-12-08T15:00');
    const at = (code: string, when: string, until: string | null = null) =>
      asked([IPA], {
        by: 'YZZX',
        type: 'BOX96',
        pickup,
        drop,
        between: [{ ...stop(code, when), until: until === null ? null : stop(code, until).at }],
      });
    expect(codesOf(at('4413', '2026-12-07T08:25')), 'both stretches are read').toEqual(['truckReady']);
    expect(givenOf(at('3201', '2026-12-07T20:30'), 'truckCityBan')?.['city']).toBe('南京市');
    expect(codesOf(at('3201', '2026-12-07T22:30'))).not.toContain('truckCityBan');
    const fourth = asked([IPA], {
      by: 'YZZX',
      type: 'BOX96',
      pickup,
      between: [stop('4413', '2026-12-07T08:25')],
      drop: stop('3201', '2026-12-08T04:30'),
    });
    expect(givenOf(fourth, 'truckCityBan')?.['city'], 'later by what the stop before takes').toBe('南京市');
    expect(givenOf(at('3601', '2026-12-07T20:30'), 'truckLineUnread')).toEqual({ from: '广州市', to: '南昌市' });
    expect(givenOf(at('4413', '2026-12-07T08:25', '2026-12-07T08:20'), 'truckWindowBetween')).toEqual({
      city: '惠州市',
      at: '12-07 08:25',
    });
    expect(codesOf(at('4413', '2026-12-07T08:25', '2026-12-07T08:25'))).toEqual(['truckReady']);
    const tight = (dropUntil: string) => ({
      ...at('4413', '2026-12-07T08:25'),
      stops: at('4413', '2026-12-07T08:25').stops.map((one, place) =>
        place === 2 ? { ...one, until: stop('3502', dropUntil).at } : one,
      ),
    });
    expect(codesOf(tight('2026-12-08T14:59'))).toEqual(['truckWindow']);
    expect(
      givenOf(tight('2026-12-08T17:59'), 'truckWindowTight'),
      'hours at the stop before are in no arrival',
    ).toEqual({
      at: '12-08 15:00',
      city: '厦门市',
      stops: 1,
      hours: 3,
    });
    expect(codesOf(tight('2026-12-08T18:00'))).toEqual(['truckReady']);
    const round = asked([ofNumber('1093')], {
      type: 'TANK30',
      liquid: findTankLiquid('acrylonitrile'),
      inhibitorUntil: '2027-06-30',
      pickup: stop('3101', '2026-12-07T08:00'),
      between: [NINGBO],
      drop: XIAMEN,
    });
    expect(givenOf(round, 'truckTunnel')?.['km'], 'of the second stretch').toBe(96);
  });

  it('report a night on the way of dangerous goods', () => {
    expect(judged(asked([IPA], { hasNight: true }))).toContainEqual({ code: 'truckNight', level: 'PASS' });
    expect(codesOf(asked([IPA], { hasNight: true }))).toContain('truckReady');
  });
});

it('have a condition for every code', () => {
  const ofAll = [
    'truckReady',
    'truckPartReady',
    'truckDeclared',
    'truckResembles',
    'truckSeveral',
    'truckRoomWeight',
    'truckStale',
  ];
  const conditions = new Set<string>([...OF_GOODS.codes, ...OF_WAY.codes, ...PART_CODES, ...ofAll]);
  expect(TRUCK_FINDING_CODES.filter((code) => !conditions.has(code))).toEqual([]);
});
