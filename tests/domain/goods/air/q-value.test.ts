import { describe, expect, it } from 'vitest';

import { isAirApart } from '../../../../domain/goods/air/air-apart';
import { computeQValue, type PackedTogether } from '../../../../domain/goods/air/q-value';

const part = (unNo: string, net: number): PackedTogether => ({ unNo, net, group: null, percent: null });

describe('Q value of an outer package', () => {
  it.each([
    ['two and one litre in the belly', [part('1090', 2), part('1219', 1)], 'P', 0.6],
    ['three and three, which is too much there', [part('1090', 3), part('1219', 3)], 'P', 1.2],
    ['the same on a freighter', [part('1090', 3), part('1219', 3)], 'F', 0.1],
    ['tenths, upwards', [part('1090', 1.55)], 'P', 0.4],
    ['exactly one', [part('1090', 2.5), part('1219', 2.5)], 'P', 1],
    ['a hair above one', [part('1090', 2.5), part('1219', 2.501)], 'P', 1.1],
    ['what no passenger aircraft takes', [part('1093', 1)], 'P', null],
    ['what nobody knows', [part('3551', 1)], 'F', null],
    ['what has no limit to be held against', [part('1090', 1), part('3171', 1)], 'F', null],
    ['paint of no group', [part('1263', 1)], 'F', null],
  ] as const)('is $3 for %s', (_, parts, aircraft, q) => {
    expect(computeQValue(parts, aircraft)).toBe(q);
  });

  it('counts against the limit of the packing instruction, for any aircraft', () => {
    const limited = { pi: 'Y341', most: 1, isGross: false };
    expect(computeQValue([{ ...part('1090', 0.6), part: limited }, part('1219', 30)], 'F')).toBe(1.1);
  });

  it('is null when the gross weight is limited', () => {
    expect(computeQValue([{ ...part('3077', 5), part: { pi: 'Y956', most: 30, isGross: true } }], 'F')).toBeNull();
  });
});

const hazards = (unNo: string, hazardClass: string, ...subRisks: string[]) => ({ unNo, hazardClass, subRisks });

describe('air segregation of packages', () => {
  it.each([
    ['paint and chlorate', hazards('1263', '3'), hazards('1490', '5.1'), true],
    ['a further hazard counts', hazards('1993', '8', '3'), hazards('2014', '5.1', '8'), true],
    ['batteries and paint', hazards('3480', '9'), hazards('1263', '3'), true],
    ['batteries and acid', hazards('3480', '9'), hazards('1805', '8'), false],
    ['batteries within equipment and paint', hazards('3481', '9'), hazards('1263', '3'), false],
    ['what reacts with water, and acid', hazards('1396', '4.3'), hazards('1805', '8'), true],
    ['any division of explosives and anything', hazards('0336', '1.4'), hazards('3082', '9'), true],
    ['paint and acid', hazards('1263', '3'), hazards('1805', '8'), false],
  ] as const)('keeps apart in both orders: %s: $3', (_, one, other, apart) => {
    expect([isAirApart(one, other), isAirApart(other, one)]).toStrictEqual([apart, apart]);
  });
});
