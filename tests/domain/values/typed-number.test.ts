import { assert, integer, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FclOrderForm } from '../../../domain/order/form';
import { blankFclOrder } from '../../../domain/order/blank';
import { readFclOrder } from '../../../domain/order/read';
import { fclOrderFaults } from '../../../domain/order/rules';
import { isoOf, momentIn } from '../../../domain/values/moments';
import { acceptanceOf } from '../../../domain/order/acceptance';
import { minorUnitsIn, numberIn, quantityIn, wholeNumberIn } from '../../../domain/values/typed-number';
import { dangerousOrder, factsFor } from '../../support/fcl-order';

describe('a number as people type it', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['１，２３４．５', 1234.5],
    [' 12 ', 12],
    ['−3', -3],
    ['-0', 0],
    ['007', 7],
    ['12,34', null],
    ['1,2345', null],
    ['1 000', null],
    ['1e3', null],
    ['.5', null],
    ['5.', null],
    ['', null],
    ['NaN', null],
    ['Infinity', null],
    ['1.23456', null],
    ['1234567890123456', null],
    ['9'.repeat(5000), null],
  ])('%j is %j', (typed, number) => {
    expect(numberIn(typed, 4)).toBe(number);
  });

  it('whole numbers have no decimals, and money is counted in cents', () => {
    expect([wholeNumberIn('3'), wholeNumberIn('3.0')]).toEqual([3, null]);
    expect([minorUnitsIn('1,234.56'), minorUnitsIn('0.29'), minorUnitsIn('1.001')]).toEqual([123_456, 29, null]);
  });

  it('money read is the money written, to the cent', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999_999_99 }), (cents) => {
        const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
        expect(minorUnitsIn(`${whole.toLocaleString('en-US')}.${rest}`)).toBe(cents);
      }),
    );
  });

  it.each([
    ['500 ml', { kind: 'volume', amount: 500 }],
    ['１Ｌ', { kind: 'volume', amount: 1000 }],
    ['0.5千克', { kind: 'mass', amount: 500 }],
    ['120 KG', { kind: 'mass', amount: 120_000 }],
    ['500', null],
    ['ml', null],
    ['5 lm', null],
    ['1,5 L', null],
  ])('%j is a quantity', (typed, quantity) => {
    expect(quantityIn(typed)).toEqual(quantity);
  });
});

describe('a moment', () => {
  it('is written and read the same', () => {
    assert(
      property(integer({ min: -1e12, max: 4e12 }), (moment) => {
        expect(isoOf(moment)).toBe(new Date(moment).toISOString());
        expect(momentIn(isoOf(moment))).toBe(moment);
      }),
    );
  });

  it.each([
    ['2026-11-20T08:00', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T08:00:30+09:00', '2026-11-19T23:00:30.000Z'],
    ['2026-11-20T08:00:00.5-05:30', '2026-11-20T13:30:00.500Z'],
  ])('%s, without a zone in China', (typed, iso) => {
    expect(isoOf(momentIn(typed) ?? 0)).toBe(iso);
  });

  it.each(['', '2026-11-20', '2026-02-30T08:00', '2026-11-20T24:00', '2026-11-20T08:60', 'tomorrow'])(
    '%j is none',
    (typed) => {
      expect(momentIn(typed)).toBeNull();
    },
  );
});

describe('whatever anybody types', () => {
  const anything = oneof(
    string({ maxLength: 60 }),
    string({ unit: 'binary', maxLength: 40 }),
    stringMatching(/^[\d.,+ -]*$/),
  );

  const filledWith = (text: string): FclOrderForm => {
    const put = (value: unknown): unknown => {
      if (typeof value === 'string') return text;
      if (Array.isArray(value)) return value.map(put);
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]))
        : value;
    };
    const typed = put(dangerousOrder) as FclOrderForm;
    const goods = typed.goods.map((row) => ({
      ...row,
      hazardClass: '3' as const,
      subRisks: [],
      packingGroup: 'II' as const,
    }));
    return { ...typed, isDanger: 'Y', goods, boxes: [{ type: '20GP', count: text }], services: ['TRK', 'INS', 'CUS'] };
  };

  it('the reader, the rules and the acceptance answer, ten thousand times', () => {
    assert(
      property(anything, (text) => {
        const form = filledWith(text);
        expect(() => readFclOrder(form)).not.toThrow();
        expect(() => acceptanceOf(form, factsFor('BRSSZ'))).not.toThrow();
        expect(fclOrderFaults(form, factsFor('USLAX'))).toEqual(
          fclOrderFaults(structuredClone(form), factsFor('USLAX')),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read to what a form without faults says', () => {
    const { goods, boxes, goodsValue, readyAt } = readFclOrder({
      ...dangerousOrder,
      services: ['CUS', 'TRK'],
      goodsValue: '１２,３４５.６０',
      readyDate: '2026-12-10T08:00',
    });
    expect(boxes).toEqual([{ type: '20GP', count: 1 }]);
    expect(goods[0]).toMatchObject({
      unNo: '1230',
      pieces: 80,
      grossKg: 14_160,
      netKg: 12_640,
      volumeM3: 16,
      flashPointC: 11,
    });
    expect([goodsValue, readyAt]).toEqual([1_234_560, Date.parse('2026-12-10T00:00:00Z')]);
  });

  it('goods that are not dangerous are read without a class, services not ordered without their numbers', () => {
    const order = readFclOrder({ ...dangerousOrder, isDanger: 'N', services: [], goodsValue: '5' });
    expect(order.goods[0]).toMatchObject({ unNo: null, hazardClass: null, packingGroup: null });
    expect([order.goodsValue, order.insuredValue, order.readyAt]).toEqual([null, null, null]);
    expect(readFclOrder(blankFclOrder).goods[0]?.pieces).toBe(0);
  });
});
