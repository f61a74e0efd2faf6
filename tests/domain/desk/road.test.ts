import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EQ_TOOL } from '../../../domain/desk/tools/eq';
import { ASKED_CLASSES, MIXROAD_TOOL, type MixroadDetail } from '../../../domain/desk/tools/mixroad';
import { PTS_TOOL } from '../../../domain/desk/tools/pts';
import { TUN_TOOL, type TunDetail } from '../../../domain/desk/tools/tun';
import type { AnyTool, ToolAnswer, ToolEntries } from '../../../domain/desk/tool';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

const typedIn = (rows: readonly ToolEntries[], beside: ToolEntries = {}): ToolEntries =>
  Object.fromEntries([
    ...rows.flatMap((row, at) => Object.entries(row).map(([key, text]) => [`${key}${at + 1}`, text] as const)),
    ...Object.entries(beside),
  ]);

const ask = (tool: AnyTool, rows: readonly ToolEntries[], beside: ToolEntries = {}): ToolAnswer =>
  answerOf(tool, typedIn(rows, beside), knowing(...rows.map(({ un = '' }) => un)));

const points = (...rows: readonly (readonly [un: string, a: string])[]) =>
  ask(
    PTS_TOOL,
    rows.map(([un, a]) => ({ un, a })),
  );

describe('thousand points rule', () => {
  it.each([
    ['isopropanol', [['1219', '300']], 'NEED_APPROVAL', { points: 900 }],
    [
      'and paint',
      [
        ['1219', '300'],
        ['1263-paint', '150'],
      ],
      'BLOCK',
      { points: 1050, part: 900 },
    ],
    [
      'exactly a thousand',
      [
        ['1155', '10'],
        ['1294', '120'],
        ['1866-resin', '140'],
      ],
      'NEED_APPROVAL',
      { points: 1000 },
    ],
    ['chlorine counts twenty', [['1017', '50']], 'NEED_APPROVAL', { points: 1000 }],
    ['a crumb more', [['1017', '50.001']], 'BLOCK', { points: 1000.02 }],
    ['no amount of white phosphorus', [['1381', '1']], 'BLOCK', {}],
    ['sodium cyanide', [['1689', '20']], 'NEED_APPROVAL', { points: 1000 }],
  ] as const)('answers $2 for %s', (_, rows, level, of) => {
    const said = points(...rows);
    expect(said.level).toBe(level);
    expect(said.says.of ?? {}).toMatchObject(of);
  });

  it('reports the remaining amount of each row', () => {
    const said = points(['1219', '300'], ['1866-resin', '40']);
    expect(said.why.map(({ code, of }) => [code, of?.['rest']])).toEqual([
      ['rowMore', 20],
      ['rowMore', 60],
    ]);
  });

  it('requires a manual check for an unknown UN number in each of the four road tools', () => {
    expect(points(['9999', '1']).level).toBe('MANUAL');
    expect(ask(MIXROAD_TOOL, [{ un: '9999' }, { un: '1294' }]).level).toBe('MANUAL');
    expect(ask(TUN_TOOL, [{ un: '9999' }], { load: 'T' }).level).toBe('MANUAL');
    expect(ask(EQ_TOOL, [{ un: '9999', i: '25', n: '20' }], { p: '1' }).level).toBe('MANUAL');
  });

  it('counts no unknown, differently grouped or harmless goods and calls no such truck small', () => {
    expect(points(['9999', '1']).level).toBe('MANUAL');
    expect(points(['1219', '1'], ['glycerol', '1']).level).toBe('MANUAL');
    expect(points(['9999', '1'], ['1219', '400'])).toMatchObject({ level: 'BLOCK', says: { code: 'over' }, facts: [] });
  });
});

