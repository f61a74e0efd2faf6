import { describe, expect, it } from 'vitest';

import { isCasNo, unNoIn } from '../../../domain/goods/dangerous-goods';
import { isSixteenB } from '../../../domain/goods/column-sixteen-b';
import { isGenericName, shippingNames, WEIGHED_DOUBTS } from '../../../domain/goods/facts';
import { SEGREGATION_GROUPS } from '../../../domain/goods/segregation-groups';
import { goodsOfNumber, LIBRARY, searchGoods } from '../../../server/world/dangerous-goods/library';
import { readGoods } from '../../../server/world/dangerous-goods/read-goods';
import { editionOutcome } from '../../../server/world/dangerous-goods/table/amendment-42-24';

describe('a UN number', () => {
  it.each(['1230', 'UN1230', 'un 1230', ' UN  1230 ', 'ＵＮ１２３０'])('is understood in "%s"', (typed) => {
    expect(unNoIn(typed)).toBe('1230');
  });

  it.each(['', '123', '12300', 'UN', 'UN12A0', 'NA1230', '甲醇'])('is not seen in "%s"', (typed) => {
    expect(unNoIn(typed)).toBeNull();
  });
});

describe('a CAS number', () => {
  it.each(['67-56-1', '7647-01-0', '108-88-3'])('%s checks', (cas) => {
    expect(isCasNo(cas)).toBe(true);
  });

  it.each(['67-56-2', '7647-10-0', '67561', '6-75-61', '', '67-56-1 '])('"%s" does not', (cas) => {
    expect(isCasNo(cas)).toBe(false);
  });
});

describe('the library of goods', () => {
  it('holds 494 dangerous goods of 398 numbers and 11 others, each once, with numbers that check', () => {
    const dangerous = LIBRARY.filter(({ unNo }) => unNo !== null);
    expect(dangerous).toHaveLength(494);
    expect(new Set(dangerous.map(({ unNo }) => unNo)).size).toBe(398);
    expect(LIBRARY.filter(({ unNo }) => unNo === null)).toHaveLength(11);
    expect(new Set(LIBRARY.map(({ goodsId }) => goodsId)).size).toBe(505);
    for (const { casNo, groups } of LIBRARY) {
      expect(casNo === null || isCasNo(casNo), casNo ?? '').toBe(true);
      for (const group of groups) expect(SEGREGATION_GROUPS).toHaveProperty(group);
    }
  });

  it.each([
    ['the UN number', '1230', 'Methanol'],
    ['the UN number as it is written', 'UN 1230', 'Methanol'],
    ['the CAS number', '67-56-1', 'Methanol'],
    ['Chinese', '甲醇', 'Methanol'],
    ['English', 'methan', 'Methanol'],
    ['initials', 'jc', 'Methanol'],
    ['a synonym', '木精', 'Methanol'],
    ['a synonym in English', 'Wood alcohol', 'Methanol'],
    ['pinyin', 'jiachun', 'Methanol'],
  ])('finds by %s', (_, typed, nameEn) => {
    expect(searchGoods(typed)[0]?.item.nameEn).toBe(nameEn);
  });

  it('lists benzene before what merely contains its name', () => {
    expect(
      searchGoods('苯')
        .map(({ item }) => item.nameCn)
        .slice(0, 2),
    ).toEqual(['纯苯', '苯乙烯（稳定的）']);
  });

  it.each(['1993', '2924', '1760', '1139', '1202', '3481', '1950', '1266', '3264', '3267', '2735', '1845', '3109'])(
    'has the everyday number %s',
    (unNo) => {
      expect(goodsOfNumber(unNo).length).toBeGreaterThan(0);
    },
  );

  it('keeps a row for each packing group of a number', () => {
    expect(goodsOfNumber('1993').map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
    expect(goodsOfNumber('1760').map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
  });

  it('names every generic entry without its aside, and asks what it is', () => {
    for (const goods of LIBRARY.filter(({ nameEn }) => isGenericName(nameEn))) {
      expect(goods.technical, goods.goodsId).not.toBeNull();
      expect(shippingNames(goods)[0]).not.toMatch(/[()]$/);
    }
  });

  it('knows how cold a self-reactive substance must travel', () => {
    expect(LIBRARY.find(({ goodsId }) => goodsId === 'tbpo')?.cooled).toEqual({ controlC: 20, emergencyC: 25 });
    for (const { cooled, goodsId } of LIBRARY)
      expect(cooled === null || cooled.emergencyC > cooled.controlC, goodsId).toBe(true);
  });

  it('says of every row that was taken over from public lists which of them agree, and where they do not', () => {
    const taken = LIBRARY.filter(({ sources }) => sources.length > 0);
    expect(taken).toHaveLength(417);
    expect(taken.filter(({ doubts }) => doubts.length > 0)).toHaveLength(58);
    expect(LIBRARY.find(({ goodsId }) => goodsId === 'tmah-25')?.doubts).toMatchObject([{ about: 'CLASS' }]);
  });

  it('has every dangerous row read in the edition in force; one that nobody read goes to a person', () => {
    const dangerous = LIBRARY.filter(({ unNo }) => unNo !== null);
    const older = dangerous.filter(({ sources }) => !sources.includes('1'));
    expect(older.filter(({ goodsId }) => editionOutcome(goodsId) === 'open')).toEqual([]);
    const mended = older.filter(({ goodsId }) => editionOutcome(goodsId) === 'mended');
    expect(mended.map(({ unNo, sixteenB }) => [unNo, sixteenB?.includes('SG19')])).toEqual([
      ['1017', true],
      ['2031', true],
    ]);
    const unread = { about: 'CLASS', text: '尚未按 42-24 版核对' };
    for (const { doubts } of LIBRARY) expect(doubts).not.toContainEqual(unread);
    expect(readGoods('disilane|3553|乙硅烷|Disilane||||2.1').doubts).toEqual([unread]);
    expect(readGoods('chalk||碳酸钙|Calcium carbonate').doubts).toEqual([]);
    expect(WEIGHED_DOUBTS).toContain(unread.about);
  });

  it('asks of column 16b only what its codes are known for', () => {
    for (const { sixteenB } of LIBRARY) for (const code of sixteenB ?? []) expect(isSixteenB(code), code).toBe(true);
    const read = LIBRARY.filter(({ unNo, sixteenB }) => unNo !== null && sixteenB !== null);
    expect(new Set(read.map(({ unNo }) => unNo)).size).toBe(78);
  });

  it('writes English names that a form takes', () => {
    for (const { nameEn } of LIBRARY) expect(nameEn).toMatch(/^[A-Za-z0-9 ,.;:%()'/+-]{2,120}$/);
    for (const { nameCn } of LIBRARY) expect(nameCn.length >= 2 && nameCn.length <= 60, nameCn).toBe(true);
  });
});
