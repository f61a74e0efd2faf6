import { describe, expect, it } from 'vitest';

import { BORDERS } from '../../../../domain/modes/rail/corridor';
import { freezingPoint, isInhibited } from '../../../../domain/goods/freezing';
import { isWinterWay, judgeWinter, type BoxHeating, countWinterDays } from '../../../../domain/modes/rail/winter';
import { railAcceptance } from '../../../../domain/modes/rail/acceptance';
import { daysAfter } from '../../../../domain/values/days';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { frozenRail, GLYCEROL, railFacts, railQuoteFor, TO_DUISBURG } from '../../../support/rail-order';

/** Case of the specification: goods, border region, departure day and days on the way. */
function told(
  goodsId: string,
  border: keyof typeof BORDERS,
  leaves: string,
  days: number,
  heating: BoxHeating = 'NONE',
) {
  const known = goodsById(goodsId);
  if (!isWinterWay(leaves, days)) return null;
  const state = known?.state === 'LIQUID' ? 'LIQUID' : known?.state === 'SOLID' ? 'SOLID' : 'OTHER';
  const thermal = { state, freezingC: freezingPoint(goodsId), isInhibited: isInhibited(goodsId) } as const;
  const verdict = judgeWinter(thermal, BORDERS[border].lowC, heating);
  return verdict && `${verdict.level} ${verdict.code}`;
}

const DECEMBER = '2026-12-10';

describe('winter effect on goods', () => {
  it('RE3: freezes glacial acetic acid on the way to Almaty, unless heated', () => {
    expect(told('acetic', 'RHG', '2027-01-11', 8)).toBe('NEED_APPROVAL railWinterFreeze');
    expect(told('acetic', 'RHG', '2027-01-11', 8, 'HEAT')).toBe('PASS railWinterHeated');
  });

  it('RE4, RE5: counts 1 November and 31 March as winter anywhere on the way', () => {
    expect(told('dmso', 'REL', '2026-10-18', 13)).toBeNull();
    expect(told('dmso', 'REL', '2026-10-19', 13)).toBe('NEED_APPROVAL railWinterFreeze');
    expect(told('dmso', 'REL', '2026-04-01', 13)).toBeNull();
    expect(told('dmso', 'REL', '2026-03-31', 13)).toBe('NEED_APPROVAL railWinterFreeze');
  });

  it('RE6: depends on the cold of the corridor for goods freezing below zero', () => {
    expect(told('meg', 'RHG', DECEMBER, 8)).toBe('NEED_APPROVAL railWinterCold');
    expect(told('ech', 'RHG', DECEMBER, 8)).toBeNull();
    expect(told('ech', 'REL', DECEMBER, 13)).toBe('NEED_APPROVAL railWinterCold');
    expect(told('meg', 'RHG', DECEMBER, 8, 'HEAT')).toBe('PASS railWinterHeated');
  });

  it('RE15: is null for solids and gases', () => {
    expect(told('naoh-s', 'RHG', DECEMBER, 8)).toBeNull();
  });

  it('RE16: refuses a liner as protection, checks heated inhibited goods, and checks unknown goods', () => {
    expect(told('acetic', 'RHG', DECEMBER, 8, 'LINER')).toBe('NEED_APPROVAL railWinterLiner');
    expect(told('acrylic-acid', 'RHG', DECEMBER, 8, 'HEAT')).toBe('MANUAL railWinterInhibited');
    expect(told('acrylic-acid', 'RHG', DECEMBER, 8)).toBe('MANUAL railWinterInhibited');
    expect(told('styrene', 'REL', DECEMBER, 13)).toBe('MANUAL railWinterInhibited');
    expect(told('styrene', 'RHG', DECEMBER, 8)).toBeNull();
    expect(told('styrene', 'RHG', DECEMBER, 8, 'HEAT')).toBe('MANUAL railWinterInhibited');
    expect(told('adhesive', 'RHG', DECEMBER, 8)).toBe('MANUAL railWinterUnknown');
    expect(told('adhesive', 'RHG', DECEMBER, 8, 'HEAT')).toBe('MANUAL railWinterUnknown');
  });

  it('requires a manual check for unknown goods, unless a freezing point is given', () => {
    const nobody = { state: null, freezingC: null, isInhibited: false };
    expect(judgeWinter(nobody, -25, 'NONE')).toStrictEqual({ level: 'MANUAL', code: 'railWinterUnknown' });
    expect(judgeWinter({ ...nobody, freezingC: -60 }, -25, 'NONE')).toBeNull();
  });
});

it('finds a winter day by both ends of a way, as by each day', () => {
  const isCold = (day: string) => day.slice(5) >= '11-01' || day.slice(5) <= '03-31';
  const begins = Array.from({ length: 366 }, (_, at) => daysAfter('2027-07-01', at));
  for (const days of [0, 1, 6, 19, 60, 150]) {
    const byDay = begins.map((leaves) =>
      Array.from({ length: days + 1 }, (_, at) => daysAfter(leaves, at)).some(isCold),
    );
    expect(begins.map((leaves) => isWinterWay(leaves, days))).toStrictEqual(byDay);
  }
});

it('RE4: counts the winter days of a way including first and last', () => {
  const days = (leaves: string) => countWinterDays(leaves, 13);
  expect(['2026-10-18', '2026-10-19', '2026-12-01', '2027-03-31', '2027-04-01'].map(days)).toStrictEqual([
    0, 1, 14, 1, 0,
  ]);
});

it('names goods once when the library has three packing groups', () => {
  const goods = frozenRail.goods.map((row) => ({
    ...row,
    goodsId: '',
    nameCn: '胶粘剂',
    nameEn: 'Adhesive',
    casNo: '',
  }));
  const { findings } = railAcceptance({ ...frozenRail, goods }, railFacts(railQuoteFor(GLYCEROL, TO_DUISBURG)));
  const cold = findings.filter(({ code }) => code === 'railWinterUnknown').map(({ given }) => given['goods']);
  expect(cold).toStrictEqual(['胶粘剂（易燃）']);
});
