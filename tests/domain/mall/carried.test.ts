import { describe, expect, it } from 'vitest';

import { freightFaults } from '../../../domain/modes/mall/carried';
import { blankGoods } from '../../../domain/order/blank';
import type { Together } from '../../../domain/order/beside';
import { mallQuoteFor, soundMall } from '../../support/mall-order';

const quote = mallQuoteFor('fetched');
const form = { ...soundMall('fetched'), pickupAt: '2026-11-24T09:30' };
const AT = Date.parse('2026-11-24T01:30:00.000Z');

const bought = quote.search.lines.map(({ row, sold, kg }) => ({
  row,
  netKg: kg,
  grossKg: kg + (kg / (sold.netKg ?? kg)) * sold.tareKg,
}));

const carried = (figure: 'grossKg' | 'netKg', change: (kg: number, at: number) => number = (kg) => kg) => ({
  ...form,
  goods: bought.map(({ row, ...kg }, at) => ({
    ...blankGoods(String(at)),
    nameCn: row.nameCn,
    unNo: row.unNo,
    [figure]: String(change(kg[figure], at)),
  })),
});

const faults = (change: Partial<Together>) =>
  freightFaults({ form, quote }, { form: carried('grossKg'), lastAt: AT, fetches: 'there', ...change });

describe('what keeps a purchase and its freight order from going together', () => {
  it('is nothing where all of it is fetched in time, weighed with its packs or without', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ form: carried('netKg') })).toEqual([]);
    expect(faults({ lastAt: null })).toEqual([]);
  });

  it('is more or less of any of it than two in a hundred, or one of them left out', () => {
    const off = (by: number) => faults({ form: carried('grossKg', (kg, at) => (at === 1 ? kg * by : kg)) });
    expect([off(0.981), off(1.019)]).toEqual([[], []]);
    for (const one of [off(0.979), off(1.021)])
      expect(one).toMatchObject([{ code: 'mallFreightGoods', given: { goods: bought[1]?.row.nameCn } }]);
    const { goods } = carried('grossKg');
    expect(faults({ form: { ...form, goods: goods.slice(1) } })).toMatchObject([
      { code: 'mallFreightGoods', given: { goods: bought[0]?.row.nameCn, kg: 0 } },
    ]);
  });

  it('is nobody who fetches them, one who does elsewhere, or who is gone before they are handed out', () => {
    const city = { city: '张家港' };
    expect(faults({ fetches: 'nowhere' })).toMatchObject([{ code: 'mallFreightUnfetched', given: city }]);
    expect(faults({ fetches: 'elsewhere' })).toMatchObject([{ code: 'mallFreightElsewhere', given: city }]);
    expect(faults({ lastAt: AT - 1 })).toMatchObject([{ path: 'freight', code: 'mallFreightEarly' }]);
  });
});
