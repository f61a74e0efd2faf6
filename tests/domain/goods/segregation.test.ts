import {
  array,
  assert,
  constant,
  constantFrom,
  oneof,
  property,
  record,
  shuffledSubarray,
  subarray,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { apartByClass, checkPair, SEGREGATION_LEVELS, type SegregatedGoods } from '../../../domain/goods/segregation';
import { SEGREGATION_GROUPS } from '../../../domain/goods/segregation-groups';
import { checkBox } from '../../../domain/goods/segregation-split';
import { segregationBetween } from '../../../domain/goods/segregation-table';
import { findGoods, LIBRARY } from '../../../server/world/dangerous-goods/library';

const known = (name: string): SegregatedGoods => {
  const found = findGoods(name) ?? LIBRARY.find(({ goodsId }) => goodsId === name);
  if (found) return found;
  throw new Error(`${name} is not in the library`);
};
const other9 = { hazardClass: '9', subRisks: [], sixteenB: [], burns: false };

/** Two substances of a published example outside the library. */
const OTHERS: Record<string, SegregatedGoods> = {
  '2002': { unNo: '2002', hazardClass: '4.2', subRisks: [], groups: [], sixteenB: [], burns: true },
  '2558': { unNo: '2558', hazardClass: '6.1', subRisks: ['3'], groups: [], sixteenB: [], burns: true },
};
const goodsOf = (unNo: string) => OTHERS[unNo] ?? known(unNo);

const goods = record({
  unNo: constantFrom('1001', '1230', '1295', '1789', '1818', '1824', '2014', '3105', '9001', '9002', '9003', '9004'),
  hazardClass: constantFrom(...HAZARD_CLASS_IDS),
  subRisks: subarray([...HAZARD_CLASS_IDS], { maxLength: 2 }),
  groups: subarray(Object.keys(SEGREGATION_GROUPS), { maxLength: 3 }),
  sixteenB: oneof(constant(null), subarray(['SG6', 'SG17', 'SG35', 'SG46', 'SG48'], { maxLength: 2 })),
  burns: constantFrom(true, false, null),
  isLimited: constantFrom(false, false, false, true),
});
const severity = (level: (typeof SEGREGATION_LEVELS)[number]) => SEGREGATION_LEVELS.indexOf(level);

describe('two substances in one container', () => {
  it.each([
    ['1263', '2014', '2', 'BLOCK'],
    ['1789', '1824', '2', 'BLOCK'],
    ['1090', '1294', 'X', 'PASS_CHECK_DGL'],
    ['2789', '1830', 'X', 'PASS_CHECK_DGL'],
    ['1230', '1547', 'X', 'PASS_CHECK_DGL'],
    ['1350', '1495', '2', 'BLOCK'],
    ['2014', '3105', '2', 'BLOCK'],
    ['1547', '1789', '2', 'BLOCK'],
    ['1005', '1017', '2', 'BLOCK'],
    ['1402', '1830', '2', 'BLOCK'],
    ['1396', '1789', '2', 'BLOCK'],
    ['2002', '2558', '2', 'BLOCK'],
    ['1689', '1789', '2', 'BLOCK'],
    ['1791', '1789', '1', 'NEED_APPROVAL'],
    ['1263', '1133', 'X', 'PASS_CHECK_DGL'],
  ])('UN %s and UN %s: %s, %s', (one, other, value, level) => {
    expect(checkPair(goodsOf(one), goodsOf(other))).toMatchObject({ value, level });
  });

  it('follow the current table, not the one before its amendment', () => {
    expect([segregationBetween('2.1', '4.3'), segregationBetween('3', '4.3')]).toEqual(['2', '2']);
  });

  it('have the same value in both orders', () => {
    for (const one of HAZARD_CLASS_IDS)
      for (const other of HAZARD_CLASS_IDS)
        expect(`${one} ${other} ${segregationBetween(one, other)}`).toBe(
          `${one} ${other} ${segregationBetween(other, one)}`,
        );
  });

  it('report the subsidiary hazard set aside within one class', () => {
    const acids = checkPair(known('2031'), known('2789'));
    expect(acids).toMatchObject({
      reasons: expect.arrayContaining([
        { kind: 'classes', classes: ['5.1', '3'], value: '2', isSetAside: true },
      ]) as unknown,
    });
  });

  it('skip the table for limited quantities, the same number and compatible sets', () => {
    for (const [one, other] of [
      ['1789', '1824'],
      ['1824', '1789'],
    ] as const) {
      const acidOrLye = { ...known(one), isLimited: true };
      expect(checkPair(acidOrLye, known(other)).reasons).toEqual([{ kind: 'limited' }]);
      expect(checkPair(known(other), acidOrLye).reasons).toEqual([{ kind: 'limited' }]);
    }
    expect(checkPair(known('1789'), known('1789')).reasons).toEqual([{ kind: 'same' }]);
    expect(checkPair(known('2014'), known('2984')).reasons).toEqual([{ kind: 'compatible' }]);
  });

  it('count as the same generic number only under the same technical name', () => {
    const peroxide = { ...known('3105'), technicalName: '过氧化甲乙酮' };
    expect(checkPair(peroxide, peroxide).reasons).toEqual([{ kind: 'same' }]);
    expect(checkPair(peroxide, { ...peroxide, technicalName: '过氧化苯甲酰' }).level).not.toBe('PASS');
    expect(checkPair({ ...peroxide, technicalName: '' }, { ...peroxide, technicalName: '' }).level).not.toBe('PASS');
  });

  it('keep combustibles from an oxidizer that requires it, dangerous or not', () => {
    const [glycerol, soda] = [known('glycerol'), known('soda-ash')];
    expect(checkPair(known('1748'), glycerol)).toMatchObject({ value: '2', level: 'BLOCK' });
    expect(checkPair(known('1748'), soda).level).toBe('PASS');
    expect(checkPair(known('1748'), { ...soda, burns: null }).level).toBe('MANUAL');
    expect(checkPair(known('1490'), soda).level).toBe('PASS');
    expect(checkPair(glycerol, soda).level).toBe('PASS');
  });

  it('require a manual check when column 16b is unread, unless the table forbids them', () => {
    expect(checkPair(known('1993'), known('1230'))).toMatchObject({ value: '*', level: 'MANUAL' });
    expect(checkPair(known('1993'), known('1495')).level).toBe('BLOCK');
    const nobody = { unNo: null, hazardClass: null, subRisks: [], groups: [], sixteenB: null, burns: null };
    expect(checkPair(nobody, known('1230'))).toMatchObject({ level: 'MANUAL', reasons: [{ kind: 'unknown' }] });
  });

  it('require an expert for class 1 beside class 1 and are blocked beside an acid', () => {
    const known = { groups: [], sixteenB: [], burns: true };
    const shells = { unNo: '9001', hazardClass: '1.1', subRisks: [], ...known };
    const flares = { unNo: '9002', hazardClass: '1.3', subRisks: ['3'], ...known };
    expect(checkPair(shells, { ...flares, subRisks: [] }).level).toBe('MANUAL');
    expect(checkPair(shells, flares).level).toBe('BLOCK');
  });

  it('have the same verdict in both orders', () => {
    assert(
      property(goods, goods, (one, other) => {
        expect(checkPair(one, other)).toEqual(checkPair(other, one));
      }),
    );
  });
});

const shipment = uniqueArray(goods, { minLength: 2, maxLength: 6, selector: ({ unNo }) => unNo });

describe('several substances in one container', () => {
  it('have the same verdict in any order', () => {
    assert(
      property(
        shipment.chain((all) => shuffledSubarray(all, { minLength: all.length }).map((mixed) => ({ all, mixed }))),
        ({ all, mixed }) => {
          const [one, other] = [checkBox(all), checkBox(mixed)];
          expect([one.level, one.boxes.length]).toEqual([other.level, other.boxes.length]);
        },
      ),
    );
  });

  it('never become milder with one more substance', () => {
    assert(
      property(shipment, goods, (some, one) => {
        const [fewer, more] = [checkBox(some), checkBox([...some, one])];
        expect(severity(more.level)).toBeGreaterThanOrEqual(severity(fewer.level));
        expect(more.boxes.length).toBeGreaterThanOrEqual(fewer.boxes.length);
      }),
    );
  });

  it('are split so that no container holds a forbidden pair and all goods are placed', () => {
    assert(
      property(shipment, (all) => {
        const { boxes } = checkBox(all);
        expect(boxes.flat().toSorted((a, b) => a - b)).toEqual(all.map((_, at) => at));
        for (const box of boxes)
          expect(checkBox(box.map((at) => all[at]).filter((item) => item !== undefined)).level).not.toBe('BLOCK');
      }),
    );
  });

  it('are split into no more containers than needed', () => {
    const split = (...unNos: string[]) => checkBox(unNos.map(known)).boxes;
    expect(split('1789', '1824', '1294')).toEqual([[0, 2], [1]]);
    expect(split('1090', '1294')).toEqual([[0, 1]]);
    expect(split('1263', '1495', '1381')).toHaveLength(3);
  });

  it('are split better than by first fit', () => {
    // Each clashes with its neighbour only, in groups 10, 15, 16, 14; first fit from both ends needs a third box.
    const solvent = (unNo: string, group: string) => ({ ...other9, unNo, groups: [group] });
    const chain = [solvent('9001', '10'), solvent('9002', '14'), solvent('9003', '15'), solvent('9004', '16')];
    expect(checkBox(chain).boxes).toHaveLength(2);
  });

  it('are still split without forbidden pairs when too many for an exact split', () => {
    assert(
      property(array(goods, { minLength: 11, maxLength: 20 }), (many) => {
        const { pairs, boxes } = checkBox(many);
        expect(boxes.flat().toSorted((one, other) => one - other)).toEqual(many.map((_, at) => at));
        for (const { of, level } of pairs)
          expect(level === 'BLOCK' && boxes.some((box) => of.every((item) => box.includes(item)))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('goods beside a class', () => {
  const of = (hazardClass: string, subRisks: string[]) => ({
    unNo: null,
    hazardClass,
    subRisks,
    groups: [],
    sixteenB: null,
    burns: null,
  });
  const beside = (one: ReturnType<typeof of>, other: string) =>
    apartByClass(one).find(({ hazardClass }) => hazardClass === other)?.value;

  it('follow their strictest hazard, regardless of groups or column 16b', () => {
    expect(beside(of('8', []), '4.2')).toBe('1');
    expect(beside(of('8', ['3']), '4.2')).toBe('2');
    expect(beside(of('1.4', []), '1.4')).toBe('*');
  });

  it('ignore a subsidiary hazard within their own class and have no value beside classes never carried', () => {
    expect(beside(of('5.1', ['8']), '5.1')).toBe('X');
    expect(beside(of('5.1', ['8']), '5.2')).toBe('2');
    expect(['1.1', '6.2', '7'].map((other) => beside(of('3', []), other))).toEqual([undefined, undefined, undefined]);
  });
});
