import { describe, expect, it } from 'vitest';

import { FLEXI as WIRE } from '../../../../../contract/modes/flexi';
import { perTonIn } from '../../../../../domain/modes/flexi/per-ton';
import { FLEXI_LIST } from '../../../../../domain/modes/flexi/list';
import { dayAt } from '../../../../../domain/values/days';
import { flexiQuoteFor, offersFor, POURED, SEA, worldAt } from '../../../../support/flexi-order';
import { offerNamed } from '../../../../../server/trade/modes/flexi/search';
import { SUPPLIERS } from '../../../../../server/trade/modes/flexi/suppliers';

const codesOf = (offers: ReturnType<typeof offersFor>, code: string) =>
  offers.flatMap(({ detail }) => detail.findings).filter((finding) => finding.code === code);

describe('bags on ships', () => {
  it('are every supplier of the port on every ship of three weeks', () => {
    const offers = offersFor();
    expect(new Set(offers.map(({ supplier }) => supplier.code))).toEqual(new Set(['NRFB', 'LTFX']));
    expect(new Set(offers.map(({ detail }) => detail.carrier.code))).toEqual(new Set(['XPIN', 'LYUE']));
    for (const { leavesAt } of offers) expect(dayAt(Date.parse(leavesAt)) < '2026-12-12').toBe(true);
  });

  it('are only on lines that take so much in a bag', () => {
    const lines = (search: Parameters<typeof offersFor>[0]) =>
      [...new Set(offersFor(search).map(({ detail }) => detail.carrier.code))].toSorted().join(' ');
    expect(lines({ kg: 22_000, litres: null })).toBe('CGYU LYUE XPIN');
    expect(lines({ kg: 22_001, litres: null })).toBe('LYUE XPIN');
    expect(lines({ dstPortCode: 'SGSIN', kg: 20_000, litres: null })).toBe('CGYU HTAN');
    expect(lines({ dstPortCode: 'KRPUS' })).toBe('');
  });

  it('are for a person where the bag has to be made and no day is late enough', () => {
    // Hung by 27 November at the latest, and five working days of a Friday are over on the 28th.
    const [first] = offersFor({ litres: 19_000 }).filter(({ state }) => state === 'OPEN');
    expect(codesOf(first ? [first] : [], 'flexiLead').map(({ level }) => level)).toEqual(['NEED_APPROVAL']);
    expect(codesOf(offersFor({ litres: 19_000 }).slice(-1), 'flexiLead')).toEqual([]);
    expect(codesOf(offersFor(), 'flexiLead')).toEqual([]);
  });

  it('leave out who makes no such skin, and no bag for food', () => {
    const makers = (search: Parameters<typeof offersFor>[0]) =>
      [...new Set(offersFor(search).map(({ supplier }) => supplier.code))].join(' ');
    expect(makers({ layer: 'SINGLE' })).toBe('NRFB');
    expect(makers({ orgPortCode: 'CNTAO' })).toBe('NRFB WQNB');
    expect(makers({ orgPortCode: 'CNTAO', food: 'Y' })).toBe('NRFB');
    expect(makers({ orgPortCode: 'CNTAO', layer: 'MULTI' })).toBe('NRFB');
    expect(makers({ orgPortCode: 'CNYIK' })).toBe('');
  });

  it('are warmed where the way is cold, unless somebody says otherwise', () => {
    const pads = (search: Parameters<typeof offersFor>[0]) =>
      new Set(offersFor(search).map(({ detail }) => detail.hasPad));
    expect(pads({})).toEqual(new Set([true]));
    expect(pads({ heat: 'N' })).toEqual(new Set([false]));
    expect(codesOf(offersFor({ heat: 'N' }), 'flexiCold').length).toBeGreaterThan(0);
    expect(pads({ goods: '丙二醇', density: 1.04, litres: 20_000 })).toEqual(new Set([false]));
  });

  it('are none for what fits into no bag, into more than a day takes, or of nobody knows what density', () => {
    expect(offersFor({ litres: null, kg: 25_000 })).toEqual([]);
    expect(offersFor({ litres: null, kg: 200_000 })).toEqual([]);
    expect(offersFor({ goods: '一种新的液体', density: null })).toEqual([]);
    expect(offersFor({ goods: '一种新的液体' }).every(({ acceptance }) => acceptance.level !== 'PASS')).toBe(true);
  });

  it('never say yes to what the library knows as dangerous', () => {
    for (const { acceptance } of offersFor({ goods: '甲苯', density: 0.87 })) expect(acceptance.level).toBe('BLOCK');
  });

  it('ask for a price where the line has no tariff', () => {
    const offers = offersFor({ dstPortCode: 'SAJED' });
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ state, price }) => state !== 'OPEN' && price === null)).toBe(true);
  });

  it('are sold out where no day of the fitters is left', () => {
    const none = offersFor({}, { taken: (stock) => (stock.startsWith('FX-') ? 6 : 0) });
    expect(none.every(({ state }) => state !== 'OPEN')).toBe(true);
    const five = offersFor({ kg: 40_000, litres: null }, { taken: (stock) => (stock.startsWith('FX-') ? 5 : 0) });
    expect(five.every(({ state }) => state !== 'OPEN')).toBe(true);
  });

  it('name three days, and whoever takes one learns of all', () => {
    expect(offersFor().every(({ detail }) => detail.fitting.days.length <= 3)).toBe(true);
    expect(flexiQuoteFor().offer.detail.fitting.days.length).toBeGreaterThan(3);
  });

  it('stand beside the same liquid in drums and in tanks', () => {
    const asked: unknown[] = [];
    const total = { amount: 479_520, currency: '2' };
    const [offer] = offersFor({}, { priceOf: (id, search) => (asked.push([id, search]), total) });
    expect(offer?.detail.others).toEqual({
      drums: { amount: 20_000, currency: '2' },
      tanks: { amount: 20_000, currency: '2' },
    });
    // 21,600 litres are 108 drums, and a box takes eighty.
    expect(asked).toMatchObject([
      ['FCL', { isDanger: 'N', boxes: [{ type: '20GP', count: 2 }] }],
      ['TANK', { goods: '乙二醇', tons: 23.976, loadC: 25 }],
    ]);
    expect(offersFor()[0]?.detail.others).toEqual({ drums: null, tanks: null });
  });

  it('cost so much a ton as their total says', () => {
    for (const offer of offersFor()) {
      const [{ price, detail }, ton] = [offer, perTonIn(offer)];
      if (!price || !ton) continue;
      const tons = (detail.bags * detail.kg) / 1000;
      expect(Math.abs(ton.amount * tons - price.charges.totalUsd.amount)).toBeLessThanOrEqual(tons + 1);
    }
  });

  it('are told in under sixty kilobytes, and in the shape of the wire', () => {
    const offers = offersFor();
    for (const { detail } of offers) expect(WIRE.detail['~run']({ value: detail }, {}).issues).toBeUndefined();
    expect(JSON.stringify(offers).length).toBeLessThan(60_000);
  });

  it('are found again by their names, and by no other', () => {
    const world = worldAt();
    for (const { offerId } of offersFor()) expect(offerNamed(SEA, POURED, offerId, world)?.offer.offerId).toBe(offerId);
    expect(offerNamed(SEA, POURED, 'FX-WQNB-XPIN-CNSHA-NLRTM-261206', world)).toBeNull();
    expect(offerNamed(SEA, POURED, 'nothing', world)).toBeNull();
  });

  it('are looked at as a list looks at them', () => {
    const [offer] = offersFor();
    if (!offer) throw new Error('there is nothing to look at');
    expect(FLEXI_LIST.seen(offer)).toMatchObject({ offerId: offer.offerId, transitDays: offer.detail.transitDays });
  });
});

describe('the suppliers', () => {
  it('each make something somewhere', () => {
    for (const { cities, layers } of SUPPLIERS) expect([cities.length > 0, layers.length > 0]).toEqual([true, true]);
  });
});
