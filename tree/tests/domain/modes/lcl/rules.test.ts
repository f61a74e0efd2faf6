import { describe, expect, it } from 'vitest';

import { blankLclPart, factsKept, factsOf, withFacts, type LclRead } from '../../../../domain/modes/lcl/form';
import { lclCutoffs } from '../../../../domain/modes/lcl/cutoffs';
import { isPlate } from '../../../../domain/modes/lcl/intake-rules';
import { lclOwnFaults } from '../../../../domain/modes/lcl/rules';
import { blankGoods } from '../../../../domain/order/blank';

const LEAVES = Date.parse('2026-12-09T10:00:00Z');
const cutoffs = lclCutoffs(LEAVES, 'danger');

const sound: LclRead = {
  ...blankLclPart,
  isDanger: 'Y',
  goods: [{ ...blankGoods('a'), pieces: '2', grossKg: '860', volume: '1.45' }],
  services: [],
  stackable: 'Y',
  marks: 'N/M',
  deliverDate: '2026-12-03',
  deliverHour: '9',
  releaseType: 'TLX',
  tolerance: true,
  lcl: { a: { unitKg: '430', longCm: '120', highCm: '110', isDamaged: false, isPrecursorFree: false, isFood: false } },
};

const faultsOf = (change: Partial<LclRead>) =>
  lclOwnFaults({ ...sound, ...change }, cutoffs).map(({ path, code }) => [path, code]);
const withRow = (change: Parameters<typeof withFacts>[2]) => ({ lcl: withFacts(sound.lcl, 'a', change) });

describe('what only a shared box asks', () => {
  it('is nothing more of a sound form, and everything of a blank one', () => {
    expect(faultsOf({})).toStrictEqual([]);
    expect(faultsOf(blankLclPart)).toStrictEqual([
      ['goods.0.unitKg', 'lclUnitKg'],
      ['goods.0.longCm', 'lclLongCm'],
      ['goods.0.highCm', 'lclHighCm'],
      ['stackable', 'lclStackable'],
      ['marks', 'lclMarks'],
      ['deliverDate', 'lclDeliver'],
      ['releaseType', 'lclReleaseType'],
      ['tolerance', 'lclTolerance'],
    ]);
  });

  it.each([
    ['a piece that no fork lift of the sheds carries', withRow({ unitKg: '3200' }), 'goods.0.unitKg', 'lclUnitHeavy'],
    ['a heaviest piece lighter than the average', withRow({ unitKg: '429.99' }), 'goods.0.unitKg', 'lclUnitLight'],
    ['a weight that is no number', withRow({ unitKg: 'x' }), 'goods.0.unitKg', 'lclUnitKg'],
    ['a piece longer than six metres', withRow({ longCm: '601' }), 'goods.0.longCm', 'lclLongOver'],
    ['a piece that does not go through the door', withRow({ highCm: '221' }), 'goods.0.highCm', 'lclHighOver'],
    ['marks of eleven lines', { marks: Array.from({ length: 11 }, () => 'A').join('\n') }, 'marks', 'lclMarksLong'],
    ['a line of marks that no label holds', { marks: 'A'.repeat(36) }, 'marks', 'lclMarksLong'],
    [
      'a delivery before the shed opens',
      { deliverDate: '2026-12-02', deliverHour: '9' },
      'deliverDate',
      'lclDeliverEarly',
    ],
    ['a delivery after it has closed', { deliverDate: '2026-12-05' }, 'deliverDate', 'lclDeliverLate'],
    ['a delivery of dangerous goods in the evening', { deliverHour: '18' }, 'deliverHour', 'lclGateShut'],
    [
      'a plate that is none',
      { plateNo: 'ABC', driverName: '李', driverPhone: '13800000003', escortName: '王' },
      'plateNo',
      'lclPlate',
    ],
    [
      'dangerous goods nobody watches on the road',
      { plateNo: '沪A12345', driverName: '李', driverPhone: '13800000003' },
      'escortName',
      'lclEscort',
    ],
  ] as const)('names %s', (_, change, path, code) => {
    expect(faultsOf(change)).toStrictEqual([[path, code]]);
  });

  it('asks nothing of the way to the shed where the house fetches the goods', () => {
    expect(faultsOf({ services: ['TRK'], deliverDate: '', deliverHour: '', plateNo: 'x' })).toStrictEqual([]);
  });

  it('lets general goods come until eight in the evening', () => {
    const general = lclCutoffs(LEAVES, 'general');
    expect(
      lclOwnFaults({ ...sound, isDanger: 'N', deliverDate: '2026-12-05', deliverHour: '20' }, general),
    ).toStrictEqual([]);
  });

  it.each(['沪A12345', '粤BD12345', '沪a 12345', '京AF1234学', '沪A·12345'])('reads %s as a plate', (typed) => {
    expect(isPlate(typed)).toBe(true);
  });
});

describe('facts of a row', () => {
  it('follow its key, whatever becomes of the other rows', () => {
    const lcl = withFacts(withFacts({}, 'a', { unitKg: '1' }), 'b', { unitKg: '2' });
    expect(factsOf({ lcl }, { key: 'b' }).unitKg).toBe('2');
    expect(factsOf({ lcl }, { key: 'c' }).unitKg).toBe('');
    expect(Object.keys(factsKept(lcl, [{ key: 'b' }, { key: '__proto__' }]))).toStrictEqual(['b']);
    expect(factsOf({ lcl }, { key: 'constructor' }).unitKg).toBe('');
  });
});
