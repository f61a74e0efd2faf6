import { describe, expect, it } from 'vitest';

import { readTool } from '../../../domain/desk/address';
import { CUT_TOOL, type CutDetail } from '../../../domain/desk/tools/cut';
import { DEM_TOOL } from '../../../domain/desk/tools/dem';
import { LQ_TOOL } from '../../../domain/desk/tools/lq';
import { MARK_TOOL } from '../../../domain/desk/tools/mark';
import { MIX_TOOL } from '../../../domain/desk/tools/mix';
import { PG_TOOL } from '../../../domain/desk/tools/pg';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { serviceTool } from '../../../domain/desk/tools/service';
import { UN_TOOL } from '../../../domain/desk/tools/un';
import { filledRows, readTyped, shownRows, withoutRow, describeTyped } from '../../../domain/desk/typed';
import type { LibraryGoods } from '../../../domain/goods/library';
import { parseMoment } from '../../../domain/values/moments';
import { goodsOfNumber } from '../../../server/world/dangerous-goods/library';
import { goodsText } from '../../../domain/desk/substance';
import { answerOf, judged } from '../../support/desk';
import { knowing } from '../../support/known-goods';

describe('tool address', () => {
  it('opens the named tool, or the substance card without a name', () => {
    expect(['?tool=pg', '?d=Y&un=1090', '', '?tool=<script>'].map(readTool)).toEqual(['pg', 'un', 'un', 'un']);
  });

  it('fills in the fields and is rebuilt from them', () => {
    const search = '?tool=pg&flash=12&boil=65';
    expect(readTyped(PG_TOOL, search)).toEqual({ flash: '12', boil: '65' });
    expect(`?${describeTyped(PG_TOOL, readTyped(PG_TOOL, search))}`).toBe(search);
  });

  it('keeps invalid input for a reload and gives no answer', () => {
    const search = '?tool=pg&flash=12&boil=56%20F';
    expect(readTyped(PG_TOOL, search)).toEqual({ flash: '12', boil: '56 F' });
    expect(`?${describeTyped(PG_TOOL, readTyped(PG_TOOL, search))}`).toBe(search);
    expect(judged(PG_TOOL, readTyped(PG_TOOL, search))).toEqual({
      kind: 'faulty',
      faults: { boil: { code: 'number' } },
    });
    expect(readTyped(LQ_TOOL, '?tool=lq&inner=5磅&gross=abc')).toEqual({ inner: '5磅', gross: 'abc' });
  });

  it('drops unknown keys and values that no field can show', () => {
    expect(readTyped(LQ_TOOL, '?tool=lq&un=1230&inner=<script>&gross=24')).toEqual({ un: '1230', gross: '24' });
    expect(readTyped(PG_TOOL, '?tool=pg&none=N&sustain=maybe')).toEqual({});
    expect(readTyped(PG_TOOL, `?tool=pg&flash=${'1'.repeat(201)}&__proto__=1`)).toEqual({});
  });

  it('keeps any value a field can hold, such as a long mark or a less-than sign', () => {
    const mark = `UN 31HA1/Y/05 26/CN/C210001 PI:001/10800/1200/1000L/60kg/50kPa/${'0'.repeat(130)}`;
    for (const [tool, typed] of [
      [MARK_TOOL, { mark }],
      [MIX_TOOL, { p1: '<0.1' }],
      [PG_TOOL, { flash: '> 60' }],
    ] as const)
      expect(readTyped(tool, `?${describeTyped(tool, typed)}`)).toEqual(typed);
    expect(readTyped(PG_TOOL, '?tool=pg&flash=<img src=x>&boil=</b>')).toEqual({});
  });

  it('numbers rows and closes the gap when one is removed', () => {
    const typed = readTyped(SEG_TOOL, '?tool=seg&un1=1230&un2=1824&un3=1789&un9=1090');
    expect(filledRows(SEG_TOOL, typed)).toEqual([1, 2, 3]);
    expect(shownRows(SEG_TOOL, typed)).toBe(4);
    expect(describeTyped(SEG_TOOL, withoutRow(SEG_TOOL, typed, 1))).toBe('tool=seg&un1=1824&un2=1789');
  });
});

