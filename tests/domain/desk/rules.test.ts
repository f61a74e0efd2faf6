import { describe, expect, it } from 'vitest';

import { BUILT_IN, daysOffAt } from '../../../domain/values/days-off';
import { flameCategory, flammableVerdict, mayNotSustain, type FlashPoint } from '../../../domain/goods/flammable';
import { limitedInner } from '../../../domain/goods/limited';
import { priceOfService } from '../../../domain/desk/services';
import { SERVICE_PRICES } from '../../../stories/modes/service-prices.fixtures';
import { momentOf } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import {
  afterWorkingHours,
  isHoliday,
  isToldDay,
  isWorkday,
  lastWorkingMoment,
} from '../../../domain/values/working-days';

const of = (flash: FlashPoint, boil: number | null, isSustaining = true) =>
  flammableVerdict({ flash, boil, isSustaining });
const group = (text: 'I' | 'II' | 'III') => ({ kind: 'flammable', group: text });

describe('packing group of a flammable liquid', () => {
  it.each([
    ['acetone', of(-18, 56), group('II')],
    ['diethyl ether', of(-45, 34.6), group('I')],
    ['dimethylformamide', of(58, 153), group('III')],
    ['61 degrees', of(61, 180), { kind: 'free', why: 'aboveSixty' }],
    ['23 degrees', of(23, 100), group('III')],
    ['22.9 degrees', of(22.9, 100), group('II')],
    ['does not sustain combustion', of(45, 100, false), { kind: 'free', why: 'notSustaining' }],
    ['boils at 35 exactly', of(10, 35), group('I')],
    ['35 degrees and not sustaining: still class 3', of(35, 100, false), group('III')],
    ['36 degrees and not sustaining', of(36, 100, false), { kind: 'free', why: 'notSustaining' }],
    ['60 degrees', of(60, 180), group('III')],
    ['boils at 35.1', of(10, 35.1), group('II')],
    ['no flash point', of('none', 30), { kind: 'free', why: 'noFlashPoint' }],
    ['figures that contradict each other', of(70, 30), { kind: 'clash' }],
  ])('is $2: %s', (_, verdict, expected) => {
    expect(verdict).toEqual(expected);
  });

  it('may depend on sustained combustion above 35 and up to 60 degrees', () => {
    expect([35, 35.1, 36, 60, 60.1].map(mayNotSustain)).toEqual([false, true, true, true, false]);
  });

  it('stays open without a boiling point', () => {
    expect(of(12, null)).toEqual({ kind: 'boilUntold', group: 'II' });
    expect(of(40, null)).toEqual({ kind: 'boilUntold', group: 'III' });
  });

  it('never becomes milder as the flash point falls', () => {
    const strictness = ['free', 'III', 'II', 'I'];
    for (const boil of [20, 35, 36, 100]) {
      const ranks = Array.from({ length: 161 }, (_, at) => 60 - at).map((flash) => {
        const verdict = of(flash, boil);
        return strictness.indexOf(verdict.kind === 'flammable' ? verdict.group : verdict.kind);
      });
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }
  });

  it('matches the GHS category', () => {
    expect([
      flameCategory(-45, 34.6),
      flameCategory(-18, 56),
      flameCategory(58, 153),
      flameCategory(61, 180),
      flameCategory(93.1, 200),
      flameCategory('none', 100),
    ]).toEqual([1, 2, 3, 4, null, null]);
  });
});

describe('limited quantities', () => {
  it.each([
    ['1 L', '500 ml', { kind: 'fits' }],
    ['1 L', '1 L', { kind: 'fits' }],
    ['1 L', '1.5 L', { kind: 'over', most: '1 L' }],
    ['0', '10 ml', { kind: 'none' }],
    [null, '10 ml', { kind: 'none' }],
    ['5 L', '500 g', { kind: 'otherUnit', most: '5 L' }],
    ['5 L', 'a little', { kind: 'unread' }],
    ['5 L', '0 L', { kind: 'unread' }],
  ])('with a limit of %s: %s', (limit, inner, expected) => {
    expect(limitedInner(limit, inner)).toEqual(expected);
  });
});

const at = (text: string): number => parseMoment(text) ?? 0;

const KNOWN = daysOffAt(BUILT_IN, 0);

