import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { leaseCharges } from '../../../../domain/modes/tank/lease';
import { tankCharges, type TankPriceInput } from '../../../../domain/modes/tank/price';
import { tankQuoteFor } from '../../../support/tank-order';

const { rates } = tankQuoteFor();

const any = record({
  tanks: integer({ min: 1, max: 49 }),
  days: integer({ min: 30, max: 364 }),
  isCleaned: boolean(),
  last: constantFrom('CLEANED' as const, 'SAME' as const),
});

const dollars = (priced: TankPriceInput): number => tankCharges(priced, rates).totalUsd.amount;

it('never falls with more tanks, days, dedication, heat, washing or nitrogen, and lines multiply out', () => {
  assert(
    property(any, (of) => {
      const priced: TankPriceInput = { ...of, heating: 'N', hasNitrogen: false };
      const base = dollars(priced);
      for (const { unitPrice, quantity, total } of tankCharges(priced, rates).lines)
        expect(total.amount).toBe(unitPrice.amount * quantity);
      const linesOf = (tanks: number) =>
        tankCharges({ ...priced, tanks }, rates).lines.flatMap(({ unit, total }) =>
          unit === 'BL' ? [] : total.amount,
        );
      expect(linesOf(2 * of.tanks)).toEqual(linesOf(of.tanks).map((amount) => 2 * amount));
      for (const more of [
        { tanks: of.tanks + 1 },
        { days: of.days + 1 },
        { last: 'DEDICATED' },
        { last: 'NONE' },
        { heating: 'STEAM' },
        { heating: 'ELECTRIC' },
        { hasNitrogen: true },
      ] satisfies Partial<TankPriceInput>[])
        expect(dollars({ ...priced, ...more })).toBeGreaterThan(base);
      expect(dollars({ ...priced, isCleaned: true })).toBeGreaterThanOrEqual(base);
    }),
  );
});

it('charges a lease per tank linearly, and never more per day when longer', () => {
  assert(
    property(any, ({ tanks, days }) => {
      const of = (count: number, long: number) => leaseCharges(rates, { tanks: count, days: long });
      const rent = (long: number) => of(1, long).lines.find(({ item }) => item === 'TANKR')?.unitPrice.amount ?? 0;
      expect(of(tanks + 1, days).totalUsd.amount).toBeGreaterThan(of(tanks, days).totalUsd.amount);
      expect(rent(days + 1)).toBeLessThanOrEqual(rent(days));
      const [one, two] = [of(1, days).lines, of(2, days).lines];
      expect(two.map(({ total }) => total.amount)).toEqual(one.map(({ total }) => total.amount * 2));
    }),
  );
});