describe('typed input', () => {
  it('has no verdict while a field is missing or invalid', () => {
    expect(judged(PG_TOOL, {})).toEqual({ kind: 'blank', missing: ['flash'] });
    expect(judged(PG_TOOL, { flash: 'warm' })).toMatchObject({ kind: 'faulty', faults: { flash: { code: 'number' } } });
    expect(judged(PG_TOOL, { flash: '301' })).toMatchObject({
      kind: 'faulty',
      faults: { flash: { code: 'range', least: -100, most: 300 } },
    });
  });

  it('may use full-width digits', () => {
    expect(answerOf(PG_TOOL, { flash: '１２', boil: '６５' }).says).toEqual({ code: 'flammable', of: { group: 'II' } });
  });

  it('requires a manual check for viscous liquids and conflicting figures', () => {
    expect(answerOf(PG_TOOL, { flash: '12', boil: '65', viscous: 'Y' }).level).toBe('MANUAL');
    expect(answerOf(PG_TOOL, { flash: '70', boil: '30' })).toMatchObject({ level: 'MANUAL', says: { code: 'clash' } });
    expect(answerOf(PG_TOOL, { flash: '12' })).toMatchObject({ level: 'MANUAL', says: { code: 'boilUntold' } });
    expect(answerOf(PG_TOOL, { none: 'Y' })).toMatchObject({ level: null, says: { code: 'noFlashPoint' } });
  });

  it('agrees with the library on every liquid classified by flash point', () => {
    const differing = ['1090', '1294', '1170', '2265', '1155', '1307'].flatMap((unNo) => {
      const [goods, ...others] = goodsOfNumber(unNo);
      const groups = [goods, ...others].map((entry) => entry?.packingGroup);
      const boil = unNo === '1155' ? '34.6' : '100';
      const said = answerOf(PG_TOOL, { flash: String(goods?.flashPointC), boil }).says.of?.['group'];
      return groups.some((group) => group === said) ? [] : [`${unNo} ${groups.join()} ${said}`];
    });
    expect(differing).toEqual([]);
  });
});

describe('limited quantities', () => {
  const known = knowing('1230', '1381', '9999');
  it.each([
    ['fits', { un: '1230', inner: '500 ml', gross: '24' }, 'PASS_CHECK_DGL'],
    ['overInner', { un: '1230', inner: '1.5 L', gross: '24' }, 'BLOCK'],
    ['otherUnit', { un: '1230', inner: '500 g', gross: '5' }, 'BLOCK'],
    ['tooHeavy', { un: '1230', inner: '1 L', gross: '31' }, 'BLOCK'],
    ['tooHeavy', { un: '1230', inner: '1 L', gross: '22', tray: 'Y' }, 'BLOCK'],
    ['notAllowed', { un: '1381', inner: '10 ml', gross: '5' }, 'BLOCK'],
    ['unknownGoods', { un: '9999', inner: '10 ml', gross: '5' }, 'MANUAL'],
  ] as const)('answers $2 with the code %s', (code, typed, level) => {
    expect(answerOf(LQ_TOOL, typed, known)).toMatchObject({ level, says: { code } });
  });
});

it('draw the filling of an inner packaging only when both units agree', () => {
  const inner = (text: string) =>
    (answerOf(LQ_TOOL, { un: '1230', inner: text, gross: '24' }, knowing('1230')).detail as { inner: unknown }).inner;
  expect([inner('500 ml'), inner('500 g')]).toEqual([{ of: 500, most: 1000 }, null]);
});

describe('segregation', () => {
  it('gives the verdict of the order form', () => {
    const known = knowing('1789', '1824', '1294', '9999');
    expect(answerOf(SEG_TOOL, { un1: '1789', un2: '1824' }, known).level).toBe('BLOCK');
    expect(answerOf(SEG_TOOL, { un1: '1294', un2: '9999' }, known).level).toBe('MANUAL');
    expect(answerOf(SEG_TOOL, { un1: '1294', un2: '1824' }, known)).toMatchObject({
      level: 'MANUAL',
      why: [{ code: 'severalGoods', of: { text: '1824' } }],
    });
    expect(answerOf(SEG_TOOL, { un1: '1294', un2: '1294' }, known).level).toBe('PASS');
  });
});

describe('substance card', () => {
  const known = knowing('1294', '9999', '1993', '1381');
  const ways = (unNo: string) => {
    const { detail } = answerOf(UN_TOOL, { un: unNo }, known) as { detail: { ways: { way: string; level: string }[] } };
    return Object.fromEntries(detail.ways.map(({ way, level }) => [way, level]));
  };

  it('shows the known facts and promises no transport', () => {
    const { says, facts } = answerOf(UN_TOOL, { un: '1294' }, known);
    expect(says).toEqual({ code: 'dangerous', of: { name: '甲苯' } });
    expect(facts.find(({ name }) => name === 'limited')?.says).toBe('1 L');
    expect(Object.values(ways('1294'))).not.toContain('PASS');
    expect(ways('1294')).toMatchObject({ bag: 'BLOCK', air: 'NEED_APPROVAL', rail: 'MANUAL', tank: 'NEED_APPROVAL' });
    expect(ways('1381')).toMatchObject({ air: 'BLOCK' });
  });

  it('shows the segregation of every class, and none for harmless goods', () => {
    const stripOf = (un: string) => {
      const { apart } = answerOf(UN_TOOL, { un }, un === '1294' ? known : knowing(un)).detail as {
        apart: readonly { hazardClass: string; value: string }[];
      };
      return apart.map(({ hazardClass, value }) => `${hazardClass} ${value}`).join(', ');
    };
    expect(stripOf('1294')).toBe('1.4 2, 2.1 2, 2.2 1, 2.3 2, 3 X, 4.1 X, 4.2 2, 4.3 2, 5.1 2, 5.2 2, 6.1 X, 8 X, 9 X');
    expect(stripOf('meg')).toBe('');
  });

  it('identifies the picked entry among several by its name', () => {
    const entries = answerOf(UN_TOOL, { un: '1993' }, known).detail as { entries: LibraryGoods[] };
    const text = goodsText(entries.entries[1] ?? { unNo: null, goodsId: '' });
    expect(answerOf(UN_TOOL, { un: text }, knowing(text)).says.code).toBe('dangerous');
    expect(answerOf(UN_TOOL, { un: 'meg' }, knowing('meg')).says.code).toBe('harmless');
  });

  it('requires a manual check for unknown goods and asks for the entry among several', () => {
    expect(answerOf(UN_TOOL, { un: '9999' }, known)).toMatchObject({ level: 'MANUAL', says: { code: 'unknownGoods' } });
    const several = answerOf(UN_TOOL, { un: '1993' }, known);
    expect(several).toMatchObject({ level: 'MANUAL', says: { code: 'severalGoods' } });
    expect((several.detail as { entries: unknown[] }).entries.length).toBeGreaterThan(1);
  });
});

