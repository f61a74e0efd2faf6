import { describe, expect, it } from 'vitest';

import { freightFaults } from '../../../domain/modes/mall/carried';
import type { PackForm } from '../../../domain/mall/product';
import type { CarriedOrder } from '../../../domain/order/drafts/beside';
import type { Vessel } from '../../../domain/order/goods/vessel';
import { mallQuoteFor } from '../../support/mall-order';

const quote = mallQuoteFor('fetched');
/** A Friday morning; the goods are ready two working days later. */
const NOW = Date.parse('2026-11-20T02:00:00.000Z');
const CITY = '3205';

const bought = quote.search.lines.map(({ row: { goodsId, nameCn, unNo }, sold, kg }) => ({
  goodsId,
  nameCn,
  unNo,
  netKg: kg,
  vessel: 'PACKS' as Vessel,
  finestKg: null as number | null,
  grossKg: kg + (kg / (sold.netKg ?? kg)) * sold.tareKg,
}));

const at = (moment: string) => ({ city: CITY, at: Date.parse(`${moment}:00+08:00`) });
const faults = (change: Partial<CarriedOrder>) =>
  freightFaults(
    { quote, now: NOW, city: CITY },
    { goods: bought, boxedKg: null, fetched: at('2026-11-24T09:30'), ...change },
  );

function carriedAs(form: PackForm, goods: CarriedOrder['goods']) {
  const lines = quote.search.lines.map((line) => ({ ...line, sold: { ...line.sold, form } }));
  const sold = { ...quote, search: { ...quote.search, lines } };
  return freightFaults(
    { quote: sold, now: NOW, city: CITY },
    { goods, boxedKg: null, fetched: at('2026-11-24T09:30') },
  );
}

