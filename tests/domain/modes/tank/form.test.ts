import { describe, expect, it } from 'vitest';

import { TANK } from '../../../../domain/modes/tank/mode';
import { blankTank, type TankForm } from '../../../../domain/modes/tank/form';
import { tankReturnDay, readFillFigures, findUnpriced } from '../../../../domain/modes/tank/reading';
import { freeReturnDay, mondayOfWeek, weekName } from '../../../../domain/modes/tank/week';
import { soundTank, soundTankOn, tankFacts, tankQuoteFor, TOLUENE } from '../../../support/tank-order';
import { blankGoods } from '../../../../domain/goods/row';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { tankBrief } from '../../../../server/trade/modes/tank/brief';

const quote = tankQuoteFor();
const facts = tankFacts(quote);
const codes = (change: Partial<TankForm>) =>
  TANK.faults({ ...soundTank, ...change }, facts).map(({ path, code }) => `${path} ${code}`);
const dollars = (form: TankForm) => TANK.price(form, quote, facts.goodsOf)?.totalUsd.amount ?? null;

const [row = blankGoods('1')] = soundTank.goods;
const benzene = [{ ...row, goodsId: 'benzene', nameCn: '苯', nameEn: 'Benzene', unNo: '1114' }];

describe('tank form', () => {
  it.each([
    [{ tanks: '1' }, 'tanks tankTooFew'],
    [{ tanks: '50' }, 'tanks tankFree'],
    [{ tanks: '51' }, 'tanks tankCount'],
    [{ quantityT: '80' }, 'tanks tankTooFew'],
    [{ leaseDays: '20' }, 'leaseDays tankLeaseShort'],
    [{ tankType: 'S24' }, 'tankType tankOther'],
    [{ tankType: '' }, 'tankType required'],
    [{ density50: '0.8718' }, 'density50 tankDensityOrder'],
    [{ density15: '0.87181' }, 'density15 tankDensity'],
    [{ heating: 'ELECTRIC', hotTemp: '30' }, 'heating tankNoHeating'],
    [{ heating: 'STEAM' }, 'hotTemp required'],
    [{ heating: 'STEAM', hotTemp: '10' }, 'hotTemp tankHotLow'],
    [{ loadTemp: '60' }, 'hotTemp required'],
    [{ loadTo: '2026-12-02T23:00' }, 'loadTo tankLoadLate'],
    [{ loadTo: '2026-11-30T09:00' }, 'loadTo tankLoadOrder'],
    [{ goods: [row, { ...row, key: '2' }] }, 'goods tankOneGoods'],
    [{ goods: benzene }, 'goods.0.unNo tankOtherGoods'],
  ] as const)('reports $1 when the form has %j', (change, expected) => {
    expect(codes(change as Partial<TankForm>)).toContain(expected);
  });

  it('has neither pass nor price for another tank', () => {
    const other: TankForm = { ...soundTank, tankType: 'S24' };
    expect(dollars(other)).toBeNull();
    const { level, findings } = TANK.acceptance(other, facts);
    expect([level, findings.filter(({ code }) => code.startsWith('tank')).map(({ code }) => code)]).toEqual([
      'MANUAL',
      ['tankOther'],
    ]);
  });

  it('reports another tank as the fault, and not the goods', () => {
    expect(codes({ tankType: 'S24' })).toEqual(['tankType tankOther']);
  });

  it('has neither pass nor price for other goods', () => {
    const other = { ...soundTank, goods: benzene };
    expect(dollars(other)).toBeNull();
    const { level, findings } = TANK.acceptance(other, facts);
    expect(level).not.toMatch(/^PASS/);
    expect(findings.map(({ code }) => code)).toContain('tankStale');
    expect(findings.map(({ code }) => code)).not.toContain('tankFits');
  });

  it('shows the filling of the current input', () => {
    const fits = (change: Partial<TankForm>) =>
      TANK.acceptance({ ...soundTank, ...change }, facts).findings.find(({ code }) => code === 'tankFits')?.given;
    expect(fits({})).toMatchObject({ tanks: 2, each: 20_000, percent: 88.7 });
    expect(fits({ loadTemp: '45' })?.['percent']).toBe(91.2);
    expect(fits({ quantityT: '' })).toBeUndefined();
    expect(fits({ heating: 'STEAM' }), 'nobody has said how hot it gets').toBeUndefined();
  });

  it.each([
    ['no tank is filled at a thousand degrees', { loadTemp: '1000' }, 'tankDensityUntold'],
    ['nor with what is lighter than nothing', { density50: '-1' }, 'tankDensityUntold'],
    ['nor with lead', { density15: '11.3' }, 'tankDensityUntold'],
    ['filled in hot, and nobody has said how hot it gets', { loadTemp: '60' }, 'tankHotUntold'],
  ] as const)('shows no filling when a figure is impossible: %s', (_, change, expected) => {
    const found = TANK.acceptance({ ...soundTank, ...change }, facts).findings.map(({ code }) => code);
    expect(found.filter((code) => code === 'tankDensityUntold' || code === 'tankHotUntold')).toEqual([expected]);
    expect(found.filter((code) => /^tank(Fits|OverFill|UnderFill|Heavy|OverLoad)$/.test(code))).toEqual([]);
  });

  it('ignores the hottest temperature once heating is off', () => {
    const once: TankForm = { ...soundTank, hotTemp: '90' };
    expect(readFillFigures(once, quote)).toEqual(readFillFigures(soundTank, quote));
    expect(readFillFigures({ ...once, heating: 'STEAM' }, quote)).toMatchObject({ hottestC: 90 });
  });

  it('is priced at the quoted rates by tanks, days and options', () => {
    const { rates } = quote;
    const now = dollars(soundTank) ?? 0;
    const days = String(rates.days.least + 10);
    expect((dollars({ ...soundTank, leaseDays: days }) ?? 0) - now).toBe(rates.rent * 2 * 10);
    expect((dollars({ ...soundTank, cleanAtDest: 'N' }) ?? 0) - now).toBe(-2 * rates.cleaning);
    expect((dollars({ ...soundTank, lastCargo: 'NONE' }) ?? 0) - now).toBe(2 * 60_000);
    expect(dollars({ ...soundTank, tanks: '3' })).toBeGreaterThan(now);
  });

  it.each([
    ['no count of tanks', { tanks: '' }, 'tanks'],
    ['fifty-one of them', { tanks: '51' }, 'tanks'],
    ['half a tank', { tanks: '1.5' }, 'tanks'],
    ['more than its tanks hold', { quantityT: '60' }, 'tooFull'],
    ['goods so light that they need more room', { density15: '0.8', density50: '0.77' }, 'tooFull'],
    ['more than its tanks bear, however full they would be', { quantityT: '80', density15: '' }, 'tooFull'],
    ['no days', { leaseDays: '' }, 'leaseDays'],
    ['a day too few for the journey', { leaseDays: String(quote.rates.days.least - 1) }, 'leaseDays'],
    ['a day more than a year', { leaseDays: '366' }, 'leaseDays'],
  ])('has no price with %s', (_, change, why) => {
    expect(dollars({ ...soundTank, ...change })).toBeNull();
    expect(findUnpriced({ ...soundTank, ...change }, quote)).toBe(why);
    expect(findUnpriced(soundTank, quote)).toBeNull();
  });

  it('is charged to the end of its lease, and refuses a tank due for its test by then', () => {
    const longer = { ...soundTank, leaseDays: String(quote.rates.days.least + 30) };
    expect(tankReturnDay(soundTank, quote)).toBe(freeReturnDay(dayAt(Date.parse(quote.offer.arrivesAt ?? ''))));
    expect(tankReturnDay(longer, quote)).toBe(daysAfter(tankReturnDay(soundTank, quote), 30));
    expect(tankBrief({ form: longer, quote }).freeUntil).toBe(tankReturnDay(longer, quote));
    const { detail } = quote.offer;
    const due = { ...quote, offer: { ...quote.offer, detail: { ...detail } } };
    due.offer.detail.stock = detail.stock && {
      ...detail.stock,
      testDue: daysAfter(tankReturnDay(soundTank, quote), 1),
    };
    const codes = (form: TankForm) => TANK.acceptance(form, tankFacts(due)).findings.map(({ code }) => code);
    expect(codes(soundTank)).not.toContain('tankTestDue');
    expect(codes(longer)).toContain('tankTestDue');
  });

  it('is drawn on the receipt as filled, or empty when unknown', () => {
    const drawn = (change: Partial<TankForm>) => {
      const { tanks, eachKg, percent, window } = tankBrief({ form: { ...soundTank, ...change }, quote });
      return { tanks, eachKg, percent, window };
    };
    const window = { leastKg: 18_036, mostKg: 21_159 };
    expect(drawn({})).toEqual({ tanks: 2, eachKg: 20_000, percent: 88.7, window });
    expect(drawn({ quantityT: '40.001' })).toMatchObject({ eachKg: 20_001 });
    expect(drawn({ tanks: '3' })).toMatchObject({ eachKg: 13_334, percent: 59.1, window });
    expect(drawn({ density15: '' })).toMatchObject({ percent: 0, window: { leastKg: 0, mostKg: 0 } });
  });

  it('starts with typed values and no trial values', () => {
    const trial = tankQuoteFor(TOLUENE.replace('&q=40&tf=20', ''), 'S26');
    const begun = TANK.quoted(blankTank, trial);
    expect(begun).toMatchObject({ quantityT: '', loadTemp: '', tanks: '', density15: '0.8718' });
    expect(TANK.quoted(blankTank, quote)).toMatchObject({ quantityT: '40', loadTemp: '20', tanks: '2' });
    expect(soundTankOn(trial).leaseDays).toBe(String(trial.rates.days.least));
  });
});

it('numbers weeks by ISO 8601, from Monday', () => {
  expect([weekName('2026-12-06'), weekName('2026-12-07')]).toEqual(['2649', '2650']);
  expect([mondayOfWeek('2026-12-06'), mondayOfWeek('2026-12-07')]).toEqual(['2026-11-30', '2026-12-07']);
  expect([weekName('2027-01-01'), weekName('2027-01-04'), weekName('2024-12-30')]).toEqual(['2653', '2701', '2501']);
});
