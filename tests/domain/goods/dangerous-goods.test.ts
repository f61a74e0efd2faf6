import { describe, expect, it } from 'vitest';

import { isCasNo, unNoIn } from '../../../domain/goods/dangerous-goods';
import { SEGREGATION_GROUPS } from '../../../domain/goods/segregation-groups';
import { LIBRARY, searchGoods } from '../../../server/dangerous-goods/library';

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
  it('holds 77 dangerous goods and 11 others, each once, with numbers that check', () => {
    expect(LIBRARY.filter(({ unNo }) => unNo !== null)).toHaveLength(77);
    expect(LIBRARY.filter(({ unNo }) => unNo === null)).toHaveLength(11);
    expect(new Set(LIBRARY.map(({ goodsId }) => goodsId)).size).toBe(88);
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
  ])('finds by %s', (_, typed, nameEn) => {
    expect(searchGoods(typed)[0]?.item.nameEn).toBe(nameEn);
  });

  it('lists benzene before what merely contains its name', () => {
    expect(
      searchGoods('苯')
        .map(({ item }) => item.nameCn)
        .slice(0, 2),
    ).toEqual(['苯', '苯乙烯（稳定的）']);
  });
});
