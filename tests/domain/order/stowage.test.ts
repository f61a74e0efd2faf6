import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { BOX_TYPES, type BoxType } from '../../../domain/offer/search';
import { sumLoads, stowParcels } from '../../../domain/order/boxes/stowage';
import { rowPicked } from '../../support/known-goods';
import { dangerousOrder, factsFor, methanol } from '../../support/fcl-order';

const persulfate = rowPicked(methanol, '1505', {
  key: '2',
  packKind: '5H3',
  packMark: 'UN 5H3/Y26/S/25/CN/370015',
  pieces: '200',
  grossKg: '5000',
  netKg: '',
  volume: '5',
});

const apart = (methanolKg: string, boxes: FclForm['boxes']): FclForm => ({
  ...dangerousOrder,
  boxes,
  goods: [{ ...methanol, grossKg: methanolKg, netKg: '', volume: '20' }, persulfate],
});
const judged = (form: FclForm) => fclAcceptance(form, factsFor());
const blocks = (form: FclForm) => judged(form).findings.filter(({ level }) => level === 'BLOCK');
const twenty = (count: number) => [{ type: '20GP' as const, count: String(count) }];

describe('segregated goods', () => {
  it('are weighed per box: thirty tonnes do not fit into one of two', () => {
    const form = apart('30000', twenty(2));
    expect(judged(form).advice?.loads.map(({ first, kg, vgmKg }) => [first, kg, vgmKg])).toEqual([
      [1, 30_000, 32_330],
      [2, 5000, 7330],
    ]);
    expect(judged(form).level).toBe('BLOCK');
    expect(blocks(form)).toEqual([
      expect.objectContaining({
        code: 'boxOverPayload',
        given: { no: '1', box: '20GP', goods: '甲醇', kg: 30_000, vgm: 32_330, most: 28_250 },
      }),
    ]);
  });

  it('fit with another box for the heavier part', () => {
    const { advice, findings } = judged(apart('30000', twenty(3)));
    expect(advice?.loads.map(({ first, count, kg, parcels }) => [first, count, kg, parcels[0]?.pieces])).toEqual([
      [1, 2, 15_000, 40],
      [3, 1, 5000, 200],
    ]);
    expect(findings.filter(({ level }) => level === 'BLOCK')).toEqual([]);
    expect(advice?.cheapest).toEqual([{ type: '20GP', count: 3 }]);
  });

  it('fit when the larger box takes the heavier part', () => {
    const { advice } = judged(
      apart('28500', [
        { type: '20GP', count: '1' },
        { type: '40GP', count: '1' },
      ]),
    );
    expect(advice?.loads.map(({ type, kg }) => [type, kg])).toEqual([
      ['40GP', 28_500],
      ['20GP', 5000],
    ]);
  });

  it('put goods compatible with both into the lighter box', () => {
    const form = apart('25000', twenty(2));
    const water = { ...persulfate, key: '3', unNo: '3082', hazardClass: '9' as const, grossKg: '4000' };
    const { box, advice } = judged({ ...form, goods: [...form.goods, water] });
    expect(box?.boxes).toEqual([[0], [1, 2]]);
    expect(advice?.loads.map(({ kg }) => kg)).toEqual([25_000, 9000]);
  });
});

describe('whole pieces', () => {
  it('are not split: three heavy pieces on two boxes', () => {
    const goods = [{ ...methanol, pieces: '3', grossKg: '45000', netKg: '', volume: '20' }];
    const form = { ...dangerousOrder, boxes: twenty(2), goods };
    expect(judged(form).advice?.loads.map(({ kg }) => kg)).toEqual([30_000, 15_000]);
    expect(blocks(form).map(({ code, given }) => [code, given['no']])).toEqual([['boxOverPayload', '1']]);
  });

  const rows = array(
    record({
      pieces: integer({ min: 1, max: 90 }),
      kg: integer({ min: 1, max: 20_000 }),
      m3: integer({ min: 0, max: 30 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const boxes = array(record({ type: constantFrom<BoxType>(...BOX_TYPES), count: integer({ min: 1, max: 6 }) }), {
    minLength: 1,
    maxLength: 3,
  });

  it('are neither lost nor cut in any boxes', () => {
    assert(
      property(rows, boxes, (some, types) => {
        const parcels = some.map((one, row) => ({ row, ...one }));
        const apartRows = some.length > 1 ? [[0], some.map((_, row) => row).slice(1)] : [];
        const found = stowParcels(types, parcels, apartRows).flatMap((box) => box.parcels);
        for (const { row, pieces, kg } of parcels) {
          const own = found.filter((parcel) => parcel.row === row);
          expect(own.reduce((all, parcel) => all + (parcel.pieces ?? 0), 0)).toBe(pieces);
          expect(Math.abs(sumLoads(own).kg - kg)).toBeLessThan(0.05);
        }
      }),
      { numRuns: 300 },
    );
  });
});
