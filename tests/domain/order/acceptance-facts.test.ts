import { describe, expect, it } from 'vitest';

import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import type { FclForm } from '../../../domain/modes/fcl/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { rowPicked } from '../../support/known-goods';
import { dangerousOrder, factsFor, generalOrder, methanol, sailingTo } from '../../support/fcl-order';

const HOUR = 3_600_000;

const codes = (change: Partial<FclForm>, subject: string, facts: OrderFacts<FclQuote> = factsFor()) =>
  fclAcceptance({ ...dangerousOrder, ...change }, facts)
    .findings.filter(({ about }) => about === subject)
    .map(({ level, code }) => `${level} ${code}`);
const declared = (change: Partial<GoodsRow>) => codes({ goods: [{ ...methanol, ...change }] }, 'CONSISTENCY');

describe('declared goods', () => {
  it('pass when they agree with the library', () => {
    expect(declared({})).toEqual(['PASS goodsAgree']);
    expect(fclAcceptance(dangerousOrder, factsFor()).level).toBe('PASS');
  });

  it.each<[string, Partial<GoodsRow>, string[]]>([
    ['a number the library does not have', { unNo: '9999' }, ['MANUAL unknownGoods']],
    ['no number yet', { unNo: '' }, ['MANUAL goodsBlank']],
    ['another class', { hazardClass: '8' }, ['MANUAL classDiffers']],
    ['a subsidiary hazard left out', { subRisks: [] }, ['MANUAL risksDiffer']],
    ['another packing group', { packingGroup: 'I' }, ['MANUAL groupDiffers']],
    ['no packing group where there is one', { packingGroup: 'N' }, ['MANUAL groupDiffers']],
    [
      'too mild a group for its flash point',
      { packingGroup: 'III' },
      ['MANUAL groupDiffers', 'MANUAL groupByFlashPoint'],
    ],
    ['heavier than the liquid can be', { netKg: '14537' }, ['MANUAL densityDiffers']],
    ['a little heavier', { netKg: '14535' }, ['PASS goodsAgree']],
    ['much room between the drums', { volume: '24' }, ['PASS densityLoose']],
    ['so little that a figure is wrong', { netKg: '2540', volume: '16.1' }, ['MANUAL densityDiffers']],
    ['a class not chosen yet', { hazardClass: '', packingGroup: '' }, ['PASS goodsAgree']],
  ])('give the findings $2 for %s', (_, change, findings) => {
    expect(declared(change)).toEqual(findings);
  });

  it('allow group III for a liquid from a flash point of twenty-three degrees', () => {
    const butanol = rowPicked(methanol, '1120', { netKg: '', grossKg: '12960' });
    expect(declared({ ...butanol, flashPoint: '30' })).toEqual(['PASS goodsAgree']);
    expect(declared({ ...butanol, flashPoint: '23' })).toEqual(['PASS flashDiffers']);
    expect(declared({ ...butanol, flashPoint: '22.9' })).toEqual(['MANUAL groupByFlashPoint']);
    // A flash point with two decimals is treated as a typing error.
    expect(declared({ ...butanol, flashPoint: '22.95' })).toEqual(['PASS goodsAgree']);
  });

  it('allow air in a packed solid, but no weight above its density or below any package', () => {
    const chlorate = (grossKg: string) => declared(rowPicked(methanol, '1495', { netKg: '', grossKg, volume: '1' }));
    expect(chlorate('900')).toEqual(['PASS goodsAgree']);
    expect(chlorate('20000')).toEqual(['MANUAL weightForRoom']);
    expect(chlorate('59')).toEqual(['MANUAL weightForRoom']);
    expect(chlorate('12')).toEqual(['MANUAL weightForPieces', 'MANUAL weightForRoom']);
  });

  it('block dangerous library goods as general cargo', () => {
    const goods = [{ ...methanol, goodsId: findGoods('1230')?.goodsId ?? '' }];
    expect(codes({ isDanger: 'N', goods }, 'CONSISTENCY')).toEqual(['BLOCK declaredGeneral']);
    expect(codes(generalOrder, 'CONSISTENCY')).toEqual(['PASS goodsHarmless']);
  });

  it('report a missing safety data sheet for later', () => {
    expect(codes({ files: [] }, 'PAPERS')).toEqual(['MANUAL sdsMissing']);
    expect(codes({}, 'PAPERS')).toEqual(['PASS sdsHere']);
    expect(codes({ ...generalOrder, files: [] }, 'PAPERS')).toEqual([]);
  });
});

describe('weight and volume of a load', () => {
  const loaded = (grossKg: string, volume = '16', count = '1') =>
    ['WEIGHT', 'VOLUME'].flatMap((subject) =>
      codes({ boxes: [{ type: '20GP', count }], goods: [{ ...methanol, grossKg, netKg: '', volume }] }, subject),
    );
  it.each([
    ['21500', '16', ['PASS loadFits']],
    ['21500.01', '16', ['PASS heavyTwenty']],
    ['27000', '16', ['PASS heavyTwenty']],
    ['27000.01', '16', ['PASS heavyTwenty', 'PASS heavyRoad']],
    ['28150', '16', ['PASS heavyTwenty', 'PASS heavyRoad']],
    // A hundred kilograms of dunnage push the box over its maximum gross mass.
    ['28151', '16', ['MANUAL vgmOver', 'PASS heavyTwenty', 'PASS heavyRoad']],
    ['28250.01', '16', ['BLOCK overPayload', 'PASS heavyTwenty', 'PASS heavyRoad']],
    ['1000', '28.001', ['BLOCK overVolume']],
  ])('%s kg and %s m³ in one twenty-foot box', (kg, m3, findings) => {
    expect(loaded(kg, m3)).toEqual(findings);
  });

  it('halve over two boxes', () => {
    expect(loaded('43000', '16', '2')).toEqual(['PASS loadFits']);
  });
});

describe('cut-off findings', () => {
  const leaving = (hoursBeforeApply: number): OrderFacts<FclQuote> => ({
    ...factsFor(),
    now: Date.parse(sailingTo('SGSIN').etd) - (240 + hoursBeforeApply) * HOUR,
  });

  it('pass a day ahead, need approval below and block when missed', () => {
    expect(codes({}, 'CUTOFF', leaving(24))).toEqual(['PASS cutoffsAhead']);
    expect(codes({}, 'CUTOFF', leaving(23.9))).toEqual(['NEED_APPROVAL cutoffSoon']);
    expect(codes({}, 'CUTOFF', leaving(0))).toEqual(['NEED_APPROVAL cutoffSoon']);
    expect(codes({}, 'CUTOFF', leaving(-0.1))).toEqual(['BLOCK cutoffMissed']);
    expect(fclAcceptance(dangerousOrder, leaving(-0.1)).level).toBe('BLOCK');
  });

  it('ignore a past opening', () => {
    const opened = codes({}, 'CUTOFF', leaving(-100));
    expect(opened).toEqual(['BLOCK cutoffMissed', 'BLOCK cutoffMissed']);
  });

  it('are absent without a sailing', () => {
    expect(codes({}, 'CUTOFF', { ...leaving(-100), quote: null })).toEqual([]);
  });
});