describe('mismatch between a purchase and a freight order', () => {
  it('is empty when all goods are collected, with or without pack weights', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ goods: bought.map((one) => ({ ...one, grossKg: null })) })).toEqual([]);
    expect(
      faults({
        goods: [
          ...bought,
          { goodsId: 'own', nameCn: '托盘', unNo: '', grossKg: 60, netKg: null, vessel: 'PACKS', finestKg: null },
        ],
      }),
    ).toEqual([]);
  });

  it('reports a deviation above two per cent, missing goods, or other goods of the same number', () => {
    const off = (by: number) =>
      faults({ goods: bought.map((one, place) => (place === 1 ? { ...one, grossKg: one.grossKg * by } : one)) });
    expect([off(0.981), off(1.019)]).toEqual([[], []]);
    for (const one of [off(0.979), off(1.021)])
      expect(one).toMatchObject([{ code: 'mallFreightGoods', given: { goods: bought[1]?.nameCn } }]);
    const missing = { code: 'mallFreightGoods', given: { goods: bought[0]?.nameCn, kg: 0 } };
    expect(faults({ goods: bought.slice(1) })).toMatchObject([missing]);
    expect(faults({ goods: bought.map((one) => ({ ...one, goodsId: `other ${one.goodsId}` })) })).toMatchObject([
      missing,
    ]);
  });

  it('reports a tank for packed goods, and a box or deck for bulk goods', () => {
    const tank = bought.map((one) => ({ ...one, grossKg: null, vessel: 'TANK' as Vessel, finestKg: 1 }));
    const given = { goods: bought[0]?.nameCn };
    expect(faults({ goods: tank })).toMatchObject([{ path: 'freight', code: 'mallFreightTank', given }]);
    expect(carriedAs('BULK', tank)).toEqual([]);
    expect(carriedAs('BULK', bought)).toMatchObject([{ path: 'freight', code: 'mallFreightLoose', given }]);
  });

  it('reports a flexitank for packed goods, and anything else for goods sold in one', () => {
    const given = { goods: bought[0]?.nameCn };
    const bag = bought.map((one) => ({ ...one, grossKg: null, vessel: 'BAG' as Vessel, finestKg: 1.2 }));
    const tank = bag.map((one) => ({ ...one, vessel: 'TANK' as Vessel }));
    expect(faults({ goods: bag })).toMatchObject([{ path: 'freight', code: 'mallFreightBag', given }]);
    expect(carriedAs('BULK', bag), 'what is loose is poured into a bag as well').toEqual([]);
    expect(carriedAs('BAG', bag)).toEqual([]);
    for (const goods of [tank, bought])
      expect(carriedAs('BAG', goods)).toMatchObject([{ path: 'freight', code: 'mallFreightNoBag', given }]);
  });

  it('reports a poured load that differs from the purchase beyond the precision of its form', () => {
    const poured = (finestKg: number, off: number) =>
      carriedAs(
        'BULK',
        bought.map((one) => ({ ...one, grossKg: null, netKg: one.netKg + off, vessel: 'TANK' as Vessel, finestKg })),
      );
    expect([poured(1, 0), poured(1.6, 1.5), poured(1.6, -1.5), poured(0.3, 0.2)]).toEqual([[], [], [], []]);
    for (const faulty of [poured(1, 1), poured(1, -1), poured(1.6, 1.7), poured(0.3, -0.4), poured(1, 180)])
      expect(faulty).toMatchObject([{ path: 'freight', code: 'mallFreightGoods' }]);
  });

  it('reports another weight of boxes, goods in no box, or others beside them', () => {
    const unweighed = bought.map((one) => ({ ...one, grossKg: null, netKg: null }));
    const all = bought.reduce((sum, { grossKg }) => sum + grossKg, 0);
    const boxed = (boxedKg: number, goods: CarriedOrder['goods'] = unweighed) => faults({ goods, boxedKg });
    expect([boxed(all), boxed(all * 1.019), boxed(all * 0.981)]).toEqual([[], [], []]);
    for (const kg of [all * 1.021, all * 0.979, 0])
      expect(boxed(kg)).toMatchObject([{ path: 'freight', code: 'mallFreightBoxes', given: { kg, bought: all } }]);
    expect(boxed(all, unweighed.slice(1))).toMatchObject([
      { path: 'freight', code: 'mallFreightMissing', given: { goods: bought[0]?.nameCn } },
    ]);
    const [first] = unweighed;
    const salt = { ...first, goodsId: 'own', nameCn: '工业盐', unNo: '' } as CarriedOrder['goods'][number];
    expect(boxed(all, [...unweighed, salt])).toMatchObject([
      { path: 'freight', code: 'mallFreightOther', given: { goods: '工业盐' } },
    ]);
  });

  it('identifies unlisted goods by number, and goods without a number by name', () => {
    expect(faults({ goods: bought.map((one) => ({ ...one, goodsId: '', nameCn: '别名' })) })).toMatchObject([
      { code: 'mallFreightGoods', given: { goods: bought.find(({ unNo }) => unNo === '')?.nameCn } },
    ]);
    expect(faults({ goods: bought.map((one) => ({ ...one, goodsId: '' })) })).toEqual([]);
  });

  it('reports a missing pickup, or one in another city', () => {
    const city = { city: '张家港' };
    expect(faults({ fetched: null })).toMatchObject([{ code: 'mallFreightUnfetched', given: city }]);
    expect(faults({ fetched: { ...at('2026-11-24T09:30'), city: '4401' } })).toMatchObject([
      { code: 'mallFreightElsewhere', given: city },
    ]);
  });

  it.each([
    ['before they stand ready', '2026-11-22T10:00', 'mallPickup'],
    ['on a Saturday', '2026-11-28T09:30', 'mallPickupHour'],
    ['in the evening', '2026-11-24T16:01', 'mallPickupHour'],
    ['after they are kept no longer', '2026-12-31T09:30', 'mallLate'],
  ])('reports a truck that comes %s', (_, moment, code) => {
    expect(faults({ fetched: at(moment) })).toMatchObject([{ path: 'freight', code }]);
  });
});
