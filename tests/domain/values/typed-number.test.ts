import { assert, integer, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FclForm } from '../../../domain/modes/fcl/form';
import { fclFaults } from '../../../domain/modes/fcl/mode';
import { toIso, parseMoment } from '../../../domain/values/moments';
import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import {
  countOrBefore,
  parseMinorUnits,
  parseNumber,
  parseQuantity,
  parseWholeNumber,
} from '../../../domain/values/typed-number';
import { dangerousOrder, factsFor } from '../../support/fcl-order';

const RUNS = Number(process.env['RANDOM_RUNS'] ?? 2_000);

describe('typed number', () => {
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
  ])('reads %j as %j', (typed, number) => {
    expect(parseNumber(typed, 4)).toBe(number);
  });

  it('accepts whole numbers without decimals and money in cents', () => {
    expect([parseWholeNumber('3'), parseWholeNumber('3.0')]).toEqual([3, null]);
    expect([parseMinorUnits('1,234.56'), parseMinorUnits('0.29'), parseMinorUnits('1.001')]).toEqual([
      123_456,
      29,
      null,
    ]);
  });

  it('reads back formatted money to the cent', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999_999_99 }), (cents) => {
        const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
        expect(parseMinorUnits(`${whole.toLocaleString('en-US')}.${rest}`)).toBe(cents);
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
  ])('%j is parsed as a quantity or null', (typed, quantity) => {
    expect(parseQuantity(typed)).toEqual(quantity);
  });
});

describe('moment', () => {
  it('survives a round trip', () => {
    assert(
      property(integer({ min: -1e12, max: 4e12 }), (moment) => {
        expect(toIso(moment)).toBe(new Date(moment).toISOString());
        expect(parseMoment(toIso(moment))).toBe(moment);
      }),
    );
  });

  it.each([
    ['2026-11-20T08:00', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T08:00:30+09:00', '2026-11-19T23:00:30.000Z'],
    ['2026-11-20T08:00:00.5-05:30', '2026-11-20T13:30:00.500Z'],
  ])('%s is read in its zone, or in China time without one', (typed, iso) => {
    expect(toIso(parseMoment(typed) ?? 0)).toBe(iso);
  });

  it.each(['', '2026-11-20', '2026-02-30T08:00', '2026-11-20T24:00', '2026-11-20T08:60', 'tomorrow'])(
    '%j is invalid',
    (typed) => {
      expect(parseMoment(typed)).toBeNull();
    },
  );
});

describe('arbitrary input', () => {
  const anything = oneof(
    string({ maxLength: 60 }),
    string({ unit: 'binary', maxLength: 40 }),
    stringMatching(/^[\d.,+ -]*$/),
  );

  const filledWith = (text: string): FclForm => {
    const put = (value: unknown): unknown => {
      if (typeof value === 'string') return text;
      if (Array.isArray(value)) return value.map(put);
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]))
        : value;
    };
    const typed = put(dangerousOrder) as FclForm;
    const goods = typed.goods.map((row) => ({
      ...row,
      hazardClass: '3' as const,
      subRisks: [],
      packingGroup: 'II' as const,
    }));
    return { ...typed, isDanger: 'Y', goods, boxes: [{ type: '20GP', count: text }], services: ['TRK', 'INS', 'CUS'] };
  };

  it('does not throw in rules and acceptance', () => {
    assert(
      property(anything, (text) => {
        const form = filledWith(text);
        expect(() => fclAcceptance(form, factsFor('BRSSZ'))).not.toThrow();
        expect(fclFaults(form, factsFor('USLAX'))).toEqual(fclFaults(structuredClone(form), factsFor('USLAX')));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('countIn', () => {
  it.each([
    ['', 4, 0],
    [' 12 ', 4, 12],
    ['１２', 4, 12],
    ['1,500', 4, 1500],
    ['1，500', 4, 1500],
    ['1.5', 4, 4],
    ['-3', 4, 4],
    ['十', 4, 4],
  ])('reads %j with previous value %i as %i', (typed, before, count) => {
    expect(countOrBefore(typed, before)).toBe(count);
  });
});
