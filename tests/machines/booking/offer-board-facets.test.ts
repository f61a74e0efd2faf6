import { expect, it } from 'vitest';

import type { OfferSummary } from '../../../domain/offer/offer-list';
import { offerFacets } from '../../../machines/booking/offer-board/offer-board.facets';

const seen = (code: string, change: Partial<OfferSummary> = {}): OfferSummary => ({
  offerId: code,
  supplier: { code, nameCn: code, nameEn: code },
  answer: 'Y',
  way: 'direct',
  total: null,
  transitDays: 20,
  freeDays: 7,
  day: '2026-12-01',
  leavesAt: '2026-12-01T00:00:00.000Z',
  cutoffs: [],
  ...change,
});

const OFFERS = [
  seen('COSU', { total: 120_001, kind: 'F', traits: ['NIGHT'], transitDays: 18 }),
  seen('MSKU', { total: 99_900, kind: 'P', traits: ['NIGHT', 'COLD'], answer: 'R', freeDays: 14 }),
  seen('COSU', { kind: 'F', answer: 'R', way: 'via' }),
  seen('COSU', { total: 150_000, transitDays: 31 }),
  seen('', { answer: 'N' }),
];

it('counts the offers per choice and the range of each limit', () => {
  const { carriers, kinds, traits, ...facets } = offerFacets(OFFERS);
  const counts = (all: readonly { count: number }[]) => all.map(({ count }) => count);
  expect(carriers.map(({ carrier }) => carrier.code)).toEqual(['COSU', 'MSKU']);
  expect([carriers, kinds, traits].map(counts)).toEqual([
    [3, 1],
    [2, 1],
    [2, 1],
  ]);
  expect([kinds.map(({ kind }) => kind), traits.map(({ trait }) => trait)]).toEqual([
    ['F', 'P'],
    ['NIGHT', 'COLD'],
  ]);
  expect(facets).toMatchObject({
    count: 5,
    answers: { Y: 2, R: 2, N: 1 },
    ways: { direct: 4, via: 1 },
    paid: { least: 999, most: 1500 },
    transit: { least: 18, most: 31 },
    free: { least: 7, most: 14 },
    unpriced: 2,
  });
});

it('has no price range without prices', () => {
  expect(offerFacets([seen('COSU')])).toMatchObject({ paid: null, unpriced: 1 });
});