describe('demurrage', () => {
  const stay = { d: 'Y', kind: 'DEM', box: '40HQ', qty: '2', days: '9' };

  it('counts two forty-foot boxes of dangerous goods for nine days', () => {
    expect(answerOf(DEM_TOOL, stay).says).toEqual({
      code: 'costs',
      of: { cost: '$3,024.00', days: 9, count: 2, box: '40HQ' },
    });
  });

  it('is zero in the free time and never falls with longer stays', () => {
    expect(answerOf(DEM_TOOL, { ...stay, days: '2' }).says.code).toBe('free');
    const costs = Array.from({ length: 60 }, (_, days) => {
      const cost = answerOf(DEM_TOOL, { ...stay, days: String(days) }).says.of?.['cost'] ?? '$0';
      return Number(String(cost).replaceAll(/[$,]/g, ''));
    });
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  });
});

describe('cut-offs', () => {
  const now = parseMoment('2026-11-21T10:00') ?? 0;
  const plan = (etd: string, way = 'YARD') => answerOf(CUT_TOOL, { etd, d: 'Y', way }, undefined, now);
  const itemOf = (etd: string, code: string, way?: string) =>
    (plan(etd, way).detail as CutDetail).items.find((item) => item.code === code);

  it('move back to the last working moment', () => {
    const etd = '2026-12-13T12:00';
    expect(itemOf(etd, 'DG_APPLY')).toMatchObject({ doneBy: '2026-12-03T04:00:00.000Z', isMoved: false });
    expect(itemOf(etd, 'DG_DOC')).toMatchObject({ doneBy: '2026-12-04T09:00:00.000Z', isMoved: true });
    expect(itemOf(etd, 'MARITIME_DECL')).toMatchObject({ doneBy: '2026-12-10T04:00:00.000Z' });
    expect(plan(etd)).toMatchObject({ level: null, says: { code: 'next', of: { item: 'DG_APPLY' } } });
  });

  it('are offered to a calendar while they are ahead', () => {
    const due = (etd: string) => CUT_TOOL.due?.(plan(etd) as Parameters<NonNullable<typeof CUT_TOOL.due>>[0]) ?? [];
    expect(due('2026-12-13T12:00').map(({ code }) => code)).toEqual([
      'DG_APPLY',
      'DG_DOC',
      'SI',
      'MARITIME_DECL',
      'VGM',
      'CUSTOMS',
      'CY_CLOSE',
    ]);
    expect(due('2026-11-28T12:00').map(({ code }) => code)).not.toContain('DG_APPLY');
  });

  it('include the gate-in window of a direct-loading port', () => {
    expect(itemOf('2026-12-13T12:00', 'DG_GATE_IN')).toBeUndefined();
    expect(itemOf('2026-12-13T12:00', 'DG_GATE_IN', 'DIRECT')).toMatchObject({ opens: '2026-12-11T16:00:00.000Z' });
  });

  it('are blocked when one is missed and manual beyond the announced holidays', () => {
    expect(plan('2026-11-28T12:00')).toMatchObject({ level: 'BLOCK', says: { code: 'missed' } });
    expect(plan('2026-11-20T12:00')).toMatchObject({ level: 'BLOCK', says: { code: 'gone' } });
    expect(plan('2027-02-20T12:00')).toMatchObject({ level: 'MANUAL', why: [{ code: 'untoldDays' }] });
  });
});

describe('service tool', () => {
  const now = parseMoment('2026-11-20T14:00') ?? 0;

  it('tells no price before prices are known, and its completion time', () => {
    const { says, facts } = answerOf(serviceTool('1'), { component: '2', rush: 'Y' }, undefined, now);
    expect(says).toEqual({ code: 'unknown' });
    expect(facts).toContainEqual({ name: 'done', says: { code: 'doneBy', of: { at: '2026-11-23T07:00:00.000Z' } } });
  });

  it('offers no rush where none is available', () => {
    expect(readTyped(serviceTool('3'), '?type=3&rush=Y')).toEqual({});
  });
});
