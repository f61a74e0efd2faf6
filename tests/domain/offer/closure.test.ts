import { describe, expect, it } from 'vitest';

import {
  type Closure,
  closureFindings,
  describeClosure,
  findMatchingClosures,
  passedBetween,
} from '../../../domain/offer/closure';

const end = (code: string) => ({ code, nameCn: code, nameEn: code });
const CLOSURE: Closure = {
  closureId: 'CL1',
  mode: null,
  key: 'place:CNSHA',
  name: '上海港',
  classes: [],
  reason: '大雾',
  from: '2026-12-04',
  until: '2026-12-06',
};
const way = { org: end('CNSHA'), dst: end('SGSIN'), supplier: end('XPIN') };
const meets = (closure: Partial<Closure>, leaves: string, arrives: string) =>
  findMatchingClosures([{ ...CLOSURE, ...closure }], 'FCL', passedBetween(way, { leaves, arrives })).length === 1;

describe('closure', () => {
  it('applies to an offer from its first to its last day', () => {
    expect(
      ['03', '04', '06', '07'].map((day) => meets({}, `2026-12-${day}`, '2026-12-20')),
      'where it leaves',
    ).toEqual([false, true, true, false]);
    const arriving = { key: 'place:SGSIN' };
    expect(['03', '04', '06', '07'].map((day) => meets(arriving, '2026-12-01', `2026-12-${day}`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('covers a lane in one direction, one or all carriers, and one or all modes', () => {
    const on = (change: Partial<Closure>) => meets(change, '2026-12-05', '2026-12-12');
    expect(on({ key: 'lane:CNSHA>SGSIN' })).toBe(true);
    expect(on({ key: 'lane:SGSIN>CNSHA' })).toBe(false);
    expect(on({ key: 'carrier:XPIN' })).toBe(true);
    expect(on({ key: 'carrier:LYUE' })).toBe(false);
    expect(on({ key: 'carrier:*' })).toBe(true);
    expect(on({ mode: 'FCL' })).toBe(true);
    expect(on({ mode: 'AIR' })).toBe(false);
  });

  it.each([
    [[], { isDanger: false, classes: [] }, 'BLOCK'],
    [['3'], { isDanger: false, classes: [] }, null],
    [['3'], { isDanger: true, classes: ['6.1', '3'] }, 'BLOCK'],
    [['3'], { isDanger: true, classes: ['8'] }, null],
    [['3'], { isDanger: true, classes: [] }, 'MANUAL'],
    [['ALL_DG'], { isDanger: true, classes: [] }, 'BLOCK'],
    [['1.1'], { isDanger: true, classes: ['1.5'] }, 'BLOCK'],
  ] as const)('to %j gives %j: %s', (classes, goods, level) => {
    const found = closureFindings([{ ...CLOSURE, classes: [...classes] }], goods);
    const code = { BLOCK: 'wayClosed', MANUAL: 'wayClosedUntold' };
    expect([found[0]?.level ?? null, found[0]?.code]).toEqual([level, level === null ? undefined : code[level]]);
  });

  it.each([
    [{}, '上海港 12月4日至12月6日停收货物：大雾'],
    [{ until: '2026-12-04' }, '上海港 12月4日停收货物：大雾'],
    [{ until: '2027-01-08' }, '上海港 2026年12月4日至2027年1月8日停收货物：大雾'],
    [{ key: 'lane:CNSHA>SGSIN', name: '上海港 → 新加坡港' }, '上海港 → 新加坡港 12月4日至12月6日停航：大雾'],
    [{ classes: ['3', '8'] }, '上海港 12月4日至12月6日不接第 3、8 类危险货物：大雾'],
    [{ classes: ['ALL_DG'] }, '上海港 12月4日至12月6日不接全部危险货物：大雾'],
  ])('describes %j with its end', (change, said) => {
    expect(describeClosure({ ...CLOSURE, ...change })).toBe(said);
  });
});
