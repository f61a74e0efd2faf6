import { describe, expect, it } from 'vitest';

import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import type { FclForm } from '../../../domain/modes/fcl/form';
import type { GoodsRow } from '../../../domain/goods/row';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';
import { sentenceOf } from '../../support/sentences';

function rowOf(unNo: string, change: Partial<GoodsRow> = {}): GoodsRow {
  const known = findGoods(unNo);
  return {
    ...methanol,
    key: unNo,
    unNo,
    goodsId: known?.goodsId ?? '',
    nameCn: known?.nameCn ?? '',
    hazardClass: known?.hazardClass ?? '',
    subRisks: [...(known?.subRisks ?? [])],
    packingGroup: known?.packingGroup ?? 'N',
    ...change,
  };
}

const beside = (...goods: GoodsRow[]): FclForm => ({ ...dangerousOrder, goods });
const said = (form: FclForm, code: string, facts = factsFor()) => sentenceOf(fclAcceptance(form, facts).findings, code);

describe('segregation sentence of two goods', () => {
  it.each([
    ['pairSixteenB', '1547', '1789', 'BLOCK 苯胺与盐酸：第 16b 栏 SG35 需“隔离”，不得同箱'],
    ['pairSixteenB', '1350', '1495', 'BLOCK 硫磺与氯酸钠：第 16b 栏 SG17 需“隔离”，不得同箱'],
    ['pairUnread', '1046', '1230', 'MANUAL 氦（压缩的）与甲醇：UN 1046 的第 16b 栏尚未核对，转人工核对'],
    [
      'pairUntold',
      '1942',
      '2014',
      'MANUAL 硝酸铵与过氧化氢水溶液（20%~60%）：UN 1942 的第 16b 栏 SG48 要求与可燃物隔离，另一方是否可燃未知，转人工核对',
    ],
  ])('%s: UN %s beside UN %s, in either order', (code, one, other, words) => {
    expect(said(beside(rowOf(one), rowOf(other)), code)).toBe(words);
    expect(said(beside(rowOf(other), rowOf(one)), code)?.slice(0, 5)).toBe(words.slice(0, 5));
  });

  it('reports unknown goods', () => {
    const unknown = rowOf('', { nameCn: '某溶剂', hazardClass: '3', packingGroup: 'II' });
    expect(said(beside(unknown, rowOf('1230')), 'pairUnknown')).toBe(
      'MANUAL 某溶剂与甲醇：其中一种不在物质库内，能否同箱，转人工核对',
    );
  });
});

describe('goods with an overwritten number and the old class', () => {
  it('are segregated by the class of the number', () => {
    const written = rowOf('1490', { hazardClass: '3', subRisks: [] });
    expect(said(beside(written, rowOf('1294')), 'pairClasses')).toMatch(
      /^(BLOCK|MANUAL) .*第 5\.1 类与第 3 类|^(BLOCK|MANUAL) .*第 3 类与第 5\.1 类/,
    );
    expect(fclAcceptance(beside(written, rowOf('1294')), factsFor()).level).toBe('BLOCK');
  });

  it('never pass beside anything', () => {
    const written = rowOf('1294', { hazardClass: '8' });
    expect(said(beside(written, rowOf('1230')), 'pairContradicted')).toBe(
      'MANUAL 甲苯与甲醇：其中一种的编号与所选类别不符，能否同箱，转人工核对',
    );
    const limited = rowOf('1294', { hazardClass: '8', isLimited: true });
    expect(said(beside(limited, rowOf('1230')), 'pairContradicted'), 'nor by a small amount').toMatch(/^MANUAL/);
  });
});

describe('uncertain goods', () => {
  it('require a manual check when they resemble dangerous goods', () => {
    const [row = methanol] = generalOrder.goods;
    const form = { ...generalOrder, goods: [{ ...row, nameCn: '甲醇溶液', nameEn: '', casNo: '', hsCode: '' }] };
    expect(said(form, 'resemblesDangerous')).toBe(
      'MANUAL 第 1 行 甲醇溶液与危险货物甲醇（UN 1230）相近，转人工核对是否危险品',
    );
  });

  it('name the conflict of their sources', () => {
    expect(said(beside(rowOf('3269')), 'goodsDoubtful')).toBe(
      'MANUAL 第 1 行：公开资料存疑，转人工核对（包装类别:IMDG III;49 CFR 无）',
    );
  });

  it('wait for the library without passing', () => {
    const facts = { ...factsFor(), identityOf: () => ({ kind: 'waiting' as const, goods: [] as [], strangers: null }) };
    expect(said(beside(rowOf('1230')), 'goodsUnread', facts)).toBe('MANUAL 第 1 行：物质资料尚未取到，不能判定');
    expect(said(generalOrder, 'goodsUnread', facts)).toBe('MANUAL 第 1 行：物质资料尚未取到，不能判定');
    expect(said(generalOrder, 'goodsHarmless', facts)).toBeNull();
  });
});
