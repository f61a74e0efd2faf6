import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CITIES } from '../../../server/world/ports/cities';
import { distanceAndBearing } from '../../../server/trade/modes/wh/away';
import { isInProvince, ROOMS } from '../../../server/trade/modes/wh/rooms';
import { landAround, offsetFrom, type Km } from '../../../src/modes/wh/coast';
import { mapFrame, HEIGHT, placeLabels, spotPoint, WIDTH } from '../../../src/modes/wh/map-frame';
import { RoomMap, mapSpots } from '../../../src/modes/wh/room-map';
import { RoomsView } from '../../../src/modes/wh/rooms';
import stories from '../../../stories/modes/wh-rooms.stories';
import { CLASHING, FULL, ROOM } from '../../../stories/modes/wh.fixtures';

const MIDDLES = CITIES.map((row) => ({ name: row[1], code: row[0], north: row[6], east: row[7] }));
const STORES = [...new Map(ROOMS.map(({ store }) => [store.code, store])).values()];

const isInside = (ring: readonly Km[], { east, north }: Km): boolean =>
  ring.filter((one, at) => {
    const other = ring[(at + 1) % ring.length] ?? one;
    const isAcross = one.north > north !== other.north > north;
    const share = (north - one.north) / (other.north - one.north);
    return isAcross && east < one.east + share * (other.east - one.east);
  }).length %
    2 ===
  1;

const toShore = (ring: readonly Km[], { east, north }: Km): number =>
  Math.min(...ring.map((one) => Math.hypot(one.east - east, one.north - north)));

describe('coast of the warehouse map', () => {
  it.each(STORES)('has $nameCn on land or within 15 km of the shore', ({ spot }) => {
    const place = { north: spot.latitude, east: spot.longitude };
    const land = landAround(place, 300);
    const here = { east: 0, north: 0 };
    const isOnLand = land.length === 0 || land.some((ring) => isInside(ring, here));
    expect(isOnLand || Math.min(...land.map((ring) => toShore(ring, here))) < 15).toBe(true);
  });

  it('is drawn near the sea only', () => {
    const sees = MIDDLES.filter((middle) => landAround(middle, 150).length > 0).map(({ name }) => name);
    expect(sees).toContain('上海');
    expect(sees).not.toContain('成都');
    expect(sees).not.toContain('武汉');
  });

  it('places a warehouse at its listed distance', () => {
    const [shanghai = MIDDLES[0]] = MIDDLES;
    if (!shanghai) throw new Error('no city');
    for (const { spot } of STORES) {
      const { east, north } = offsetFrom(shanghai, { north: spot.latitude, east: spot.longitude });
      const { km } = distanceAndBearing({ latitude: shanghai.north, longitude: shanghai.east }, spot);
      expect(Math.round(Math.hypot(east, north))).toBe(km);
    }
  });
});

describe('warehouse map', () => {
  it.each(MIDDLES)(
    'for $name shows every warehouse on the sheet without overlapping names',
    ({ code, north, east }) => {
      const middle = { latitude: north, longitude: east };
      const near = STORES.filter((store) => store.city === code || isInProvince({ store }, code)).map(({ spot }) =>
        distanceAndBearing(middle, spot),
      );
      const frame = mapFrame(near);
      const points = near.map((spot) => spotPoint(frame, spot));
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(HEIGHT);
      }
      const boxes = placeLabels(points, frame.at({ east: 0, north: 0 })).map(({ x, y, isLeft, isShort }) => {
        const [width, height] = isShort ? [16, 13] : [98, 27];
        return { left: isLeft ? x - width : x, right: isLeft ? x : x + width, top: y - 11, foot: y - 11 + height };
      });
      const isOver = boxes.some((one, at) =>
        boxes
          .slice(at + 1)
          .some(
            (other) => one.left < other.right && other.left < one.right && one.top < other.foot && other.top < one.foot,
          ),
      );
      expect(isOver).toBe(false);
    },
  );

  it('shows each warehouse once, by the chosen room, with its status', () => {
    const other = { ...ROOM, offerId: 'W-JXZP-B' };
    const spots = mapSpots([ROOM, other, FULL, CLASHING], 'W-JXZP-B');
    expect(spots.map(({ number, look, note }) => [number, look, note])).toEqual([
      [2, 'chosen', '余 31 t'],
      [3, 'off', '存期内不足'],
      [4, 'off', '不可存'],
    ]);
  });

  it('is empty without a city and has no coast without a centre', () => {
    expect(mapSpots([{ ...ROOM, detail: { ...ROOM.detail, away: null } }], undefined)).toEqual([]);
    const { container } = render(<RoomMap spots={mapSpots([ROOM], ROOM.offerId)} middle={undefined} />);
    expect(screen.getByRole('img', { name: '方位与距离示意' })).toBeTruthy();
    expect(container.querySelectorAll('path[stroke-linejoin]')).toHaveLength(0);
  });
});

it('the warehouse list links to the map on a phone only when there is one', () => {
  const led = (view: typeof stories.args.view) => {
    const { unmount } = render(<RoomsView {...stories.args} view={view} />);
    const way = screen.queryByRole('link', { name: '位置图', hidden: true })?.getAttribute('href');
    unmount();
    return way;
  };
  const { view } = stories.args;
  expect(led(view)).toBe('#room-map');
  const unknown = view.rows.map((room) => ({ ...room, detail: { ...room.detail, away: null } }));
  expect(led({ ...view, rows: unknown, offers: unknown })).toBeUndefined();
});
