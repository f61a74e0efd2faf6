import { describe, expect, it } from 'vitest';

import { criticalThreshold, criticalOfAll, type CriticalGoods } from '../../../domain/goods/critical';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';

const of = (said: Partial<CriticalGoods>): string => {
  const { by, tons } = criticalThreshold({ unNo: null, hazardClass: null, subRisks: [], packingGroup: null, ...said });
  return `${by} ${tons ?? '-'}`;
};

describe('major hazard threshold', () => {
  it.each([
    ['bromine, a corrosive that table 1 names', { unNo: '1744', hazardClass: '8', packingGroup: 'I' }, 'NAME 20'],
    ['nitric acid over 70 %', { unNo: '2031', hazardClass: '8', subRisks: ['5.1'], packingGroup: 'I' }, 'NAME 100'],
    ['the same acid up to 70 %', { unNo: '2031', hazardClass: '8', subRisks: ['5.1'], packingGroup: 'II' }, 'ASK -'],
    ['potassium nitrate', { unNo: '1486', hazardClass: '5.1', packingGroup: 'III' }, 'NAME 1000'],
    ['a flammable liquid of group I', { unNo: '1993', hazardClass: '3', packingGroup: 'I' }, 'CLASS 10'],
    ['of group II', { unNo: '1993', hazardClass: '3', packingGroup: 'II' }, 'CLASS 1000'],
    ['of group III', { unNo: '1993', hazardClass: '3', packingGroup: 'III' }, 'CLASS 5000'],
    [
      'paint of group III, which may flash early',
      { unNo: '1263', hazardClass: '3', packingGroup: 'III' },
      'CLASS 1000',
    ],
    ['of no group', { unNo: '1993', hazardClass: '3' }, 'ASK -'],
    ['with a further hazard', { unNo: '1992', hazardClass: '3', subRisks: ['6.1'], packingGroup: 'II' }, 'ASK -'],
    ['aerosols', { unNo: '1950', hazardClass: '2.1' }, 'CLASS 150'],
    ['a gas that burns', { unNo: '1055', hazardClass: '2.1' }, 'CLASS 10'],
    ['a gas that feeds a fire', { unNo: '1070', hazardClass: '2.2', subRisks: ['5.1'] }, 'CLASS 50'],
    ['a gas that does neither', { unNo: '1013', hazardClass: '2.2' }, 'NONE -'],
    ['a toxic gas that no table names', { unNo: '1008', hazardClass: '2.3', subRisks: ['8'] }, 'ASK -'],
    ['a corrosive', { unNo: '1760', hazardClass: '8', packingGroup: 'II' }, 'ASK -'],
    ['a self-reactive liquid of type C', { unNo: '3223', hazardClass: '4.1' }, 'CLASS 50'],
    ['a peroxide of type B', { unNo: '3101', hazardClass: '5.2', subRisks: ['8'] }, 'CLASS 10'],
    ['one of type D, which may be peroxyacetic acid', { unNo: '3105', hazardClass: '5.2' }, 'ASK -'],
    ['what heats itself', { unNo: '3088', hazardClass: '4.2', packingGroup: 'II' }, 'NONE -'],
    ['what burns in air', { unNo: '2845', hazardClass: '4.2', packingGroup: 'I' }, 'CLASS 50'],
    ['a poison of group II', { unNo: '2810', hazardClass: '6.1', packingGroup: 'II' }, 'CLASS 500'],
    ['a poison of group III', { unNo: '2810', hazardClass: '6.1', packingGroup: 'III' }, 'ASK -'],
    ['batteries', { unNo: '3480', hazardClass: '9' }, 'NONE -'],
    ['what is not dangerous', {}, 'NONE -'],
  ] as const)('is $2 for %s', (_, said, expected) => {
    expect(of(said)).toBe(expected);
  });

  it('is given for several entries of a number when all agree', () => {
    const paint = (packingGroup: 'I' | 'II' | 'III'): CriticalGoods => ({
      unNo: '1263',
      hazardClass: '3',
      subRisks: [],
      packingGroup,
    });
    expect([criticalOfAll([paint('I'), paint('II')]).by, criticalOfAll([paint('II'), paint('III')])]).toEqual([
      'ASK',
      { by: 'CLASS', tons: 1000 },
    ]);
    expect(criticalOfAll([]).by).toBe('ASK');
  });

  it('is never absent for goods in table 1 or possibly toxic or corrosive ones', () => {
    const unnamed = LIBRARY.filter((goods) => goods.hazardClass !== null && criticalThreshold(goods).by === 'NONE');
    expect(unnamed.filter(({ subRisks }) => subRisks.length > 0)).toEqual([]);
    expect(new Set(unnamed.map(({ hazardClass }) => hazardClass))).toEqual(new Set(['2.2', '4.1', '4.2', '4.3', '9']));
  });
});
