import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CITIES } from '../../../server/world/ports/cities';
import { awayFrom } from '../../../server/trade/modes/wh/away';
import { isInProvince, ROOMS } from '../../../server/trade/modes/wh/rooms';
import { landAround, seenFrom, type Km } from '../../../src/modes/wh/coast';
import { frameOf, HEIGHT, labelsOf, pointOf, WIDTH } from '../../../src/modes/wh/map-frame';
import { RoomMap, spotsOf } from '../../../src/modes/wh/room-map';
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

describe('the coast of the sketch', () => {
  it.each(STORES)('has $nameCn on land, or where its port reaches into the sea', ({ spot }) => {
    const place = { north: spot.latitude, east: spot.longitude };
    const land = landAround(place, 300);
    const here = { east: 0, north: 0 };
    const isOnLand = land.length === 0 || land.some((ring) => isInside(ring, here));
    expect(isOnLand || Math.min(...land.map((ring) => toShore(ring, here))) < 15).toBe(true);
  });

  it('is drawn by the sea and nowhere else', () => {
    const sees = MIDDLES.filter((middle) => landAround(middle, 150).length > 0).map(({ name }) => name);
    expect(sees).toContain('上海');
    expect(sees).not.toContain('成都');
    expect(sees).not.toContain('武汉');
  });

  it('puts a place where the list says that it lies', () => {
    const [shanghai = MIDDLES[0]] = MIDDLES;
    if (!shanghai) throw new Error('no city');
    for (const { spot } of STORES) {
      const { east, north } = seenFrom(shanghai, { north: spot.latitude, east: spot.longitude });
      const { km } = awayFrom({ latitude: shanghai.north, longitude: shanghai.east }, spot);
      expect(Math.round(Math.hypot(east, north))).toBe(km);
    }
  });
});

describe('the sketch of stores', () => {
  it.each(MIDDLES)('of $name has every store on its sheet, and no name over another', ({ code, north, east }) => {
    const middle = { latitude: north, longitude: east };
    const near = STORES.filter((store) => store.city === code || isInProvince({ store }, code)).map(({ spot }) =>
      awayFrom(middle, spot),
    );
    const frame = frameOf(near);
    const points = near.map((spot) => pointOf(frame, spot));
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
    const boxes = labelsOf(points, frame.at({ east: 0, north: 0 })).map(({ x, y, isLeft, isShort }) => {
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
  });

  it('names a store once, by the room that is looked at, and says of each what there is', () => {
    const other = { ...ROOM, offerId: 'W-JXZP-B' };
    const spots = spotsOf([ROOM, other, FULL, CLASHING], 'W-JXZP-B');
    expect(spots.map(({ number, look, note }) => [number, look, note])).toEqual([
      [2, 'chosen', '余 31 t'],
      [3, 'off', '存期内不足'],
      [4, 'off', '不可存'],
    ]);
  });

  it('is none without a city, and has no coast where an older answer does not say where its middle lies', () => {
    expect(spotsOf([{ ...ROOM, detail: { ...ROOM.detail, away: null } }], undefined)).toEqual([]);
    const { container } = render(<RoomMap spots={spotsOf([ROOM], ROOM.offerId)} middle={undefined} />);
    expect(screen.getByRole('img', { name: '方位与距离示意' })).toBeTruthy();
    expect(container.querySelectorAll('path[stroke-linejoin]')).toHaveLength(0);
  });
});

it('leads a phone to the map where there is one, and nowhere else', () => {
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
