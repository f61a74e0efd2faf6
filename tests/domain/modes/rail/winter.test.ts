import { describe, expect, it } from 'vitest';

import { BORDERS } from '../../../../domain/modes/rail/corridor';
import { freezingOf, isInhibited } from '../../../../domain/goods/freezing';
import { isWinterWay, winterOf, type Heating, winterDaysOn } from '../../../../domain/modes/rail/winter';
import { railAcceptance } from '../../../../domain/modes/rail/acceptance';
import { daysAfter } from '../../../../domain/values/days';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { frozenRail, GLYCEROL, railFacts, railQuoteFor, TO_DUISBURG } from '../../../support/rail-order';

/** As the paper asks: goods, from where the border is, on a day, for so many days. */
function told(goodsId: string, border: keyof typeof BORDERS, leaves: string, days: number, heating: Heating = 'NONE') {
  const known = goodsById(goodsId);
  if (!isWinterWay(leaves, days)) return null;
  const state = known?.state === 'LIQUID' ? 'LIQUID' : known?.state === 'SOLID' ? 'SOLID' : 'OTHER';
  const thermal = { state, freezingC: freezingOf(goodsId), isInhibited: isInhibited(goodsId) } as const;
  const verdict = winterOf(thermal, BORDERS[border].lowC, heating);
  return verdict && `${verdict.level} ${verdict.code}`;
}

const DECEMBER = '2026-12-10';

describe('what the cold of the way does to goods', () => {
  it('RE3: glacial acetic acid freezes on its way to Almaty, and not where it is heated', () => {
    expect(told('acetic', 'RHG', '2027-01-11', 8)).toBe('NEED_APPROVAL railWinterFreeze');
    expect(told('acetic', 'RHG', '2027-01-11', 8, 'HEAT')).toBe('PASS railWinterHeated');
  });

  it('RE4, RE5: the first of November and the last of March are winter, wherever on the way they fall', () => {
    expect(told('dmso', 'REL', '2026-10-18', 13)).toBeNull();
    expect(told('dmso', 'REL', '2026-10-19', 13)).toBe('NEED_APPROVAL railWinterFreeze');
    expect(told('dmso', 'REL', '2026-04-01', 13)).toBeNull();
    expect(told('dmso', 'REL', '2026-03-31', 13)).toBe('NEED_APPROVAL railWinterFreeze');
  });

  it('RE6: what freezes below nothing freezes by how cold the corridor gets', () => {
    expect(told('meg', 'RHG', DECEMBER, 8)).toBe('NEED_APPROVAL railWinterCold');
    expect(told('ech', 'RHG', DECEMBER, 8)).toBeNull();
    expect(told('ech', 'REL', DECEMBER, 13)).toBe('NEED_APPROVAL railWinterCold');
    expect(told('meg', 'RHG', DECEMBER, 8, 'HEAT')).toBe('PASS railWinterHeated');
  });

  it('RE15: solids and gases mind no cold', () => {
    expect(told('naoh-s', 'RHG', DECEMBER, 8)).toBeNull();
  });

  it('RE16: a lining holds nothing, what is inhibited is never simply heated, and what nobody knows is looked at', () => {
    expect(told('acetic', 'RHG', DECEMBER, 8, 'LINER')).toBe('NEED_APPROVAL railWinterLiner');
    expect(told('acrylic-acid', 'RHG', DECEMBER, 8, 'HEAT')).toBe('MANUAL railWinterInhibited');
    expect(told('acrylic-acid', 'RHG', DECEMBER, 8)).toBe('MANUAL railWinterInhibited');
    expect(told('styrene', 'REL', DECEMBER, 13)).toBe('MANUAL railWinterInhibited');
    expect(told('styrene', 'RHG', DECEMBER, 8)).toBeNull();
    expect(told('styrene', 'RHG', DECEMBER, 8, 'HEAT')).toBe('MANUAL railWinterInhibited');
    expect(told('adhesive', 'RHG', DECEMBER, 8)).toBe('MANUAL railWinterUnknown');
    expect(told('adhesive', 'RHG', DECEMBER, 8, 'HEAT')).toBe('MANUAL railWinterUnknown');
  });

  it('says of nothing that it will not freeze where nobody has said what it is', () => {
    const nobody = { state: null, freezingC: null, isInhibited: false };
    expect(winterOf(nobody, -25, 'NONE')).toStrictEqual({ level: 'MANUAL', code: 'railWinterUnknown' });
    expect(winterOf({ ...nobody, freezingC: -60 }, -25, 'NONE')).toBeNull();
  });
});

it('finds a day in winter by both ends of a way, as by each of its days', () => {
  const isCold = (day: string) => day.slice(5) >= '11-01' || day.slice(5) <= '03-31';
  const begins = Array.from({ length: 366 }, (_, at) => daysAfter('2027-07-01', at));
  for (const days of [0, 1, 6, 19, 60, 150]) {
    const byDay = begins.map((leaves) =>
      Array.from({ length: days + 1 }, (_, at) => daysAfter(leaves, at)).some(isCold),
    );
    expect(begins.map((leaves) => isWinterWay(leaves, days))).toStrictEqual(byDay);
  }
});

it('RE4: counts the days of a way that lie in winter, the first and the last of it too', () => {
  const days = (leaves: string) => winterDaysOn(leaves, 13);
  expect(['2026-10-18', '2026-10-19', '2026-12-01', '2027-03-31', '2027-04-01'].map(days)).toStrictEqual([
    0, 1, 14, 1, 0,
  ]);
});

it('names goods once that the library knows in three packing groups', () => {
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
