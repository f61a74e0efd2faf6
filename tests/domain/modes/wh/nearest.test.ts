import { expect, it } from 'vitest';

import type { WhSearch } from '../../../../domain/modes/wh/search';
import { findOffer, listOffers } from '../../../../server/trade/modes/wh/offers';
import { BOOKED_AT } from '../../../support/fcl-order';
import { STORED } from '../../../support/wh-order';
import { untouchedWorld } from '../../../support/untouched-world';

const NOBODY = untouchedWorld(BOOKED_AT);

const found = (search: Partial<WhSearch>) => listOffers({ ...STORED, ...search }, NOBODY);

it('lists the nearest first across provinces, with the distance', () => {
  const rooms = found({});
  expect(rooms.map(({ offerId }) => offerId).slice(0, 2)).toEqual(['W-SHHS-A', 'W-TCLG-A']);
  expect(rooms.map(({ detail }) => detail.isInCity)).toEqual([true, ...rooms.slice(1).map(() => false)]);
  expect(rooms.every(({ detail }) => (detail.away?.km ?? 0) <= 150)).toBe(true);
});

it('goes as far as the nearest room: from Chengdu to Nantong for phosphorus', () => {
  const rooms = found({ city: '510100', unNo: '1381', tons: 1 });
  expect(rooms.map(({ offerId, detail }) => [offerId, detail.isInCity, detail.away?.km])).toEqual([
    ['W-NTRD-B', false, 1635],
  ]);
  const kilometres = found({ city: '510100', unNo: '1230', tons: 1 }).map(({ detail }) => detail.away?.km ?? 0);
  expect(kilometres.length).toBeGreaterThan(2);
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
  expect(found({ city: '420100', unNo: '1230', temp: 'COOL' }).map(({ offerId }) => offerId)).toEqual(['W-SHBS-A']);
});

it('lists the twenty cheapest rooms of all provinces without a distance for any city', () => {
  const rooms = found({ city: null });
  expect(rooms).toHaveLength(20);
  expect(new Set(rooms.map(({ org }) => org.code.slice(0, 2))).size).toBeGreaterThan(3);
  expect(rooms.every(({ detail }) => detail.isInCity && detail.away === null)).toBe(true);
  const totals = rooms.map(({ price }) => price?.charges.totalYuan.amount ?? 0);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
});

it('names goods that may not be beside the stock, or need approval', () => {
  const named = (id: string, search: Partial<WhSearch>) =>
    findOffer({ ...STORED, ...search }, `W-${id}`, NOBODY)?.offer.detail.findings.flatMap(({ given }) =>
      'classes' in given ? [given['goods']] : [],
    );
  expect(named('SHLD-A', { unNo: '2789' })).toEqual(['冰乙酸']);
});
