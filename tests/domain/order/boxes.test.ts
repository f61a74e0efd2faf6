import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BOX_TYPES, MOST_BOXES, type BoxType } from '../../../domain/offer/search';
import { buildBoxAdvice, cheapestMix } from '../../../domain/order/boxes/box-advice';
import { boxCapacity, CONTAINERS, verifiedGrossMass, type Load } from '../../../domain/offer/containers';
import { windowOpening, cutoffsForSailing, isBookingClosed, timeToCutoff } from '../../../domain/offer/cutoffs';
import { daysInTiers, demurrageFee } from '../../../domain/offer/free-time';
import { DOLLAR, minorUnits } from '../../../domain/values/money';
import type { FreeTime } from '../../../domain/offer/sailing';

const USUAL = ['20GP', '40GP', '40HQ'] as const;
const prices = { '20GP': 1900, '40GP': 3100, '40HQ': 3200 };
const costOf = (type: BoxType) => (type in prices ? prices[type as (typeof USUAL)[number]] : null);
const mixOf = (total: Load, cost: (type: BoxType) => number | null) => cheapestMix(total, USUAL, cost);

describe('containers', () => {
  it('have a VGM of cargo, dunnage and tare', () => {
    expect(verifiedGrossMass('20GP', 14_160.004, 100)).toBe(16_491);
    for (const type of BOX_TYPES) {
      const { tareKg, payloadKg, maxGrossKg, practicalM3, volumeM3 } = CONTAINERS[type];
      expect(tareKg + payloadKg).toBeLessThanOrEqual(maxGrossKg);
      expect(practicalM3 ?? 0).toBeLessThan(volumeM3 ?? 1);
    }
  });

  it('are filled evenly, with the filling degree', () => {
    const boxes = [
      { type: '20GP' as const, count: 1 },
      { type: '40HQ' as const, count: 2 },
    ];
    const { loads, capacity } = buildBoxAdvice(boxes, [{ row: 0, pieces: null, kg: 42_725, m3: 41 }], [], costOf);
    expect(capacity).toEqual({ kg: 85_450, m3: 164 });
    expect(loads.map(({ first, count, kg, weightShare }) => [first, count, kg, weightShare])).toEqual([
      [1, 1, 14_125, 0.5],
      [2, 2, 14_300, 0.5],
    ]);
    expect(loads[0]?.vgmKg).toBe(14_125 + 100 + 2230);
  });

  it.each([
    [14_160, 16, [['20GP', 1]]],
    [28_250, 28, [['20GP', 1]]],
    [28_251, 20, [['40GP', 1]]],
    [28_751, 20, [['20GP', 2]]],
    [20_000, 58.001, [['40HQ', 1]]],
    [
      20_000,
      86.001,
      [
        ['20GP', 1],
        ['40HQ', 1],
      ],
    ],
  ])('%d kg and %d m³ go cheapest in %j', (kg, m3, boxes) => {
    expect(mixOf({ kg, m3 }, costOf)?.map(({ type, count }) => [type, count])).toEqual(boxes);
  });

  it('cost their ship space when no price exists', () => {
    expect(mixOf({ kg: 50_000, m3: 20 }, () => null)).toEqual([{ type: '20GP', count: 2 }]);
  });

  it('are advised only with a price', () => {
    expect(mixOf({ kg: 1000, m3: 1 }, (type) => (type === '40HQ' ? 1 : null))).toEqual([{ type: '40HQ', count: 1 }]);
  });

  it('are not advised for nothing or for more than fifty', () => {
    expect(mixOf({ kg: 0, m3: 0 }, costOf)).toBeNull();
    expect(mixOf({ kg: 1_437_501, m3: 1 }, costOf)).toBeNull();
    expect(mixOf({ kg: 1_437_500, m3: 1 }, costOf)).toEqual([{ type: '40GP', count: 50 }]);
  });

  it('advised hold the load, and no single type is cheaper', () => {
    assert(
      property(integer({ min: 1, max: 300_000 }), integer({ min: 0, max: 600_000 }), (kg, litres) => {
        const total = { kg, m3: litres / 1000 };
        const boxes = mixOf(total, costOf) ?? [];
        const held = boxCapacity(boxes);
        expect(held.kg >= total.kg && (held.m3 ?? 0) >= total.m3).toBe(true);
        const cost = boxes.reduce((all, { type, count }) => all + (costOf(type) ?? 0) * count, 0);
        for (const type of USUAL) {
          const { payloadKg, practicalM3 } = CONTAINERS[type];
          const alone = Math.max(Math.ceil(kg / payloadKg), Math.ceil(total.m3 / (practicalM3 ?? 1)));
          expect(alone > MOST_BOXES || cost <= prices[type] * alone).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('cut-offs', () => {
  const ETD = '2026-12-18T10:00:00.000Z';
  const codes = (...asked: Parameters<typeof cutoffsForSailing>) => cutoffsForSailing(...asked).map(({ code }) => code);

  it('are in order, those of dangerous goods only for them', () => {
    expect(codes(ETD, false, 'DIRECT')).toEqual(['CY_OPEN', 'SI', 'VGM', 'CUSTOMS', 'CY_CLOSE']);
    expect(codes(ETD, true, 'YARD')).toEqual(
      'DG_APPLY DG_DOC CY_OPEN SI MARITIME_DECL VGM CUSTOMS CY_CLOSE'.split(' '),
    );
    expect(codes(ETD, true, 'DIRECT')).toContain('DG_GATE_IN');
    const moments = cutoffsForSailing(ETD, true, 'DIRECT').map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
    expect(moments[0]).toBe('2026-12-08T10:00:00.000Z');
    const gate = cutoffsForSailing(ETD, true, 'DIRECT').find(({ code }) => code === 'DG_GATE_IN');
    expect(gate?.at, 'the gate shuts twelve hours before').toBe('2026-12-17T22:00:00.000Z');
    expect(gate && windowOpening(gate), 'and opens thirty-six').toBe('2026-12-16T22:00:00.000Z');
  });

  it('grade the time left: a day, less, or none', () => {
    const now = Date.parse(ETD);
    const at = (ms: number) => timeToCutoff(new Date(now + ms).toISOString(), now).level;
    expect([at(86_400_000), at(86_399_999), at(0), at(-1)]).toEqual(['fine', 'soon', 'soon', 'missed']);
  });

  it('close a sailing at the first deadline, not at the yard opening', () => {
    const cutoffs = cutoffsForSailing(ETD, false, 'YARD');
    expect(isBookingClosed(cutoffs, Date.parse('2026-12-14T10:00:00Z'))).toBe(false);
    expect(isBookingClosed(cutoffs, Date.parse('2026-12-14T10:00:01Z'))).toBe(true);
    expect(cutoffsForSailing('some day', true, null)).toEqual([]);
  });
});

describe('free time', () => {
  const usd = (units: number) => ({ amount: minorUnits(units), currency: DOLLAR });
  const dem: FreeTime = {
    kind: 'DEM',
    freeDays: 7,
    tiers: [
      { days: 5, perDay: usd(30) },
      { days: 5, perDay: usd(60) },
      { days: null, perDay: usd(120) },
    ],
    factor40: 1.8,
  };
  const twenty = [{ type: '20GP' as const, count: 1 }];

  it.each([
    [0, [0, 0, 0], 0],
    [7, [0, 0, 0], 0],
    [8, [1, 0, 0], 30],
    [12, [5, 0, 0], 150],
    [13, [5, 1, 0], 210],
    [20, [5, 5, 3], 810],
  ])('splits %d days at the terminal into tiers %j', (days, tiers, cost) => {
    expect(daysInTiers(dem, days)).toEqual(tiers);
    expect(demurrageFee(dem, days, twenty)).toEqual(usd(cost));
  });

  it('costs more for a forty-foot box, and per box', () => {
    expect(demurrageFee(dem, 13, [{ type: '40HQ', count: 2 }])).toEqual(usd(210 * 1.8 * 2));
    expect(demurrageFee({ ...dem, factor40: 1.8333 }, 8, [{ type: '40GP', count: 1 }]).amount).toBe(5500);
  });

  it('never costs less for one more day', () => {
    assert(
      property(integer({ min: 0, max: 400 }), (days) => {
        expect(demurrageFee(dem, days + 1, twenty).amount).toBeGreaterThanOrEqual(
          demurrageFee(dem, days, twenty).amount,
        );
      }),
    );
  });
});
