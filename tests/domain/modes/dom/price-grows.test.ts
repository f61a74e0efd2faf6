import { assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { domCharges, domDoorPrice, type DomPriceInput } from '../../../../domain/modes/dom/price';
import type { HomeBox } from '../../../../domain/modes/dom/search';
import { splitTax } from '../../../../domain/offer/charges';
import { domQuoteFor } from '../../../support/dom-order';

const { rates } = domQuoteFor();

const any = record({
  type: constantFrom<HomeBox>('20GP', '40GP', '40HQ'),
  count: integer({ min: 1, max: 49 }),
  kg: integer({ min: 1, max: 26_000 }),
  from: constantFrom('', '1101', '1201'),
  tax: constantFrom('9' as const, '6' as const),
});

const pricedAt = (priced: DomPriceInput) => {
  const charges = domCharges(priced, rates);
  if (!charges) throw new Error('there is no price');
  return { charges, ...splitTax(charges) };
};

it('sums net and tax to the cent and never falls with more boxes, weight, trucks, insurance or tax', () => {
  assert(
    property(any, ({ type, count, kg, from, tax }) => {
      const priced: DomPriceInput = { loads: [{ type, count, kg }], from, to: '', tax, insured: null };
      const { charges, net, tax: vat, total } = pricedAt(priced);
      expect(vat).toBe(Math.ceil((net * Number(tax)) / 100));
      expect(total).toBe(net + vat);
      expect(charges.lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total);
      for (const more of [
        { loads: [{ type, count: count + 1, kg }] },
        { to: '4406' },
        { insured: 20_000_000 },
      ] satisfies Partial<DomPriceInput>[])
        expect(pricedAt({ ...priced, ...more }).total).toBeGreaterThan(total);
      expect(pricedAt({ ...priced, loads: [{ type, count, kg: kg + 2_000 }] }).total).toBeGreaterThanOrEqual(total);
      expect(pricedAt({ ...priced, tax: '9' }).net).toBe(net);
    }),
  );
});

it('charges trucks a minimum, more per kilometre, and nothing beyond the maximum distance', () => {
  const km = integer({ min: 0, max: 499 });
  assert(
    property(km, any, (near, { type, kg }) => {
      const at = (far: number) => domDoorPrice(far, { type, kg }, rates.door);
      const [one, next] = [at(near), at(near + 1)];
      expect(one).toBeGreaterThanOrEqual(65_000);
      expect(next).toBeGreaterThanOrEqual(one ?? Infinity);
      // 380 plus 9 per kilometre reaches the minimum of 650 at thirty.
      expect(next === one).toBe(near < 30);
      expect(at(501)).toBeNull();
    }),
  );
});
