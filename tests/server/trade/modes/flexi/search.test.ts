import { describe, expect, it } from 'vitest';

import { FLEXI as WIRE } from '../../../../../contract/modes/flexi';
import { pricePerTon } from '../../../../../domain/modes/flexi/per-ton';
import { FLEXI_LIST } from '../../../../../domain/modes/flexi/list';
import { dayAt } from '../../../../../domain/values/days';
import { flexiQuoteFor, offersFor, POURED, SEA, worldAt } from '../../../../support/flexi-order';
import { findOffer } from '../../../../../server/trade/modes/flexi/search';
import { SUPPLIERS } from '../../../../../server/trade/modes/flexi/suppliers';

const codesOf = (offers: ReturnType<typeof offersFor>, code: string) =>
  offers.flatMap(({ detail }) => detail.findings).filter((finding) => finding.code === code);

describe('flexitank search', () => {
  it('offers every supplier of the port on every sailing of three weeks', () => {
    const offers = offersFor();
    expect(new Set(offers.map(({ supplier }) => supplier.code))).toEqual(new Set(['NRFB', 'LTFX']));
    expect(new Set(offers.map(({ detail }) => detail.carrier.code))).toEqual(new Set(['XPIN', 'LYUE']));
    for (const { leavesAt } of offers) expect(dayAt(Date.parse(leavesAt)) < '2026-12-12').toBe(true);
  });

  it('offers only lines that allow the weight per bag', () => {
    const lines = (search: Parameters<typeof offersFor>[0]) =>
      [...new Set(offersFor(search).map(({ detail }) => detail.carrier.code))].toSorted().join(' ');
    expect(lines({ kg: 22_000, litres: null })).toBe('CGYU LYUE XPIN');
    expect(lines({ kg: 22_001, litres: null })).toBe('LYUE XPIN');
    expect(lines({ dstPortCode: 'SGSIN', kg: 20_000, litres: null })).toBe('CGYU HTAN');
    expect(lines({ dstPortCode: 'KRPUS' })).toBe('');
  });

  it('requires approval when the bag production ends after the last fitting day', () => {
    // Latest fitting day is 27 November; five working days from Friday end on the 28th.
    const [first] = offersFor({ litres: 19_000 }).filter(({ state }) => state === 'OPEN');
    expect(codesOf(first ? [first] : [], 'flexiLead').map(({ level }) => level)).toEqual(['NEED_APPROVAL']);
    expect(codesOf(offersFor({ litres: 19_000 }).slice(-1), 'flexiLead')).toEqual([]);
    expect(codesOf(offersFor(), 'flexiLead')).toEqual([]);
  });

  it('excludes suppliers without the layer or food grade', () => {
    const makers = (search: Parameters<typeof offersFor>[0]) =>
      [...new Set(offersFor(search).map(({ supplier }) => supplier.code))].join(' ');
    expect(makers({ layer: 'SINGLE' })).toBe('NRFB');
    expect(makers({ orgPortCode: 'CNTAO' })).toBe('NRFB WQNB');
    expect(makers({ orgPortCode: 'CNTAO', food: 'Y' })).toBe('NRFB');
    expect(makers({ orgPortCode: 'CNTAO', layer: 'MULTI' })).toBe('NRFB');
    expect(makers({ orgPortCode: 'CNYIK' })).toBe('');
  });

  it('adds heating pads on cold routes, unless declined', () => {
    const pads = (search: Parameters<typeof offersFor>[0]) =>
      new Set(offersFor(search).map(({ detail }) => detail.hasPad));
    expect(pads({})).toEqual(new Set([true]));
    expect(pads({ heat: 'N' })).toEqual(new Set([false]));
    expect(codesOf(offersFor({ heat: 'N' }), 'flexiCold').length).toBeGreaterThan(0);
    expect(pads({ goods: '丙二醇', density: 1.04, litres: 20_000 })).toEqual(new Set([false]));
  });

  it('is empty for unsuitable amounts and unknown density', () => {
    expect(offersFor({ litres: null, kg: 25_000 })).toEqual([]);
    expect(offersFor({ litres: null, kg: 200_000 })).toEqual([]);
    expect(offersFor({ goods: '一种新的液体', density: null })).toEqual([]);
    expect(offersFor({ goods: '一种新的液体' }).every(({ acceptance }) => acceptance.level !== 'PASS')).toBe(true);
  });

  it('blocks liquids the library lists as dangerous', () => {
    for (const { acceptance } of offersFor({ goods: '甲苯', density: 0.87 })) expect(acceptance.level).toBe('BLOCK');
  });

  it('has no price and no booking without a line tariff', () => {
    const offers = offersFor({ dstPortCode: 'SAJED' });
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ state, price }) => state !== 'OPEN' && price === null)).toBe(true);
  });

  it('is sold out when no fitting day is left', () => {
    const none = offersFor({}, { taken: (stock) => (stock.startsWith('FX-') ? 6 : 0) });
    expect(none.every(({ state }) => state !== 'OPEN')).toBe(true);
    const five = offersFor({ kg: 40_000, litres: null }, { taken: (stock) => (stock.startsWith('FX-') ? 5 : 0) });
    expect(five.every(({ state }) => state !== 'OPEN')).toBe(true);
  });

  it('lists three fitting days, and the quote lists all', () => {
    expect(offersFor().every(({ detail }) => detail.fitting.days.length <= 3)).toBe(true);
    expect(flexiQuoteFor().offer.detail.fitting.days.length).toBeGreaterThan(3);
  });

  it('shows prices of the same liquid in drums and tanks', () => {
    const asked: unknown[] = [];
    const total = { amount: 479_520, currency: '2' };
    const [offer] = offersFor({}, { priceOf: (id, search) => (asked.push([id, search]), total) });
    expect(offer?.detail.others).toEqual({
      drums: { amount: 20_000, currency: '2' },
      tanks: { amount: 20_000, currency: '2' },
    });
    // 21,600 litres fill 108 drums, and a box holds 80.
    expect(asked).toMatchObject([
      ['FCL', { isDanger: 'N', boxes: [{ type: '20GP', count: 2 }] }],
      ['TANK', { goods: '乙二醇', tons: 23.976, loadC: 25 }],
    ]);
    expect(offersFor()[0]?.detail.others).toEqual({ drums: null, tanks: null });
  });

  it('shows a price per ton that matches the total', () => {
    for (const offer of offersFor()) {
      const [{ price, detail }, ton] = [offer, pricePerTon(offer)];
      if (!price || !ton) continue;
      const tons = (detail.bags * detail.kg) / 1000;
      expect(Math.abs(ton.amount * tons - price.charges.totalUsd.amount)).toBeLessThanOrEqual(tons + 1);
    }
  });

  it('is below sixty kilobytes and fits the wire schema', () => {
    const offers = offersFor();
    for (const { detail } of offers) expect(WIRE.detail['~run']({ value: detail }, {}).issues).toBeUndefined();
    expect(JSON.stringify(offers).length).toBeLessThan(60_000);
  });

  it('finds an offer by exact name only', () => {
    const world = worldAt();
    for (const { offerId } of offersFor()) expect(findOffer(SEA, POURED, offerId, world)?.offer.offerId).toBe(offerId);
    expect(findOffer(SEA, POURED, 'FX-WQNB-XPIN-CNSHA-NLRTM-261206', world)).toBeNull();
    expect(findOffer(SEA, POURED, 'nothing', world)).toBeNull();
  });

  it('reports list views with transit days', () => {
    const [offer] = offersFor();
    if (!offer) throw new Error('there is nothing to look at');
    expect(FLEXI_LIST.seen(offer)).toMatchObject({ offerId: offer.offerId, transitDays: offer.detail.transitDays });
  });
});

describe('flexitank suppliers', () => {
  it('have at least one city and one layer type each', () => {
    for (const { cities, layers } of SUPPLIERS) expect([cities.length > 0, layers.length > 0]).toEqual([true, true]);
  });
});
