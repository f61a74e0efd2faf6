import { expect, it } from 'vitest';

import type { WhSearch } from '../../../../domain/modes/wh/search';
import type { Neighbour } from '../../../../server/trade/modes/mode';
import { dayAt } from '../../../../domain/values/days';
import { findAlternatives, listOffers } from '../../../../server/trade/modes/wh/offers';
import { BOOKED_AT } from '../../../support/fcl-order';
import { untouchedWorld } from '../../../support/untouched-world';
import { STORED } from '../../../support/wh-order';

const NOBODY = untouchedWorld(BOOKED_AT);

/** Every room near Shanghai is filled by that much from 1 to 10 December. */
const held = (rooms: readonly string[], tons: number) => ({
  ...NOBODY,
  inside: (id: string): Neighbour[] =>
    rooms.includes(id)
      ? [{ body: { grams: tons * 1_000_000, goods: [] }, fromDay: '2026-12-01', toDay: '2026-12-10' } as never]
      : [],
});

const METHANOL: Partial<WhSearch> = { city: '310100', unNo: '1230', inDate: '2026-12-01', days: 5 };

it('WE6: names a room at another temperature when too little cool space is left, without a price', () => {
  const [cool] = listOffers({ ...STORED, city: '310100', tons: 26, temp: 'COOL' }, NOBODY);
  expect(cool).toMatchObject({ offerId: 'W-SHBS-A', state: 'SOLD_OUT' });
  expect(cool?.detail.instead).toEqual([
    { offerId: 'W-SHHS-A', name: '沪山危化一库 · A 库房', city: '上海', temp: 'NORMAL', grams: 115_000_000 },
  ]);
});

it('names no closed room, and farther ones when all near are closed', () => {
  const shut = (...stores: readonly string[]): typeof NOBODY => ({
    ...NOBODY,
    isShut: ({ supplier }) => stores.includes(supplier?.code ?? ''),
  });
  const asked = { ...STORED, city: '310100', tons: 26, temp: 'COOL' } as const;
  const named = (world: typeof NOBODY) => listOffers(asked, world).flatMap(({ detail }) => detail.instead ?? []);
  const [first] = named(NOBODY);
  const code = first?.offerId.slice(2, 6) ?? '';
  expect(named(shut(code)).map(({ offerId }) => offerId)).not.toContain(first?.offerId);

  const near = listOffers({ ...STORED, ...METHANOL }, NOBODY);
  const stores = near.map(({ supplier }) => supplier.code);
  const rooms = listOffers({ ...STORED, ...METHANOL }, shut(...stores));
  expect(rooms.some(({ supplier }) => !stores.includes(supplier.code))).toBe(true);
});

it('gives a first free day with the warehouse open for the whole stay', () => {
  const full = held(['W-SHHS-A'], 115);
  const firstFree = (isShut: typeof NOBODY.isShut) =>
    listOffers({ ...STORED, ...METHANOL, tons: 20 }, { ...full, isShut }).find(({ offerId }) => offerId === 'W-SHHS-A')
      ?.detail.freeFrom;
  const closedOn = (day: string) => (way: { leavesAt: string | null; arrivesAt: string | null }) =>
    dayAt(Date.parse(way.leavesAt ?? '')) <= day && dayAt(Date.parse(way.arrivesAt ?? '')) >= day;
  expect(firstFree(() => false)).toBe('2026-12-10');
  // A stay of five days includes the thirteenth unless it starts later.
  expect(firstFree(closedOn('2026-12-13'))).toBe('2026-12-14');
  expect(firstFree(() => true)).toBeNull();
});

it('names no other temperature while a near room is free', () => {
  const rooms = listOffers({ ...STORED, ...METHANOL }, NOBODY);
  expect(rooms.some(({ detail }) => detail.instead !== undefined)).toBe(false);
});

it('goes on to the nearest cities when near rooms are full, in list and refusal', () => {
  const search = { ...STORED, ...METHANOL, tons: 130 };
  const near = listOffers({ ...search, tons: 10 }, NOBODY).map(({ offerId }) => offerId);
  const rooms = listOffers(search, held(near, 100));
  const far = rooms.filter(({ offerId }) => !near.includes(offerId));
  expect(far.length).toBeGreaterThan(0);
  for (const { state, detail } of far)
    expect([state, detail.isInCity, (detail.away?.km ?? 0) > 150]).toEqual(['OPEN', false, true]);
  for (const { state } of rooms.filter(({ offerId }) => near.includes(offerId))) expect(state).toBe('SOLD_OUT');
  const ways = findAlternatives(search, near[0] ?? '', held(near, 100)).map(({ offerId }) => offerId);
  expect(ways.every((id) => far.some(({ offerId }) => offerId === id))).toBe(true);
});

it.each([
  ['2026-11-01', 'PAST'],
  ['2027-06-30', 'FAR'],
])('on %s no room is open: %s', (inDate, off) => {
  const rooms = listOffers({ ...STORED, ...METHANOL, inDate }, NOBODY);
  expect(new Set(rooms.map(({ state, detail }) => `${state} ${detail.off}`))).toEqual(new Set([`CLOSED ${off}`]));
  expect(rooms.every(({ detail }) => (detail.away?.km ?? 0) <= 150)).toBe(true);
});
