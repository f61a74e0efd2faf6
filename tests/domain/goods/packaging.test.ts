import { describe, expect, it } from 'vitest';

import { judgePack } from '../../../domain/goods/packaging/judge';
import { readPackMark } from '../../../domain/goods/packaging/mark';
import { FINDING_SOURCES } from '../../../domain/rules/finding';
import { findingSentence } from '../../../src/copy/trade/findings';
import type { Pack, PackedGoods, PackRule } from '../../../domain/goods/packaging/pack';
import worked from '../../support/packed.json';

type Case = { title: string; goods: PackedGoods; pack: Pack; rule: PackRule; sentence: string };
const PACKED = worked.cases as unknown as readonly Case[];

const JUDGED_AT = Date.parse('2026-11-21');

describe('packaging mark', () => {
  it.each(worked.marks)('$mark is a valid mark: $isRight, $why', ({ mark, isRight }) => {
    expect(readPackMark(mark) !== null).toBe(isRight);
  });

  it('is parsed as typed', () => {
    const mark = readPackMark('UN 1A1/X1.4/250/26/CN/310001');
    expect(mark).toEqual({
      code: '1A1',
      letter: 'X',
      density: 1.4,
      grossKg: null,
      isForSolids: false,
      isIbc: false,
      kPa: 250,
      state: 'CN',
      maker: '310001',
      year: 2026,
      month: null,
    });
    expect(readPackMark(' un1a1 / x1.4/250/26/cn/310001 ')).toEqual(mark);
    expect(readPackMark('ＵＮ 1A1/X1.4/250/26/CN/310001')).toEqual(mark);
    expect(readPackMark(`UN 1A1/X1.4/250/26/CN/${'A'.repeat(90)}`)).toBeNull();
  });
});

describe('goods in packagings', () => {
  it.each(PACKED)('are judged by the worked example: $title', ({ goods, pack, rule, sentence }) => {
    const found = judgePack(goods, pack, JUDGED_AT);
    expect(found.rule).toBe(rule);
    const finding = { level: 'PASS', about: 'PACK', code: found.rule, source: FINDING_SOURCES.packing } as const;
    expect(findingSentence({ ...finding, given: { ...found.given, row: 1 } })).toBe(`第 1 行：${sentence}`);
  });

  it.each([
    ['1155', 'I', 100, 'packVapour'],
    ['1089', 'I', 150, 'packVapour'],
    ['1280', 'I', 250, 'packFits'],
    ['1155', 'I', 250, 'packFits'],
    ['1090', 'II', 100, 'packFits'],
    ['1992', 'I', 100, 'packVapourAsk'],
    ['1203', 'II', 250, 'packVapourAsk'],
    ['1093', 'I', 100, 'packFits'],
  ])('judge UN %s %s in a drum tested at %s kPa: %s', (unNo, packingGroup, kPa, rule) => {
    const liquid = { unNo, packingGroup, hazardClass: '3', state: 'LIQUID', densityKgPerL: 0.8 } as const;
    const goods = { ...liquid, rules: { instructions: ['P001'], special: [], peroxide: null } } as PackedGoods;
    const mark = `UN 1A1/X1.4/${kPa}/26/CN/310001`;
    expect(judgePack(goods, { code: '1A1', mark, netL: 200 }, JUDGED_AT).rule).toBe(rule);
  });

  it('refuse ammonia in a drum', () => {
    const ammonia = {
      unNo: '1005',
      packingGroup: null,
      hazardClass: '2.3',
      state: 'GAS' as const,
      densityKgPerL: null,
      rules: { instructions: ['P200'], special: [], peroxide: null },
    };
    expect(judgePack(ammonia, { code: '1A1', mark: '' }, JUDGED_AT).rule).toBe('packGas');
    expect(judgePack(ammonia, { code: 'CYL', mark: '' }, JUDGED_AT).rule).toBe('packFits');
  });
});
