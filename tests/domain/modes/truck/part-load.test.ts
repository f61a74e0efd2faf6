import { describe, expect, it } from 'vitest';

import { PART_CODES, partFindings, type PartAskedOf } from '../../../../domain/modes/truck/rules-of-part';
import type { SegregatedGoods } from '../../../../domain/goods/segregation';
import type { Stop } from '../../../../domain/modes/truck/asked';
import type { TruckRow } from '../../../../domain/modes/truck/cargo';
import { judgeGoodsTogether, heardBeside, toldBeside } from '../../../../domain/modes/truck/beside';
import { ASH, asked as onTruck, goodsOf, IPA, NACN, NOBODY, PAINT, PEROXIDE, row, stop } from './support/asked';

const ACETIC = goodsOf('2789');
const EPOXY = goodsOf('3082');
const SHANGHAI = [stop('3101', '2026-12-04T16:00'), stop('4401', '2026-12-07T18:00')] as const;
const CHANGSHA = [stop('4401', '2026-12-04T16:00'), stop('4301', '2026-12-06T18:00')] as const;

type More = Partial<PartAskedOf> & { aboard?: readonly SegregatedGoods[]; hubs?: readonly [Stop, Stop] };

/** Shared truck from Shanghai with twelve tons and forty cubic metres left. */
function asked(rows: PartAskedOf['rows'], { aboard = [EPOXY], hubs = SHANGHAI, ...more }: More = {}): PartAskedOf {
  const [pickup, drop] = hubs;
  const plain = { ...onTruck(rows, { type: 'BOX96', pickup, drop }), kg: 200, m3: 0.2 };
  return { ...plain, beside: judgeGoodsTogether(rows, aboard), left: { kg: 12_000, m3: 40 }, ...more };
}

const codesOf = (of: PartAskedOf) => partFindings(of).map(({ code }) => code);
const paint = row({ ...goodsOf('1307'), packingGroup: 'III', doubts: [] });

describe('shared truck', () => {
  it('E5 takes the last two hundred kilograms compatible with acetic acid, and no other goods', () => {
    const last = { aboard: [ACETIC], left: { kg: 200, m3: 28 } };
    expect(codesOf(asked([PEROXIDE], last))).toContain('truckPartClash');
    expect(codesOf(asked([paint], last))).toEqual(['truckPartReady']);
    for (const left of [
      { kg: 0, m3: 27.8 },
      { kg: 199.9, m3: 27.8 },
      { kg: 12_000, m3: 0 },
      { kg: 12_000, m3: 0.19 },
    ])
      expect(codesOf(asked([paint], { ...last, left })), JSON.stringify(left)).toEqual(['truckPartFull']);
  });

  it('R3 takes the first of two incompatible goods, in either order', () => {
    expect(codesOf(asked([PEROXIDE], { aboard: [paint.apart] }))).toContain('truckPartClash');
    expect(codesOf(asked([paint], { aboard: [PEROXIDE.apart] }))).toContain('truckPartClash');
  });

  it('judges substances and not only classes', () => {
    const [acid, cyanide] = [goodsOf('1789'), { ...goodsOf('1689') }];
    expect(codesOf(asked([row(acid)], { aboard: [cyanide] }))).toContain('truckPartClash');
    const byClass = { ...cyanide, groups: [], unNo: null, sixteenB: [] };
    expect(codesOf(asked([row(acid)], { aboard: [byClass] }))).not.toContain('truckPartClash');
  });

  it('judges general goods beside dangerous goods of others, and the reverse', () => {
    expect(codesOf(asked([ASH]))).toEqual(['truckPartGeneral']);
    expect(codesOf(asked([ASH], { aboard: [ASH.apart] }))).toEqual(['truckPartReady']);
    expect(codesOf(asked([IPA], { aboard: [ASH.apart] }))).toContain('truckPartGeneral');
  });

  it('E11 exempts limited quantities from segregation and counts their weight', () => {
    const limited: TruckRow = { ...PEROXIDE, limited: { kind: 'fits' } };
    expect(codesOf(asked([limited], { aboard: [ACETIC] }))).toEqual(['truckExplosivePre', 'truckLq']);
    expect(codesOf(asked([limited], { aboard: [ACETIC], left: { kg: 199, m3: 40 } }))).toContain('truckPartFull');
  });

  it.each([
    ['E5 what is highly toxic', [NACN], 'truckPartNo'],
    ['packing group I', [row({ ...goodsOf('1219'), packingGroup: 'I' })], 'truckPartNo'],
    ['a flammable gas', [row(goodsOf('1075'))], 'truckPartNo'],
    ['a class outside of the licence', [row(goodsOf('1402'))], 'truckClass'],
    ['goods without a row of the road', [NOBODY], 'truckUnknown'],
    ['explosives', [row(goodsOf('1219'), { apart: { ...goodsOf('1219'), hazardClass: '1.3' } })], 'truckNever'],
    [
      'a further hazard outside of the licence',
      [row(goodsOf('1219'), { apart: { ...goodsOf('1219'), subRisks: ['4.3'] } })],
      'truckSubRisk',
    ],
    ['a number that means several goods', [PAINT], 'truckUnknown'],
  ] as const)('does not pass %s', (_, rows, code) => {
    expect(codesOf(asked(rows))).toContain(code);
  });

  it('limits a part load by weight and volume', () => {
    const most = { left: { kg: 12_000, m3: 40 } };
    expect(codesOf(asked([IPA], { kg: 9999, m3: 20, ...most }))).toEqual(['truckPartReady']);
    expect(codesOf(asked([IPA], { kg: 9999.1, m3: 1, ...most }))).toEqual(['truckPartMost']);
    expect(codesOf(asked([IPA], { kg: 1, m3: 20.01, ...most }))).toEqual(['truckPartMost']);
  });

  it('takes no detour around a tunnel', () => {
    expect(codesOf(asked([IPA], { hubs: CHANGSHA }))).toEqual(['truckPartReady']);
    const shut = row(goodsOf('1017'));
    expect(codesOf(asked([shut], { hubs: CHANGSHA }))).toContain('truckTunnelPart');
    expect(codesOf(asked([shut]))).not.toContain('truckTunnelPart');
  });

  it('shows the remaining whole kilograms, never more than there are', () => {
    const [finding] = partFindings(asked([IPA], { kg: 500, left: { kg: 499.9, m3: 3.999 } }));
    expect(finding).toMatchObject({ code: 'truckPartFull', given: { kg: '499', m3: 3.99 } });
  });

  it('reports no lack of space without an amount', () => {
    expect(codesOf(asked([IPA], { kg: null, m3: null, left: { kg: 0, m3: 0 } }))).toEqual(['truckPartReady']);
  });
});

it('exchanges conflicts by class with the goods aboard, without limited quantities', () => {
  const said = judgeGoodsTogether([PEROXIDE], [ACETIC, EPOXY]);
  const told = toldBeside(said);
  expect(told).toEqual([{ code: 'truckPartClash', given: { goods: PEROXIDE.name, class: '8' } }]);
  expect(heardBeside(told, [PEROXIDE])).toEqual(said);
  expect(heardBeside(told, [{ ...PEROXIDE, limited: { kind: 'fits' } }])).toEqual({});
});

it('has seven rules of its own', () => {
  expect(PART_CODES.filter((code) => code.startsWith('truckPart'))).toHaveLength(7);
});