describe('working hours', () => {
  it('run from nine to six on working days', () => {
    expect(afterWorkingHours(at('2026-11-20T16:00'), 8, BUILT_IN)).toBe(at('2026-11-23T15:00'));
    expect(afterWorkingHours(at('2026-11-22T23:00'), 4, BUILT_IN)).toBe(at('2026-11-23T13:00'));
    expect(afterWorkingHours(at('2026-11-20T17:30'), 2, BUILT_IN)).toBe(at('2026-11-23T10:30'));
    expect(afterWorkingHours(at('2026-11-23T06:00'), 9, BUILT_IN)).toBe(at('2026-11-23T18:00'));
  });

  it('include the 2026 holidays and their make-up weekends', () => {
    expect(
      ['2026-02-16', '2026-02-14', '2026-10-10', '2026-10-07', '2026-05-05', '2026-09-20'].map((day) =>
        isWorkday(day, KNOWN),
      ),
    ).toEqual([false, true, true, false, false, true]);
    expect(afterWorkingHours(at('2026-09-30T17:00'), 2, BUILT_IN)).toBe(at('2026-10-08T10:00'));
  });

  it('include the statutory holidays of unannounced years', () => {
    const off = ['2027-01-01', '2027-02-05', '2027-02-08', '2027-04-05', '2027-06-09', '2027-09-15', '2028-01-26'];
    expect(off.filter((day) => isWorkday(day, KNOWN))).toEqual([]);
    expect(off.filter((day) => isHoliday(day, KNOWN))).toEqual(off);
    expect([isHoliday('2027-02-09', KNOWN), isWorkday('2027-02-09', KNOWN), isHoliday('2027-02-13', KNOWN)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(afterWorkingHours(at('2027-02-04T17:00'), 2, BUILT_IN)).toBe(at('2027-02-09T10:00'));
  });

  it('report which years are announced', () => {
    expect([isToldDay('2026-12-31', KNOWN), isToldDay('2027-01-01', KNOWN)]).toEqual([true, false]);
  });

  it('lead back to the last staffed moment', () => {
    expect(lastWorkingMoment(at('2026-12-03T12:00'), KNOWN)).toBe(at('2026-12-03T12:00'));
    expect(lastWorkingMoment(at('2026-12-06T12:00'), KNOWN)).toBe(at('2026-12-04T17:00'));
    expect(lastWorkingMoment(at('2026-12-04T22:00'), KNOWN)).toBe(at('2026-12-04T17:00'));
    expect(lastWorkingMoment(at('2026-12-07T08:00'), KNOWN)).toBe(at('2026-12-04T17:00'));
  });

  it('never lead forward, and never end before they begin', () => {
    const hours = 30 * 24;
    for (let hour = 0; hour < hours; hour += 5) {
      const moment = momentOf('2026-09-15', hour);
      expect(lastWorkingMoment(moment, KNOWN)).toBeLessThanOrEqual(moment);
      expect(afterWorkingHours(moment, 3, BUILT_IN)).toBeGreaterThanOrEqual(moment + 3 * 3_600_000);
      expect(afterWorkingHours(moment + 3_600_000, 3, BUILT_IN)).toBeGreaterThanOrEqual(
        afterWorkingHours(moment, 3, BUILT_IN),
      );
    }
  });
});

describe('service price', () => {
  it.each([
    [
      'a classification with two components more, at once',
      { type: '1', extras: { component: 2 }, isRush: true },
      138_000,
      8,
    ],
    ['eight goods in one box', { type: '7', extras: { goods: 3 } }, 45_000, 8],
    ['six goods in store', { type: '8', count: 6 }, 108_000, 8],
    ['the check before booking', { type: '6' }, 0, 8],
    ['a certificate of packaging knows no haste', { type: '3', isRush: true }, 120_000, 40],
    ['an emergency number by the year', { type: '9', extras: { yearly: 1 } }, 360_000, 2],
  ] as const)('prices %s', (_, asked, amount, hours) => {
    expect(priceOfService({ count: 1, extras: {}, isRush: false, ...asked }, SERVICE_PRICES)).toMatchObject({
      amount,
      hours,
    });
  });

  it('drops per piece from five and from twenty on', () => {
    const each = (count: number) =>
      (priceOfService({ type: '8', count, extras: {}, isRush: false }, SERVICE_PRICES).amount ?? 0) / count;
    expect([each(4), each(5), each(20)]).toEqual([20_000, 18_000, 16_000]);
  });

  it('is on request while the service or an asked extra has no price', () => {
    const asked = { type: '1', count: 1, extras: {}, isRush: false } as const;
    const none = { ...SERVICE_PRICES, services: {} };
    const bare = { ...SERVICE_PRICES, extras: {} };
    expect(priceOfService(asked, none).amount).toBeNull();
    expect(priceOfService(asked, bare).amount).toBe(80_000);
    expect(priceOfService({ ...asked, extras: { component: 1 } }, bare).amount).toBeNull();
  });
});
