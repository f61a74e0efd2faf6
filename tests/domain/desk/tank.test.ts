import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TANK_TOOL } from '../../../domain/desk/tools/tank';
import { tankFits, permittedTanks } from '../../../domain/goods/tank/codes';
import { densityAt, mostPercent, tankPlan, fillWindow, type FillFigures } from '../../../domain/goods/tank/fill';
import { findTankLiquid } from '../../../domain/goods/tank/liquids';
import { TANK_TYPES, type TankType } from '../../../domain/goods/tank/types';
import { goodsById, LIBRARY } from '../../../server/world/dangerous-goods/library';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

const type = (code: string): TankType => {
  const found = TANK_TYPES.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};

function filled(id: string, fillC: number, rest: Partial<FillFigures> = {}): FillFigures {
  const liquid = findTankLiquid(id);
  if (!liquid) throw new Error(id);
  const { d15, d50, tp } = liquid;
  return { d15, d50, fillC, hottestC: fillC, isDanger: true, isMild: tp.includes('TP1'), viscosity: null, ...rest };
}

const seen = (code: string, of: FillFigures) => {
  const { density, mostPercent: percent, leastKg, mostKg } = fillWindow(type(code), of);
  return [Math.round(density * 10_000) / 10_000, percent, leastKg, mostKg];
};

