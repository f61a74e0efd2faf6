const STEPS = 8;

type Point = { x: number; y: number };

/** Corners of an SVG path; supports M, L, H, V, C, Q, A and Z, absolute only. */
export function pathCorners(path: string): number[] {
  const corners: number[] = [];
  for (const [, order = '', rest = ''] of path.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const each = STEPS_OF[order];
    if (each === undefined) continue;
    for (let at = 0; at < numbers.length; at += each.takes) {
      const here = { x: corners.at(-2) ?? 0, y: corners.at(-1) ?? 0 };
      for (const { x, y } of each.draw(here, numbers.slice(at, at + each.takes))) corners.push(x, y);
    }
  }
  return corners;
}

type Order = { takes: number; draw: (here: Point, numbers: readonly number[]) => Point[] };

const STEPS_OF: Readonly<Record<string, Order>> = {
  M: { takes: 2, draw: (_, [x = 0, y = 0]) => [{ x, y }] },
  L: { takes: 2, draw: (_, [x = 0, y = 0]) => [{ x, y }] },
  H: { takes: 1, draw: ({ y }, [x = 0]) => [{ x, y }] },
  V: { takes: 1, draw: ({ x }, [y = 0]) => [{ x, y }] },
  Q: {
    takes: 4,
    draw: (here, [cx = 0, cy = 0, x = 0, y = 0]) => steps((part) => between(part, [here, { x: cx, y: cy }, { x, y }])),
  },
  C: {
    takes: 6,
    draw: (here, [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]) =>
      steps((part) => between(part, [here, { x: ax, y: ay }, { x: bx, y: by }, { x, y }])),
  },
  A: {
    takes: 7,
    draw: (here, [wide = 0, high = 0, , large = 0, sweep = 0, x = 0, y = 0]) =>
      arc(here, { x, y }, { wide, high, isLarge: large === 1, isClockwise: sweep === 1 }),
  },
};

const steps = (at: (part: number) => Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => at((step + 1) / STEPS));

/** Point on a Bézier curve (de Casteljau). */
function between(part: number, points: readonly Point[]): Point {
  const [first] = points;
  if (first === undefined || points.length === 1) return first ?? { x: 0, y: 0 };
  const nearer = points.slice(1).map((point, at) => ({
    x: (points[at]?.x ?? 0) * (1 - part) + point.x * part,
    y: (points[at]?.y ?? 0) * (1 - part) + point.y * part,
  }));
  return between(part, nearer);
}

type Oval = { wide: number; high: number; isLarge: boolean; isClockwise: boolean };

/** Elliptical arc as in SVG. An oval too small for the distance is widened. */
function arc(here: Point, there: Point, { wide, high, isLarge, isClockwise }: Oval): Point[] {
  const [x1, y1, x2, y2] = [here.x / wide, here.y / high, there.x / wide, there.y / high];
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const radius = Math.max(1, half);
  const away = Math.sqrt(radius ** 2 - half ** 2) * (isLarge === isClockwise ? -1 : 1);
  const [x, y] = [(x1 + x2) / 2 - (away * (y2 - y1)) / (2 * half), (y1 + y2) / 2 + (away * (x2 - x1)) / (2 * half)];
  const from = Math.atan2(y1 - y, x1 - x);
  const turn = Math.atan2(y2 - y, x2 - x) - from;
  const way = isClockwise ? (turn < 0 ? turn + 2 * Math.PI : turn) : turn > 0 ? turn - 2 * Math.PI : turn;
  return steps((part) => ({
    x: (x + radius * Math.cos(from + way * part)) * wide,
    y: (y + radius * Math.sin(from + way * part)) * high,
  }));
}