describe('mixed loading on one truck', () => {
  const mixed = (...uns: readonly string[]) =>
    ask(
      MIXROAD_TOOL,
      uns.map((un) => ({ un })),
    );

  it.each([
    [['1263-paint', '1294'], 'PASS_CHECK_DGL'],
    [['1263-paint', '2014'], 'BLOCK'],
    [['1789-hcl', '1689'], 'BLOCK'],
    [['1789-hcl', '1791-naclo'], 'BLOCK'],
    [['1824-naoh-l', '1830'], 'MANUAL'],
    [['1805', '3082-epoxy'], 'PASS_CHECK_DGL'],
    [['1294', 'glycerol'], 'BLOCK'],
    [['9999', '1294'], 'MANUAL'],
  ])('answers $1 for %j on one truck', (uns, level) => {
    expect(mixed(...uns).level).toBe(level);
  });

  it('shows the legal verdict beside the stricter company verdict', () => {
    const [pair] = mixed('1294', '2014').detail as NonNullable<MixroadDetail>;
    expect(pair).toMatchObject({ law: 'PASS', house: 'BLOCK', reason: 'worse' });
  });

  const besideClass = (un: string, cl: string) => ask(MIXROAD_TOOL, [{ un }], { cl });

  it('asks for the compatibility group of 1.4 and allows nothing beside other explosives', () => {
    expect(besideClass('1294', '1.4')).toMatchObject({ level: 'MANUAL', why: [{ code: 'pair-explosiveLetter' }] });
    expect(besideClass('1294', '1')).toMatchObject({ level: 'BLOCK', why: [{ code: 'pair-explosive' }] });
  });

  it('never passes by class alone', () => {
    const levels = ['1294', '1830', '2014', '3082-epoxy'].flatMap((un) =>
      ASKED_CLASSES.map((cl) => besideClass(un, cl).level),
    );
    expect(new Set(levels)).toEqual(new Set(['MANUAL', 'BLOCK']));
  });

  it('gives the same verdict in any order and never a milder one with one more row', () => {
    const uns = constantFrom(
      '1294',
      '1830',
      '2014',
      '3082-epoxy',
      '1689',
      '1791-naclo',
      '1402',
      '1381',
      '1017',
      'glycerol',
    );
    const order = ['PASS', 'PASS_CHECK_DGL', 'NEED_APPROVAL', 'MANUAL', 'BLOCK'];
    const strict = (...all: readonly string[]) => order.indexOf(mixed(...all).level ?? '');
    assert(
      property(uns, uns, uns, (one, other, third) => {
        expect(strict(one, other)).toBe(strict(other, one));
        expect(strict(one, other, third)).toBeGreaterThanOrEqual(strict(one, other));
      }),
      { numRuns: 60 },
    );
  });

  it('needs two substances', () => {
    expect(mixed('1294')).toMatchObject({ level: null, says: { code: 'tooFew' } });
  });
});

describe('tunnel restrictions', () => {
  const shut = (load: 'P' | 'T', ...uns: readonly string[]) => {
    const said = ask(
      TUN_TOOL,
      uns.map((un) => ({ un })),
      { load },
    );
    return said.says.of?.['grades'] ?? said.says.code;
  };

  it.each([
    ['P', ['1219'], 'E'],
    ['T', ['1219'], 'D、E'],
    ['T', ['1830', '1093'], 'C、D、E'],
    ['P', ['3082-epoxy', '3077-zno'], 'open'],
    ['P', ['1017'], 'D、E'],
    ['P', ['9999'], 'unknownGoods'],
    ['P', ['1219', '9999'], 'unknownGoods'],
  ] as const)('closes for %s %s: %s', (load, uns, grades) => {
    expect(shut(load, ...uns)).toBe(grades);
  });

  it('names the detours: acrylonitrile in a tank, but not in drums', () => {
    const round = (load: 'P' | 'T') => {
      const ways = ask(TUN_TOOL, [{ un: '1093' }], { load }).detail as NonNullable<TunDetail>;
      return ways.flatMap(({ tunnel, isShut, detourKm }) => (isShut ? [`${tunnel} ${detourKm}`] : []));
    };
    expect(round('T')).toEqual(['浙闽沿海隧道群 96', '粤湘山区隧道群 58', '秦岭隧道群 118']);
    expect(round('P')).toEqual([]);
  });
});

describe('excepted quantities', () => {
  const packed = (packages: string, ...rows: readonly (readonly [un: string, i: string, n: string])[]) =>
    ask(
      EQ_TOOL,
      rows.map(([un, i, n]) => ({ un, i, n })),
      { p: packages },
    );

  it.each([
    ['40', [['1090', '25', '20']], 'fits', {}],
    ['1', [['1090', '30', '17']], 'outer', { of: 510, most: 500 }],
    [
      '10',
      [
        ['1155', '30', '8'],
        ['1866-resin', '20', '5'],
      ],
      'outer',
      { of: 340, most: 300 },
    ],
    ['1', [['1093', '1', '1']], 'none', {}],
    ['1', [['2078', '1.5', '10']], 'innerMillilitres', { most: 1 }],
    ['1000', [['1170-ethanol', '30', '16']], 'fits', {}],
    ['1001', [['1170-ethanol', '30', '16']], 'packages', { most: 1000 }],
    ['1', [['9999', '1', '1']], 'unknownGoods', {}],
  ] as const)('%s packages of %s: %s', (packages, rows, code, of) => {
    const said = packed(packages, ...rows);
    expect(said.says.code).toBe(code);
    expect(said.says.of ?? {}).toMatchObject(of);
    expect(said.level).toBe(code === 'fits' ? 'PASS_CHECK_DGL' : code === 'unknownGoods' ? 'MANUAL' : 'BLOCK');
  });

  it('never pass more easily with a larger amount', () => {
    const order = ['PASS_CHECK_DGL', 'BLOCK'];
    const level = (inner: number, count: number, packages: number) =>
      order.indexOf(packed(String(packages), ['1294', String(inner), String(count)]).level ?? '');
    const [inner, count, packages] = [
      integer({ min: 1, max: 40 }),
      integer({ min: 1, max: 30 }),
      integer({ min: 1, max: 1200 }),
    ];
    assert(
      property(inner, count, packages, integer({ min: 0, max: 5 }), (i, n, p, more) => {
        expect(level(i + more, n + more, p + more)).toBeGreaterThanOrEqual(level(i, n, p));
        expect(level(i, n, p) === 0).toBe(i <= 30 && i * n <= 500 && p <= 1000);
      }),
    );
  });
});
