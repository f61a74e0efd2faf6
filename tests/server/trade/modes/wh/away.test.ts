import { expect, it } from 'vitest';

import { distanceAndBearing } from '../../../../../server/trade/modes/wh/away';

const SHANGHAI = { latitude: 31, longitude: 121 };
const towards = (north: number, east: number) =>
  distanceAndBearing(SHANGHAI, { latitude: SHANGHAI.latitude + north, longitude: SHANGHAI.longitude + east });

it.each([
  ['north', 1, 0, 0, 111],
  ['east', 0, 1, 90, 95],
  ['south', -1, 0, 180, 111],
  ['west', 0, -1, 270, 95],
])('distance one degree to the %s has the right length and direction', (_, north, east, degrees, km) => {
  expect(towards(north, east)).toEqual({ km, degrees });
});

it('distance of a place to itself is zero', () => {
  expect(towards(0, 0)).toEqual({ km: 0, degrees: 0 });
});
