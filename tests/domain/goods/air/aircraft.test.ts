import { describe, expect, it } from 'vitest';

import { judgeAirAmount, type AirAnswer } from '../../../../domain/goods/air/aircraft';
import { findAirLimit, airQuestion, airUnit, type AirConditions } from '../../../../domain/goods/air/limit';
import { AIR_LIMITS } from '../../../../domain/goods/air/limits';

const UNSAID: AirConditions = { group: null, percent: null };
const answer = (unNo: string, net: number | null, said: Partial<AirConditions> = {}): AirAnswer =>
  judgeAirAmount(unNo, net, { ...UNSAID, ...said }).answer;

describe('air limit of a package', () => {
  it.each([
    ['ether, forbidden to all', '1040', 1, {}, 'FORBIDDEN'],
    ['acetone up to the limit of a passenger aircraft', '1090', 5, {}, 'PAX'],
    ['a little more', '1090', 5.1, {}, 'CAO'],
    ['and more than a freighter takes', '1090', 60.5, {}, 'OVER'],
    ['methanol, whose further hazard lowers the limit to a litre', '1230', 1.1, {}, 'CAO'],
    ['acrylonitrile, which no passenger aircraft takes', '1093', 20, {}, 'CAO'],
    ['paint of no group', '1263', 50, {}, 'ASK'],
    ['paint of group III', '1263', 50, { group: 'III' }, 'PAX'],
    ['paint of group II', '1263', 50, { group: 'II' }, 'CAO'],
    ['paint of group I', '1263', 50, { group: 'I' }, 'OVER'],
    ['peroxide of no share', '2014', 0.5, {}, 'ASK'],
    ['peroxide of 35 %', '2014', 0.5, { percent: 35 }, 'PAX'],
    ['peroxide of 50 %', '2014', 0.5, { percent: 50 }, 'FORBIDDEN'],
    ['nitric acid of 68 %', '2031', 5, { percent: 68 }, 'CAO'],
    ['nitric acid of 85 %', '2031', 5, { percent: 85 }, 'OVER'],
    ['a share that is none', '2014', 0.5, { percent: 0 }, 'ASK'],
    ['goods of which nobody has said how much', '1090', null, {}, 'ASK'],
    ['a liquid of no name of its own, group III', '1993', 60, { group: 'III' }, 'PAX'],
    ['aerosols over what a passenger aircraft takes', '1950', 75.5, {}, 'CAO'],
    ['dry ice', '1845', 200, {}, 'PAX'],
    ['lithium metal alone', '3090', 35, {}, 'CAO'],
    ['batteries that no source agrees about', '3551', 5, {}, 'MANUAL'],
    ['scent of group II, by the smaller of the limits that are published', '1266', 5.1, { group: 'II' }, 'CAO'],
    ['scent of a group it does not have', '1266', 1, { group: 'I' }, 'MANUAL'],
    ['benzaldehyde, which is of class 9', '1990', 100, {}, 'PAX'],
    ['and more of it than a freighter takes', '1990', 220.5, {}, 'OVER'],
    ['a battery of a machine, which has no net limit', '3171', null, {}, 'PAX'],
    ['acid of a group it does not have', '1790', 1, { group: 'III' }, 'MANUAL'],
    ['batteries in equipment, which the list alone knows', '3481', 5, {}, 'PAX'],
  ] as const)('is $4 for %s', (_, unNo, net, said, expected) => {
    expect(answer(unNo, net, said)).toBe(expected);
  });

  it('includes the packing instruction', () => {
    expect(judgeAirAmount('1263', 200, { group: 'III', percent: null }).part).toStrictEqual({
      pi: '366',
      most: 220,
      isGross: false,
    });
  });

  it('needs a packing group or a percentage for some numbers only', () => {
    expect(['1263', '2014', '1090', '3551'].map(airQuestion)).toStrictEqual(['group', 'percent', null, null]);
    expect(['1263', '1823', '3551'].map(airUnit)).toStrictEqual(['L', 'kg', null]);
  });

  it('covers 383 numbers and never allows more on a passenger aircraft than on a freighter', () => {
    const rows = AIR_LIMITS.trim().split('\n');
    expect([rows.length, new Set(rows.map((row) => row.slice(0, 4))).size]).toStrictEqual([463, 383]);
    expect(new Set(rows.map((row) => row.split(' ', 2).join(' '))).size, 'no row twice').toBe(rows.length);
    for (const row of rows) {
      const [unNo = '', group] = row.split(' ');
      const limit = findAirLimit(unNo, {
        group: group === 'I' || group === 'II' || group === 'III' ? group : null,
        percent: 30,
      });
      if (limit === null || limit === 'ASK') throw new Error(`nobody reads ${row}`);
      const [cao, pax] = [limit.cao, limit.pax].map((part) => (part === null ? 0 : (part.most ?? Infinity)));
      expect(cao, row).toBeGreaterThanOrEqual(pax ?? 0);
    }
  });
});
