import { expect, it } from 'vitest';

import { pricingMoment, pricedNext, pricedUntil } from '../../../domain/offer/priced';

const at = (text: string) => Date.parse(text);
const said = (moment: number) => new Date(moment).toISOString();

it('makes prices at nine every morning in China', () => {
  expect(said(pricingMoment(at('2026-11-23T00:59:59Z')))).toBe('2026-11-22T01:00:00.000Z');
  expect(said(pricingMoment(at('2026-11-23T01:00:00Z')))).toBe('2026-11-23T01:00:00.000Z');
  expect(said(pricedNext(at('2026-11-23T01:00:00Z')))).toBe('2026-11-24T01:00:00.000Z');
});

it.each([
  ['a Monday before nine', '2026-11-23T00:59:59Z', '2026-11-23T01:00:00.000Z'],
  ['a Monday at nine', '2026-11-23T01:00:00Z', '2026-11-30T01:00:00.000Z'],
  ['a Wednesday', '2026-11-25T12:00:00Z', '2026-11-30T01:00:00.000Z'],
  ['a Sunday night', '2026-11-29T15:59:00Z', '2026-11-30T01:00:00.000Z'],
  ['the last week of a year', '2026-12-31T12:00:00Z', '2027-01-04T01:00:00.000Z'],
])('keeps a price of %s until nine on the next Monday', (_, now, until) => {
  expect(said(pricedUntil(at(now)))).toBe(until);
});
