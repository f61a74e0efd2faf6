import { describe, expect, it } from 'vitest';

import { BOX_TYPES } from '../../../../domain/offer/search';
import { DOLLAR, YUAN } from '../../../../domain/values/money';
import { identifyCargo } from '../../../../server/trade/sea/cargo';
import { seaCharges } from '../../../../server/trade/sea/charges';
import { findLane, laneKeys } from '../../../../server/trade/sea/lanes';
import { departureRate } from '../../../../server/trade/sea/level';
import { lowestRate } from '../../../../server/trade/offers/level';
import { departuresOnLane } from '../../../../server/trade/sea/timetable';
import { demoTariffs } from '../../../../server/trade/modes/sheets';

const GENERAL = identifyCargo({ isDanger: 'N' });
const METHANOL = identifyCargo({ isDanger: 'Y', unNo: '1230' });
const ONE = [{ type: '20GP', count: 1 }] as const;

const sum = (lines: readonly { total: { amount: number; currency: string } }[], currency: string) =>
  lines.reduce((all, { total }) => (total.currency === currency ? all + total.amount : all), 0);

describe('price of a box', () => {
  it('is the sum of its lines, each rounded up', () => {
    const charges = seaCharges('欧洲', 1, { cargo: METHANOL, boxes: ONE, tariffs: demoTariffs() });
    expect(charges?.lines.map(({ item, total }) => [item, total.amount, total.currency])).toEqual([
      ['OF', 190_000, DOLLAR],
      ['DGS', 38_000, DOLLAR],
      ['THC', 75_000, YUAN],
      ['SEA', 5_000, YUAN],
      ['EIR', 6_000, YUAN],
      ['VGM', 5_000, YUAN],
      ['LOAD', 150_000, YUAN],
      ['LBL', 20_000, YUAN],
      ['DOC', 45_000, YUAN],
      ['DGD', 80_000, YUAN],
    ]);
    expect(charges?.totalUsd).toEqual({ amount: 228_000 + Math.ceil(386_000 / 7.1), currency: DOLLAR });
    expect(charges?.totalYuan).toEqual({ amount: 386_000 + 228_000 * 7.1, currency: YUAN });
  });

  it('counts per box or per bill, and sums up for any mix of boxes', () => {
    const boxes = [
      { type: '20GP', count: 3 },
      { type: '40HQ', count: 2 },
    ] as const;
    const charges = seaCharges('欧洲', 1.0437, { cargo: METHANOL, boxes, tariffs: demoTariffs() });
    const lines = charges?.lines ?? [];
    const quantities = (item: string) => lines.filter((line) => line.item === item).map(({ quantity }) => quantity);
    expect([quantities('OF'), quantities('THC'), quantities('SEA'), quantities('DOC')]).toEqual([
      [3, 2],
      [3, 2],
      [5],
      [1],
    ]);
    for (const { unitPrice, quantity, total } of lines) {
      expect(total).toEqual({ amount: unitPrice.amount * quantity, currency: unitPrice.currency });
      expect(Number.isInteger(total.amount)).toBe(true);
    }
    expect(charges?.totalUsd.amount).toBe(sum(lines, DOLLAR) + Math.ceil(sum(lines, YUAN) / 7.1));
  });

  it('has no dangerous goods lines for general cargo', () => {
    const items =
      seaCharges('欧洲', 1, { cargo: GENERAL, boxes: ONE, tariffs: demoTariffs() })?.lines.map(({ item }) => item) ??
      [];
    expect(items.filter((item) => ['DGS', 'LOAD', 'LBL', 'DGD'].includes(item))).toEqual([]);
  });

  it('lists what is not included, more for dangerous goods', () => {
    const out = (cargo: typeof GENERAL) =>
      seaCharges('欧洲', 1, { cargo, boxes: ONE, tariffs: demoTariffs() })?.notIncluded ?? [];
    expect(out(GENERAL)).toContain('目的港税金（收货人付）');
    expect(out(METHANOL).length).toBeGreaterThan(out(GENERAL).length);
  });

  it('is null without a tariff, a class factor, or known goods', () => {
    expect(seaCharges('红海', 1, { cargo: GENERAL, boxes: ONE, tariffs: demoTariffs() })).toBe(null);
    expect(
      seaCharges('欧洲', 1, { cargo: { kind: 'DANGEROUS', classes: ['7'] }, boxes: ONE, tariffs: demoTariffs() }),
    ).toBe(null);
    expect(
      seaCharges('欧洲', 1, {
        cargo: identifyCargo({ isDanger: 'Y', unNo: '0000' }),
        boxes: ONE,
        tariffs: demoTariffs(),
      }),
    ).toBe(null);
  });

  it('grows with the class, and is above general cargo', () => {
    for (const type of BOX_TYPES) {
      const of = (unNo: string) =>
        seaCharges('欧洲', 1, {
          cargo: identifyCargo({ isDanger: 'Y', unNo }),
          boxes: [{ type, count: 1 }],
          tariffs: demoTariffs(),
        })?.totalUsd.amount ?? 0;
      const general =
        seaCharges('欧洲', 1, { cargo: GENERAL, boxes: [{ type, count: 1 }], tariffs: demoTariffs() })?.totalUsd
          .amount ?? 0;
      expect([general < of('3082'), of('3082') < of('1230'), of('1230') < of('1017')]).toEqual([true, true, true]);
    }
  });
});

