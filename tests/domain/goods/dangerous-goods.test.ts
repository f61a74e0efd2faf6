import { describe, expect, it } from 'vitest';

import { isCasNo, readUnNo } from '../../../domain/goods/dangerous-goods';
import { isSixteenB } from '../../../domain/goods/column-sixteen-b';
import { isGenericName, shippingNames, WEIGHED_DOUBTS } from '../../../domain/goods/facts';
import { SEGREGATION_GROUPS } from '../../../domain/goods/segregation-groups';
import { goodsOfNumber, LIBRARY, searchGoods } from '../../../server/world/dangerous-goods/library';
import { readTable } from '../../../server/world/dangerous-goods/list/read-table';
import { HOUSE_COLUMNS, houseGoods } from '../../../server/world/dangerous-goods/read-goods';

const HOUSE = readTable('house-goods.csv', HOUSE_COLUMNS);
const HEADER = HOUSE_COLUMNS.join(',');

const rowWith = (cells: Partial<Record<(typeof HOUSE_COLUMNS)[number], string>>): string =>
  HOUSE_COLUMNS.map((column) => cells[column] ?? (column === 'state' ? 'GAS' : '')).join(',');
const oneRead = (cells: Parameters<typeof rowWith>[0]) => houseGoods(`${HEADER}\n${rowWith(cells)}\n`)[0];

describe('UN number', () => {
  it.each(['1230', 'UN1230', 'un 1230', ' UN  1230 ', 'ＵＮ１２３０'])('is read from "%s"', (typed) => {
    expect(readUnNo(typed)).toBe('1230');
  });

  it.each(['', '123', '12300', 'UN', 'UN12A0', 'NA1230', '甲醇'])('is not read from "%s"', (typed) => {
    expect(readUnNo(typed)).toBeNull();
  });
});

describe('CAS number', () => {
  it.each(['67-56-1', '7647-01-0', '108-88-3'])('%s is valid', (cas) => {
    expect(isCasNo(cas)).toBe(true);
  });

  it.each(['67-56-2', '7647-10-0', '67561', '6-75-61', '', '67-56-1 '])('"%s" is invalid', (cas) => {
    expect(isCasNo(cas)).toBe(false);
  });
});