describe('substitute tank', () => {
  it.each([
    ['T4', 'T11', true],
    ['T8', 'T11', false],
    ['T8', 'T14', true],
    ['T5', 'T11', false],
    ['T11', 'T7', false],
    ['T14', 'T22', true],
    ['T50', 'T22', false],
    ['T50', 'T50', true],
    ['T4', 'T50', false],
    ['T12', 'T15', false],
  ])('for %s may be a $1: $2', (required, has, expected) => {
    expect(tankFits(required, has, true)).toBe(expected);
  });

  it('does not exist for dangerous goods without an instruction', () => {
    expect([tankFits(null, 'T11', true), tankFits(null, 'T22', true), tankFits(null, 'T11', false)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is transitive', () => {
    const all = Array.from({ length: 22 }, (_, at) => `T${at + 1}`);
    const broken = all.flatMap((one) =>
      permittedTanks(one).flatMap((other) =>
        permittedTanks(other).filter((third) => !permittedTanks(one).includes(third)),
      ),
    );
    expect(broken).toEqual([]);
  });
});

describe('degree of filling of a tank', () => {
  it.each([
    ['toluene', seen('S24', filled('toluene', 20)), [0.8671, 93.85, 16_649, 19_531]],
    ['methanol', seen('S24', filled('methanol', 25)), [0.7867, 92.17, 15_106, 17_403]],
    ['sulphuric acid', seen('C21', filled('sulphuric', 30)), [1.8256, 93.92, 30_670, 31_700]],
    ['glycerol, hot', seen('S24', filled('glycerol', 60, { isDanger: false })), [1.2357, 95, 23_726, 28_174]],
    ['ethylene glycol', seen('S24', filled('meg', 25, { isDanger: false })), [1.1091, 95, 21_296, 25_288]],
    ['dichloromethane', seen('S17', filled('dcm', 20)), [1.3256, 90.94, 18_558, 21_097]],
    ['a danger to the sea', seen('S24', filled('epoxy', 20, { isMild: false })), [1.1664, 93.25, 22_396, 26_106]],
  ])('has the worked window of %s', (_, window, expected) => {
    expect(window).toEqual(expected);
  });

  it('leaves more room in the cold, and more still on a heated way', () => {
    expect(fillWindow(type('S24'), filled('toluene', -10)).mostPercent).toBe(90.9);
    expect(mostPercent(filled('glycerol', 55, { hottestC: 80 }))).toBeLessThan(95);
  });

  it('splits a mass evenly, or reports the amounts on both sides of the gap', () => {
    const toluene = filled('toluene', 20);
    expect(tankPlan(type('S24'), toluene, 40_000)).toEqual({
      kind: 'between',
      tanks: 2,
      mostKg: 39_062,
      leastKg: 49_947,
    });
    expect(tankPlan(type('S26'), toluene, 40_000)).toMatchObject({ tanks: 2, eachKg: 20_000, percent: 88.7 });
    expect(tankPlan(type('S21B'), toluene, 40_000)).toMatchObject({ tanks: 3, eachKg: 13_334, percent: 73.2 });
    expect(tankPlan(type('S24'), toluene, 50_100)).toMatchObject({ tanks: 3, eachKg: 16_700 });
    expect(tankPlan(type('S24'), toluene, 4000)).toMatchObject({ tanks: 1, percent: 19.2, isLittle: true });
  });

  it('never leaves its window, and never rises as the filling gets colder', () => {
    assert(
      property(integer({ min: 1000, max: 400_000 }), integer({ min: -30, max: 50 }), (kg, fillC) => {
        const of = filled('toluene', fillC);
        for (const tank of TANK_TYPES) {
          const { leastKg, mostKg, littleKg } = fillWindow(tank, of);
          const plan = tankPlan(tank, of, kg);
          if (plan?.kind !== 'fits') continue;
          const each = kg / plan.tanks;
          expect(each).toBeLessThanOrEqual(mostKg);
          expect(each >= leastKg || (plan.isLittle && each <= littleKg)).toBe(true);
        }
        expect(mostPercent(filled('toluene', fillC - 1))).toBeLessThan(mostPercent(of));
      }),
    );
  });

  it('reaches the 4.2.1.9 limit at the reference temperature and never exceeds it', () => {
    const [weight, growth] = [integer({ min: 400, max: 3000 }), integer({ min: 1, max: 120 })];
    assert(
      property(weight, growth, integer({ min: -40, max: 50 }), (heavy, lighter, fillC) => {
        const d15 = heavy / 1000;
        const of = { ...filled('toluene', fillC), d15, d50: d15 - (d15 * lighter) / 1000 };
        for (const isMildOne of [true, false]) {
          const most = mostPercent({ ...of, isMild: isMildOne });
          const atReference = (most * densityAt(of, fillC)) / of.d50;
          expect(atReference).toBeCloseTo(isMildOne ? 97 : 95, 9);
          expect(most).toBeGreaterThan(0);
          expect(most).toBeLessThanOrEqual(isMildOne ? 97 : 95);
        }
      }),
    );
  });

  it('never exceeds 95 per cent at the hottest moment, and falls as that rises', () => {
    assert(
      property(integer({ min: -10, max: 90 }), integer({ min: 51, max: 129 }), (fillC, hottestC) => {
        const hottest = Math.max(fillC, hottestC);
        const of = filled('glycerol', fillC, { hottestC: hottest });
        const atHottest = (mostPercent(of) * densityAt(of, fillC)) / densityAt(of, hottest);
        expect(atHottest).toBeLessThanOrEqual(95 + 1e-9);
        expect(mostPercent({ ...of, hottestC: hottest + 1 })).toBeLessThanOrEqual(mostPercent(of));
      }),
    );
  });

  it('rises with density and tank size and never exceeds the payload', () => {
    assert(
      property(integer({ min: 400, max: 2900 }), integer({ min: -30, max: 50 }), (heavy, fillC) => {
        const of = (thousandths: number) => ({
          ...filled('toluene', fillC),
          d15: thousandths / 1000,
          d50: (thousandths * 0.96) / 1000,
        });
        for (const tank of TANK_TYPES) {
          const [one, other] = [fillWindow(tank, of(heavy)), fillWindow(tank, of(heavy + 50))];
          expect(other.mostKg).toBeGreaterThanOrEqual(one.mostKg);
          expect(one.mostKg).toBeLessThanOrEqual(tank.payloadKg);
          const larger = fillWindow({ ...tank, litres: tank.litres + 1000 }, of(heavy));
          expect(larger.mostKg).toBeGreaterThanOrEqual(one.mostKg);
        }
      }),
    );
  });

  it('covers only liquids of the library', () => {
    const ids = ['toluene', 'hcl', 'h2o2', 'meg', 'epoxy', 'sulphuric'];
    expect(ids.filter((id) => goodsById(id)?.state !== 'LIQUID' || findTankLiquid(id) === null)).toEqual([]);
  });
});

describe('tank tool', () => {
  const known = knowing('1294', '1789-hcl', '2014-h2o2', '1017', 'meg', '1830-sulphuric', '9999', '1230');
  const ask = (typed: Record<string, string>) => answerOf(TANK_TOOL, { tf: '20', ty: 'S24', ...typed }, known);

  it('shows both sides of the gap and the tank that closes it', () => {
    const { level, says, why } = ask({ un: '1294', q: '40' });
    expect({ level, says: says.code }).toEqual({ level: 'BLOCK', says: 'between' });
    expect(why[0]).toEqual({ code: 'instead', of: { type: 'S26', tanks: 2, each: 20_000, percent: 88.7 } });
    expect(ask({ un: '1294', q: '40', ty: 'S26' })).toMatchObject({ level: null, says: { code: 'fits' } });
  });

  it.each([
    ['BLOCK', 'codeLow', { un: '1789-hcl' }],
    ['BLOCK', 'rubber', { un: '1789-hcl', ty: 'C21' }],
    ['BLOCK', 'passivated', { un: '2014-h2o2' }],
    ['BLOCK', 'toxic', { un: '1017' }],
    ['MANUAL', 'unknownGoods', { un: '9999' }],
    ['MANUAL', 'window', { un: '1830-sulphuric', ty: 'C21' }],
    ['MANUAL', 'densityAsk', { d: 'Y' }],
    ['MANUAL', 'densityOrder', { d: 'N', d15: '1', d50: '1' }],
    ['MANUAL', 'window', { d: 'Y', d15: '1', d50: '0.97' }],
    ['MANUAL', 'window', { un: '1294', d15: '0.95', d50: '0.9' }],
  ] as const)('answers %s, %s, for the input $2', (level, code, typed) => {
    expect(ask(typed)).toMatchObject({ level, says: { code } });
  });

  it('applies the strict formula to poison and the mild one where allowed', () => {
    expect(ask({ un: '1230' }).why).toContainEqual({ code: 'strict' });
    expect(ask({ un: 'meg', tf: '25' }).why).toContainEqual({ code: 'mild' });
  });
});

describe('typed viscosity', () => {
  const asked = (visc: string, ty = 'S24', un = '1294') =>
    answerOf(TANK_TOOL, { un, ty, tf: '20', visc, q: '10' }, knowing(un));

  it('does not allow a thin liquid in a half-full tank', () => {
    expect(asked('3000').level).toBe('MANUAL');
    expect(asked('3000').why).toContainEqual({ code: 'thicknessOff', of: { viscosity: '3000' } });
    expect(asked('2679').level).toBe('BLOCK');
    expect(
      asked('3000', 'S21B').why.map(({ code }) => code),
      'where short sections let it',
    ).not.toContain('thicknessOff');
  });

  it('never turns a tank green that is not green without it, for any library liquid', () => {
    const liquids = LIBRARY.filter(({ state, goodsId }) => state === 'LIQUID' && findTankLiquid(goodsId) !== null);
    const lifted = liquids.filter(({ goodsId }) => {
      const [thin, thick] = ['', '3000'].map((visc) => asked(visc, 'S24', goodsId).level);
      return thin === 'BLOCK' && thick !== 'BLOCK' && thick !== 'MANUAL';
    });
    expect(lifted.map(({ goodsId }) => goodsId)).toEqual(['polyol']);
  });
});