describe('rate of a sailing', () => {
  it('stays within eight per cent of the tariff, with no carrier below the cheapest', () => {
    for (const key of laneKeys().filter((_, at) => at % 37 === 0)) {
      const [org = '', dst = ''] = key.split('-');
      const lane = findLane(org, dst);
      for (const departure of lane ? departuresOnLane(lane, '2026-03-02', 10) : []) {
        for (const week of [2930, 2931, 2932]) {
          const rate = departureRate(departure, week);
          expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.08);
          expect(rate).toBeGreaterThanOrEqual(lowestRate(key, week));
        }
      }
    }
  });
});

describe('sea timetable', () => {
  it('has every ninth sailing full and every seventh unpriced', () => {
    const lane = findLane('CNSHA', 'NLRTM');
    const ships = lane ? departuresOnLane(lane, '2026-03-02', 63).filter(({ rank }) => rank === 0) : [];
    expect(ships.filter(({ slots }) => slots === 0)).toHaveLength(7);
    expect(ships.filter(({ hasTariff }) => !hasTariff)).toHaveLength(9);
    expect(new Set(ships.map(({ sailingId }) => sailingId)).size).toBe(63);
  });

  it('has fixed slots per sailing', () => {
    const lane = findLane('CNSHA', 'NLRTM');
    const ships = lane ? departuresOnLane(lane, '2026-03-02', 14) : [];
    expect(ships.slice(0, 6).map(({ sailingId, slots }) => [sailingId, slots])).toEqual([
      ['LYUE-CNSHA-NLRTM-260303', 0],
      ['CGYU-CNSHA-NLRTM-260305', 102],
      ['XPIN-CNSHA-NLRTM-260308', 113],
      ['LYUE-CNSHA-NLRTM-260310', 115],
      ['CGYU-CNSHA-NLRTM-260312', 89],
      ['XPIN-CNSHA-NLRTM-260315', 55],
    ]);
  });

  it('uses a hub on lanes longer than twelve days, except for the first carrier', () => {
    const hubsTo = (dst: string) => {
      const lane = findLane('CNSHA', dst);
      const ships = lane ? departuresOnLane(lane, '2026-03-02', 14) : [];
      return [0, 1].map((first) => [
        ...new Set(ships.flatMap(({ rank, via }) => (Math.min(rank, 1) === first ? [via?.code ?? 'straight'] : []))),
      ]);
    };
    expect(hubsTo('NLRTM')).toEqual([['straight'], ['SGSIN']]);
    expect(hubsTo('USLAX')).toEqual([['straight'], ['KRPUS']]);
    expect(hubsTo('JPTYO')).toEqual([['straight'], ['straight']]);
    expect(hubsTo('VNSGN')).toEqual([['straight'], ['straight']]);
  });
});