describe('goods library', () => {
  it('holds 494 dangerous goods of 398 numbers and 11 others, each once, with valid numbers', () => {
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

  it('ranks benzene before names that contain it', () => {
    expect(
      searchGoods('苯')
        .map(({ item }) => item.nameCn)
        .slice(0, 2),
    ).toEqual(['纯苯', '苯乙烯（稳定的）']);
  });

  it.each(['1993', '2924', '1760', '1139', '1202', '3481', '1950', '1266', '3264', '3267', '2735', '1845', '3109'])(
    'has the common number %s',
    (unNo) => {
      expect(goodsOfNumber(unNo).length).toBeGreaterThan(0);
    },
  );

  it('has a row for each packing group of a number', () => {
    expect(goodsOfNumber('1993').map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
    expect(goodsOfNumber('1760').map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
  });

  it('asks for the technical name of every generic entry and drops its aside', () => {
    for (const goods of LIBRARY.filter(({ nameEn }) => isGenericName(nameEn))) {
      expect(goods.technical, goods.goodsId).not.toBeNull();
      expect(shippingNames(goods)[0]).not.toMatch(/[()]$/);
    }
  });

  it('has the control temperature of self-reactive substances', () => {
    expect(LIBRARY.find(({ goodsId }) => goodsId === 'tbpo')?.cooled).toEqual({ controlC: 20, emergencyC: 25 });
    for (const { cooled, goodsId } of LIBRARY)
      expect(cooled === null || cooled.emergencyC > cooled.controlC, goodsId).toBe(true);
  });

  it('gives sources and doubts for every row from public lists', () => {
    const taken = LIBRARY.filter(({ sources }) => sources.length > 0);
    expect(taken).toHaveLength(417);
    expect(taken.filter(({ doubts }) => doubts.length > 0)).toHaveLength(58);
    expect(LIBRARY.find(({ goodsId }) => goodsId === 'tmah-25')?.doubts).toMatchObject([{ about: 'CLASS' }]);
  });

  it('reads every dangerous row in the edition in force or marks it for a manual check', () => {
    const dangerous = LIBRARY.filter(({ unNo }) => unNo !== null);
    const older = dangerous.filter(({ sources }) => !sources.includes('1'));
    const outcomes = new Map(HOUSE.map(({ cells }) => [cells.goodsId, cells.edition]));
    expect(older.filter(({ goodsId }) => ['', 'open'].includes(outcomes.get(goodsId) ?? ''))).toEqual([]);
    const mended = older.filter(({ goodsId }) => outcomes.get(goodsId) === 'mended');
    expect(mended.map(({ unNo, sixteenB }) => [unNo, sixteenB?.includes('SG19')])).toEqual([
      ['1017', true],
      ['2031', true],
    ]);
    const unread = { about: 'CLASS', text: '尚未按 42-24 版核对' };
    for (const { doubts } of LIBRARY) expect(doubts).not.toContainEqual(unread);
    const disilane = { goodsId: 'disilane', unNo: '3553', nameCn: '乙硅烷', nameEn: 'Disilane', hazardClass: '2.1' };
    expect(oneRead(disilane)?.doubts).toEqual([unread]);
    expect(oneRead({ ...disilane, edition: 'open' })?.doubts).toEqual([unread]);
    expect(oneRead({ goodsId: 'chalk', nameCn: '碳酸钙', nameEn: 'Calcium carbonate' })?.doubts).toEqual([]);
    expect(WEIGHED_DOUBTS).toContain(unread.about);
  });

  it('throws with the place of a table fault', () => {
    const read = (cells: Parameters<typeof rowWith>[0]) => () => oneRead({ goodsId: 'a', ...cells });
    expect(() => houseGoods('goodsId,nameCn\n')).toThrow('house-goods.csv: column 2 has to be unNo');
    expect(() => houseGoods(`${HEADER},more\n`)).toThrow(`column ${HOUSE_COLUMNS.length + 1} has to be none`);
    expect(() => houseGoods(`${HEADER}\na,1230\n`)).toThrow('house-goods.csv line 2: 2 cells');
    expect(() => houseGoods(`${HEADER}\n"a`)).toThrow('line 2: a quote stands open');
    expect(read({ hazardClass: '3.1' })).toThrow('line 2: “3.1” is none of');
    expect(read({ packingGroup: 'IV' })).toThrow('“IV” is none of I, II, III');
    expect(read({ state: 'ICE' })).toThrow('“ICE” is none of LIQUID');
    expect(read({ unNo: 'UN1' })).toThrow('“UN1” is no UN number');
    expect(read({ flashPointC: 'low' })).toThrow('“low” is no number');
    expect(read({ highlyToxic: 'no' })).toThrow('“no” is none of yes');
    expect(read({ edition: 'read' })).toThrow('“read” is none of same');
  });

  it('has only known codes in column 16b', () => {
    const unknown = LIBRARY.flatMap(({ sixteenB }) => (sixteenB ?? []).filter((code) => !isSixteenB(code)));
    expect([...new Set(unknown)].toSorted()).toStrictEqual(['SG1', 'SG14', 'SG69', 'SG71', '其余未核对']);
    const read = LIBRARY.filter(({ unNo, sixteenB }) => unNo !== null && sixteenB !== null);
    expect(new Set(read.map(({ unNo }) => unNo)).size).toBe(333);
  });

  it('has names that a form accepts', () => {
    for (const { nameEn } of LIBRARY) expect(nameEn).toMatch(/^[A-Za-z0-9 ,.;:%()'/+-]{2,120}$/);
    for (const { nameCn } of LIBRARY) expect(nameCn.length >= 2 && nameCn.length <= 60, nameCn).toBe(true);
  });
});
