import { describe, expect, it } from 'vitest';

import { BAG_TOOL } from '../../../domain/desk/tools/bag';
import { findFlexibag, bagLoad, bagPlan, cargoKg, mostLitres } from '../../../domain/goods/tank/flexitank';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

describe('bag filling', () => {
  it('limits litres by density', () => {
    expect([mostLitres(1.11), mostLitres(0.86), mostLitres(1.26), mostLitres(0.6)]).toEqual([
      21_600, 24_000, 19_000, 24_000,
    ]);
    expect([cargoKg(21_600, 1.11), cargoKg(24_000, 0.86), cargoKg(20_300, 1.01)]).toEqual([23_976, 20_640, 20_503]);
  });

  it.each([
    [21_600, { sizeL: 22_000, percent: 98.2, isStocked: true }],
    [19_000, { sizeL: 19_000, percent: 100, isStocked: false }],
    [20_300, { sizeL: 20_500, percent: 99, isStocked: false }],
    [12_100, { sizeL: 12_500, percent: 96.8, isStocked: false }],
  ])('chooses a bag for %i litres', (litres, bag) => {
    expect(findFlexibag(litres)).toEqual(bag);
  });

  it('always finds a bag that is full enough and not too heavy', () => {
    for (let litres = 12_000; litres <= 24_000; litres += 100) {
      expect(findFlexibag(litres).percent).toBeGreaterThanOrEqual(95);
      expect(findFlexibag(litres).sizeL).toBeLessThanOrEqual(24_000);
    }
    for (let density = 0.6; density <= 1.6; density += 0.01)
      expect(bagLoad(mostLitres(density), density)).toMatchObject({ kind: 'fits' });
  });

  it('splits forty tons into two bags of twenty', () => {
    expect(bagPlan({ kg: 40_000, litres: null }, 1.11)).toMatchObject({ bags: 2, litres: 18_018, kg: 20_000 });
  });

  it('fills one bag to its limit before it adds another', () => {
    expect(bagPlan({ kg: 24_000, litres: null }, 1.11)).toMatchObject({ bags: 1, litres: 21_621, kg: 24_000 });
    expect(bagPlan({ kg: 24_000, litres: null }, 1.25)).toMatchObject({ bags: 1, litres: 19_200, kg: 24_000 });
  });

  it('reports an amount too large for one bag and too small for two', () => {
    expect(bagPlan({ kg: 25_000, litres: null }, 1.11)).toEqual({
      kind: 'between',
      bags: 2,
      mostKg: 24_000,
      leastKg: 26_640,
    });
  });

  it('never overfills a bag and never carries less in total for more cargo', () => {
    for (let density = 0.6; density <= 1.6; density += 0.097) {
      let before = 0;
      for (let kg = 8000; kg <= 200_000; kg += 1371) {
        const plan = bagPlan({ kg, litres: null }, density);
        if (plan.kind !== 'fits') continue;
        expect(plan.kg).toBeLessThanOrEqual(24_000);
        expect(plan.litres).toBeGreaterThanOrEqual(12_000);
        expect(plan.litres).toBeLessThanOrEqual(24_000);
        expect(plan.bag.percent).toBeGreaterThanOrEqual(95);
        expect(Math.abs(plan.bags * plan.kg - kg)).toBeLessThanOrEqual(plan.bags * 2);
        expect(plan.bags).toBeGreaterThanOrEqual(before);
        before = plan.bags;
      }
    }
  });
});

describe('bag tool', () => {
  const known = knowing('meg', 'pmdi', 'dmso', '1294', 'glycerol', 'urea', 'soda-ash', 'citric', 'tio2');
  const ask = (typed: Record<string, string>) => answerOf(BAG_TOOL, { d: 'N', rho: '1.11', t: '25', ...typed }, known);

  it('proposes a full bag and needs approval', () => {
    expect(ask({ un: 'meg' })).toMatchObject({
      level: 'NEED_APPROVAL',
      says: { code: 'fits', of: { litres: 21_600, size: 22_000, percent: 98.2, kg: 23_976 } },
    });
  });

  it('requires a manual check when the density differs from that of the goods', () => {
    const { level, why } = ask({ un: 'glycerol', rho: '1.11' });
    expect(level).toBe('MANUAL');
    expect(why).toContainEqual({ code: 'densityOff', of: { percent: expect.stringMatching(/^1\d/) } });
  });

  it.each([
    ['BLOCK', 'danger', { d: 'Y' }],
    ['BLOCK', 'hidden', { un: '1294' }],
    ['BLOCK', 'danger', { un: '9999' }],
    ['BLOCK', 'gasses', { un: 'pmdi' }],
    ['BLOCK', 'swells', { un: 'dmso' }],
    ['BLOCK', 'solid', { un: 'urea' }],
    ['BLOCK', 'solid', { un: 'soda-ash' }],
    ['BLOCK', 'solid', { un: 'citric' }],
    ['BLOCK', 'solid', { un: 'tio2' }],
    ['BLOCK', 'hot', { t: '61' }],
    ['BLOCK', 'tooLittle', { v: '11500' }],
    ['BLOCK', 'tooMuch', { v: '24100' }],
    ['BLOCK', 'tooHeavy', { v: '24000' }],
    ['BLOCK', 'between', { q: '25' }],
    ['MANUAL', 'fits', {}],
    ['NEED_APPROVAL', 'many', { un: 'meg', q: '40' }],
  ] as const)('answers %s, %s, for the input $2', (level, code, typed) => {
    expect(ask(typed)).toMatchObject({ level, says: { code } });
  });
});
