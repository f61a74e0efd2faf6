import { describe, expect, it } from 'vitest';

import { type GoodsRow, blankGoods } from '../../../domain/goods/row';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';

const row = (change: Partial<GoodsRow>): GoodsRow => ({ ...blankGoods('1'), ...change });
const meant = (change: Partial<GoodsRow>, isDanger: 'Y' | 'N' = 'Y') => {
  const { kind, goods } = identifyGoods(row(change), isDanger);
  return { kind, ids: goods.map(({ goodsId }) => goodsId) };
};

describe('goods declared as dangerous', () => {
  it.each(['1505', 'UN1505', '１５０５', 'un 1505'])('are known by their number in any notation: %s', (unNo) => {
    expect(meant({ unNo })).toEqual({ kind: 'known', ids: ['persulphate'] });
  });

  it('with several entries are known by the packing group and never guessed', () => {
    expect(meant({ unNo: '1993' })).toMatchObject({ kind: 'several', ids: { length: 3 } });
    expect(identifyGoods(row({ unNo: '1993', packingGroup: 'II' }), 'Y').goods[0]?.packingGroup).toBe('II');
    expect(meant({ unNo: '1993', packingGroup: 'II' }).kind).toBe('known');
    expect(meant({ unNo: '1789', nameCn: '盐酸', packingGroup: 'II' })).toEqual({ kind: 'known', ids: ['hcl'] });
  });

  it('keep the picked entry while the number stays', () => {
    expect(meant({ unNo: '1993', goodsId: 'flam-liq-nos-i' }).ids).toHaveLength(1);
    expect(meant({ unNo: '1230', goodsId: 'toluene' }).ids).toEqual(['methanol']);
  });

  it('with an unknown number are unidentified', () => {
    expect(meant({ unNo: '9999' })).toEqual({ kind: 'nobody', ids: [] });
  });
});

describe('goods declared as harmless', () => {
  it.each([
    ['the Chinese name', { nameCn: '甲醇' }],
    ['the Chinese name and a grade', { nameCn: '甲醇（工业级）' }],
    ['the English name', { nameEn: 'METHANOL' }],
    ['a synonym', { nameCn: '木精' }],
    ['a synonym in English', { nameEn: 'Methyl alcohol' }],
    ['the CAS number', { nameCn: '清洗剂', casNo: '67-56-1' }],
  ])('are identified as dangerous by %s', (_, said) => {
    expect(meant(said, 'N')).toEqual({ kind: 'known', ids: ['methanol'] });
  });

  it.each([
    ['the HS number', { nameCn: '某种溶剂', hsCode: '2905.11.00' }],
    ['a name within the name', { nameCn: '无水甲醇溶液' }],
    ['an English name within the name', { nameEn: 'Technical methanol 99%' }],
  ])('require a manual check when only %s matches', (_, said) => {
    expect(meant(said, 'N')).toMatchObject({ kind: 'unsure', ids: expect.arrayContaining(['methanol']) as unknown });
  });

  it('require a manual check under a collective name and are dangerous under a printed collective entry', () => {
    expect(meant({ nameCn: '清洗剂' }, 'N').kind).toBe('unsure');
    const generic = identifyGoods(row({ nameCn: '易燃液体，未另作规定的' }), 'N');
    expect([generic.kind, ...generic.goods.map(({ packingGroup }) => packingGroup)]).toEqual([
      'known',
      'I',
      'II',
      'III',
    ]);
  });

  it.each(['nameCn', 'nameEn', 'properName'] as const)('are dangerous under any printed name of the list: %s', (by) => {
    const printed = LIBRARY.filter((goods) => goods.unNo !== null && (goods[by] ?? '') !== '');
    const missed = printed.filter((goods) => {
      const { kind, goods: meantBy } = identifyGoods(row({ nameCn: goods[by] ?? '' }), 'N');
      return kind !== 'known' || meantBy.some(({ unNo }) => unNo === null);
    });
    expect(missed.map((goods) => goods[by])).toEqual([]);
    expect(printed).not.toEqual([]);
  });

  it.each([
    ['苯', '1114'],
    ['氯（液氯）', '1017'],
    ['溴（工业级）', '1744'],
    ['粗苯', '1114'],
    ['无水氨', '1005'],
    ['鈉（金屬）', '1428'],
    ['工业级 锂', '1415'],
    ['甲 醇 99.9%', '1230'],
    ['ｍｅｔｈａｎｏｌ', '1230'],
    ['UN 1230', '1230'],
    ['货物 67-56-1', '1230'],
  ])('are identified as dangerous as %s', (nameCn, unNo) => {
    const { kind, goods } = identifyGoods(row({ nameCn }), 'N');
    expect([kind, goods[0]?.unNo]).toEqual(['known', unNo]);
  });

  it.each([
    ['乙二醇一甲醚溶液', ['1188']],
    ['环氧氯丙烷树脂', ['2023', '1866']],
    ['丙烯酸乳液', ['2218']],
    ['乙醇胺溶液', ['2491']],
    ['溴水', ['1744']],
    ['保护剂（苯）', ['1114']],
  ])('require a manual check as %s, with the longest contained name as candidate', (nameCn, numbers) => {
    const { kind, goods } = identifyGoods(row({ nameCn }), 'N');
    expect([kind, ...new Set(goods.map(({ unNo }) => unNo))]).toEqual(['unsure', ...numbers]);
  });

  it('are known when the library lists them as harmless', () => {
    expect(meant({ nameCn: '柠檬酸', hsCode: '291814' }, 'N')).toEqual({ kind: 'known', ids: ['citric'] });
    expect(meant({ nameCn: '尿素（工业级）', nameEn: 'Urea', casNo: '57-13-6' }, 'N').ids).toEqual(['urea']);
    expect(meant({ nameCn: '不锈钢水槽', nameEn: 'Stainless steel sink' }, 'N')).toEqual({ kind: 'nobody', ids: [] });
  });

  it.each([
    { nameCn: '尿素（含炸药）' },
    { nameCn: '尿素、火药' },
    { nameCn: '硝化甘油' },
    { nameCn: '甘油', nameEn: 'Nitroglycerin' },
    { nameCn: '甘油', casNo: '55-63-0' },
  ])('are unidentified when they borrow a harmless name: $nameCn $nameEn $casNo', (said) => {
    expect(meant(said, 'N')).toEqual({ kind: 'nobody', ids: [] });
  });
});
