import { expect, it } from 'vitest';

import { isFiercer } from '../../../../../domain/goods/fire-class';
import { mostArea } from '../../../../../domain/modes/wh/room';
import { findRoom, ROOMS } from '../../../../../server/trade/modes/wh/rooms';
import { CITIES } from '../../../../../server/world/ports/cities';

it('storage table has 90 rooms in 32 warehouses of 28 searchable cities', () => {
  const cities = new Set(ROOMS.map(({ store }) => store.city));
  expect([ROOMS.length, new Set(ROOMS.map(({ store }) => store.code)).size, cities.size]).toEqual([90, 32, 28]);
  expect([...cities].toSorted()).toEqual(CITIES.map(([code]) => code).toSorted());
});

it('storage rooms respect the maximum area of their fire category', () => {
  for (const { room } of ROOMS) {
    for (const item of room.fires) {
      const most = mostArea(item);
      expect(room.areaM2, room.id).toBeLessThanOrEqual(
        most ? (room.hasSprinkler ? most.sprinkled : most.plain) : Infinity,
      );
      expect(
        room.fires.every((one) => !isFiercer(one, item) && !isFiercer(item, one)),
        room.id,
      ).toBe(true);
    }
  }
  expect(mostArea('A4')).toEqual({ plain: 60, sprinkled: 60 });
});

it.each([
  ['SHHS-A', 250, 115],
  ['SHBS-A', 125, 22],
  ['TZTX-C', 1500, 765],
  ['XAGX-B', 1800, 550],
])('%s holds %i t, of which existing cargo leaves %i', (id, all, free) => {
  const kept = findRoom(`W-${id}`);
  expect([kept?.room.tons, (kept?.room.tons ?? 0) - (kept?.strangers.tons ?? 0)]).toEqual([all, free]);
});
