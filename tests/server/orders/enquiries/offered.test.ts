import { expect, it } from 'vitest';

import { keepOffered } from '../../../../server/orders/enquiries/offered';

const OFFER = { offerId: 'a', supplier: null, leavesAt: '2026-03-09', closesAt: null, price: null, state: 'OPEN' };

/** Desk over offers that are cached for a minute. */
function deskWith() {
  const world = { now: 0, sold: 0, searches: 0, isAway: false };
  const offered = keepOffered({
    clock: { now: () => world.now },
    offers: {
      stamps: async () => [world.sold],
      async search() {
        world.searches += 1;
        if (world.isAway) throw new Error('away');
        const offers = [
          { ...OFFER, acceptance: { level: 'OK' } },
          { ...OFFER, state: 'CLOSED' },
        ];
        return { offers, days: [], until: world.now + 60_000 };
      },
    } as never,
  });
  const look = () =>
    Promise.all(
      Array.from({ length: 100 }, (_, at) => offered('FCL', { org: 'CNSHA', dst: `lane ${at % 3}` }, () => '')),
    );
  return { world, look };
}

it('desk offers of a hundred enquiries on three lanes cost three searches, however often shown', async () => {
  const { world, look } = deskWith();
  const shown = await look();
  expect(new Set(shown.map((offers) => offers.map(({ offerId }) => offerId).join()))).toEqual(new Set(['a']));
  await look();
  expect(world.searches).toBe(3);
});

it.each([
  ['once something was sold', (world: { sold: number }) => void (world.sold += 1)],
  ['once its time is over', (world: { now: number }) => void (world.now += 60_000)],
])('desk offers search each lane once more, %s', async (_, change) => {
  const { world, look } = deskWith();
  await look();
  change(world);
  await look();
  expect(world.searches).toBe(6);
});

it('desk offers do not cache a failed search', async () => {
  const { world, look } = deskWith();
  world.isAway = true;
  await expect(look()).rejects.toThrow('away');
  world.isAway = false;
  expect(await look()).toHaveLength(100);
});
