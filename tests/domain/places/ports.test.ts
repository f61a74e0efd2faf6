import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchNames, tidyQuery } from '../../../domain/values/matching';
import { findPorts } from '../../../domain/places/ports';
import { listPorts } from '../../../server/world/ports/catalogue';

const PORTS = listPorts('port');
const codes = (typed: string) => findPorts(PORTS, typed).map(({ item }) => item.code);

describe('port search', () => {
  it.each([
    ['Chinese', '上海', 'CNSHA'],
    ['part of the Chinese name', '海防', 'VNHPH'],
    ['pinyin', 'ningbo', 'CNNGB'],
    ['initials', 'tjxg', 'CNTXG'],
    ['English', 'Rotterdam', 'NLRTM'],
    ['English in small letters', 'rotter', 'NLRTM'],
    ['the code', 'nlrtm', 'NLRTM'],
    ['letters of a Chinese keyboard', 'ＣＮＳＨＡ', 'CNSHA'],
    ['more spaces than needed', '  tianjin   xingang ', 'CNTXG'],
  ])('finds by %s', (_, typed, code) => {
    expect(codes(typed)[0]).toBe(code);
  });

  it('ranks names that begin with the text before those that contain it, with marks', () => {
    const found = findPorts(PORTS, 'ha');
    expect(found.map(({ fit }) => fit).lastIndexOf('start')).toBeLessThan(
      found.findIndex(({ fit }) => fit === 'inside'),
    );
    const hamburg = found.find(({ item }) => item.code === 'DEHAM');
    expect(hamburg).toMatchObject({ fit: 'start', marks: { nameEn: [0, 2], code: [2, 4] } });
    expect(found.find(({ item }) => item.code === 'INNSA')).toMatchObject({ fit: 'inside', marks: { nameEn: [1, 3] } });
  });

  it('lists base ports first for an empty text', () => {
    const found = findPorts(PORTS, '').map(({ item }) => item.isBase);
    expect(found).toHaveLength(68);
    expect(found.lastIndexOf(true)).toBeLessThan(found.indexOf(false));
  });

  it('finds nothing for an unknown name', () => {
    expect(codes('亚特兰蒂斯')).toEqual([]);
  });

  it.each([
    ['杭州', 'CNNGB', { nameCn: '杭州', km: 165 }],
    ['杭州市', 'CNNGB', { nameCn: '杭州', km: 165 }],
    ['苏州', 'CNTAG', { nameCn: '苏州', km: 55 }],
    ['成都', 'CNCKG', { nameCn: '成都', km: 330 }],
  ])('answers %s, a city without a port, with the nearest port', (typed, code, city) => {
    expect(findPorts(PORTS, typed)).toEqual([
      { item: expect.objectContaining({ code }) as unknown, fit: 'near', marks: {}, city },
    ]);
  });

  it('keeps to the port of the same name and ignores a single letter', () => {
    expect(findPorts(PORTS, '宁波').map(({ item, fit }) => [item.code, fit])).toEqual([['CNNGB', 'start']]);
    expect(codes('杭')).toEqual([]);
    expect(findPorts(listPorts('airport'), '杭州').every(({ fit }) => fit !== 'near')).toBe(true);
  });

  it('finds every port by each of its names', () => {
    assert(
      property(constantFrom(...PORTS), ({ code, nameCn, nameEn, pinyin, initials }) => {
        for (const name of [code, nameCn, nameEn, pinyin, initials]) expect(codes(name)).toContain(code);
      }),
    );
  });

  it('marks exactly the typed letters', () => {
    assert(
      property(
        constantFrom(...PORTS),
        string({ unit: 'grapheme', maxLength: 4 }),
        ({ nameCn, nameEn, code }, typed) => {
          const shown = { nameCn, nameEn, code };
          const match = matchNames({ shown, typed: [] }, typed);
          for (const [name, [from, to]] of Object.entries(match?.marks ?? {}))
            expect(shown[name as keyof typeof shown].slice(from, to).toLowerCase()).toBe(tidyQuery(typed));
        },
      ),
    );
  });
});

describe('port catalogue', () => {
  it.each([
    ['port', 68, /^[A-Z]{5}$/],
    ['airport', 24, /^[A-Z]{3}$/],
    ['station', 19, /^R[A-Z]{2}$/],
  ] as const)('has every %s once', (kind, count, pattern) => {
    const all = listPorts(kind).map(({ code }) => code);
    expect(new Set(all).size).toBe(count);
    for (const code of all) expect(code).toMatch(pattern);
  });
});
