import type { Km } from './coast';

/** A store on the map. All of its rooms on the list share one spot. */
export type Spot = {
  number: number;
  name: string;
  km: number;
  degrees: number;
  note: string;
  look: 'chosen' | 'open' | 'off';
};

export const WIDTH = 320;
export const HEIGHT = 360;
const PAD_X = 28;
const PAD_TOP = 30;
const PAD_FOOT = 44;

/** The map covers at least this many km. */
const LEAST_KM = 60;
const STEPS_KM = [25, 50, 100, 200] as const;
const MOST_RINGS = 3;

const turned = ({ km, degrees }: Pick<Spot, 'km' | 'degrees'>): Km => {
  const turn = (degrees * Math.PI) / 180;
  return { east: Math.sin(turn) * km, north: Math.cos(turn) * km };
};

export type Point = { x: number; y: number };
/** `isShort`: only the number is drawn, without the name. */
export type Label = Point & { isLeft: boolean; isShort: boolean };
export type Frame = {
  at: (place: Km) => Point;
  /** Pixels per km. */
  scale: number;
  rings: readonly number[];
  /** Diagonal of the map, in km. */
  reach: number;
};

/** The largest scale at which the city centre and all spots fit on the map. */
export function mapFrame(spots: readonly Pick<Spot, 'km' | 'degrees'>[]): Frame {
  const all = [{ east: 0, north: 0 }, ...spots.map(turned)];
  const spread = (of: (place: Km) => number) => {
    const [least, most] = [Math.min(...all.map(of)), Math.max(...all.map(of))];
    const size = Math.max(LEAST_KM, most - least);
    return { from: (least + most - size) / 2, size };
  };
  const [across, up] = [spread(({ east }) => east), spread(({ north }) => north)];
  const [width, height] = [WIDTH - 2 * PAD_X, HEIGHT - PAD_TOP - PAD_FOOT];
  const scale = Math.min(width / across.size, height / up.size);
  const left = PAD_X + (width - across.size * scale) / 2 - across.from * scale;
  const foot = HEIGHT - PAD_FOOT - (height - up.size * scale) / 2 + up.from * scale;
  const at = ({ east, north }: Km): Point => ({ x: left + east * scale, y: foot - north * scale });
  const farthest = Math.max(LEAST_KM, ...spots.map(({ km }) => km));
  const step = STEPS_KM.find((one) => farthest / one <= MOST_RINGS) ?? 200;
  const rings = Array.from({ length: Math.max(1, Math.ceil(farthest / step)) }, (_, ring) => (ring + 1) * step);
  return { at, scale, rings, reach: Math.hypot(WIDTH, HEIGHT) / scale };
}

type Box = { left: number; top: number; width: number; height: number };

const NAME = { width: 98, height: 27 } as const;
const NUMBER = { width: 16, height: 13 } as const;
const ASCENT = 11;
const AWAY = 9;
const SHIFTS = [4, -9, 16];
const MARK = 5;

const labelBox = ({ x, y, isLeft, isShort }: Label): Box => {
  const { width, height } = isShort ? NUMBER : NAME;
  return { left: isLeft ? x - width : x, top: y - ASCENT, width, height };
};

const isApart = (one: Box, other: Box): boolean =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height;

const isOnSheet = ({ left, top, width, height }: Box): boolean =>
  left >= 0 && left + width <= WIDTH && top >= 0 && top + height <= HEIGHT;

const markBox = ({ x, y }: Point): Box => ({ left: x - MARK, top: y - MARK, width: 2 * MARK, height: 2 * MARK });

const CENTRE_NAME = { width: 42, height: 14 } as const;

/** The city's name goes on the side with room for it. */
export function centreLabel({ x, y }: Point): Label {
  const isLeft = x + AWAY + CENTRE_NAME.width > WIDTH;
  return { x: isLeft ? x - AWAY : x + AWAY, y: y + 4, isLeft, isShort: true };
}

const centreBox = ({ x, y, isLeft }: Label): Box => ({
  ...CENTRE_NAME,
  left: isLeft ? x - CENTRE_NAME.width : x,
  top: y - ASCENT,
});

/** Each name is beside its spot and covers no other; where there is no room, only the number is drawn. */
export function placeLabels(points: readonly Point[], centre: Point): Label[] {
  const marks = [centre, ...points].map(markBox);
  const put: Box[] = [centreBox(centreLabel(centre))];
  return points.map(({ x, y }) => {
    const inward = x > WIDTH / 2;
    const all = [false, true].flatMap((isShort) =>
      SHIFTS.flatMap((shift) =>
        [inward, !inward].map((isLeft): Label => ({ x: isLeft ? x - AWAY : x + AWAY, y: y + shift, isLeft, isShort })),
      ),
    );
    const isFree = (label: Label): boolean => {
      const box = labelBox(label);
      return isOnSheet(box) && [...marks, ...put].every((other) => isApart(box, other));
    };
    const label = all.find(isFree) ?? { x: x + AWAY, y: y + 4, isLeft: false, isShort: true };
    put.push(labelBox(label));
    return label;
  });
}

export const spotPoint = ({ at }: Frame, spot: Pick<Spot, 'km' | 'degrees'>): Point => at(turned(spot));
