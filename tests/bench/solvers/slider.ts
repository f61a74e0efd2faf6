import { CAPTCHA_TRAVEL } from '../../../domain/people/captcha';
import {
  blurred,
  clustered,
  type Grid,
  type Image,
  lightOf,
  readImage,
  slopeX,
  slopeY,
  valueAt,
  wholeOf,
} from './image';

/** Rim point of the piece with its outward direction. */
type RimPoint = { x: number; y: number; outX: number; outY: number };

type Seen = { scene: Image; piece: Image; light: Grid; soft: Grid; labels: Grid; rim: RimPoint[]; inside: Spot[] };
type Spot = { x: number; y: number };
/** Score per pixel offset of the piece. */
type Scores = number[];
type Solver = (seen: Seen) => Scores;

const OPAQUE = 128;
const everyPlace = (score: (left: number) => number): Scores =>
  Array.from({ length: CAPTCHA_TRAVEL + 1 }, (_, left) => score(left));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

async function see(scene: string, piece: string): Promise<Seen> {
  const [wide, cut] = [await readImage(scene), await readImage(piece)];
  const light = lightOf(wide);
  const spots = Array.from({ length: cut.alpha.values.length }, (_, at) => ({
    x: at % cut.alpha.width,
    y: Math.floor(at / cut.alpha.width),
  }));
  const inside = spots.filter(({ x, y }) => isIn(cut.alpha, x, y));
  return {
    scene: wide,
    piece: cut,
    light,
    soft: blurred(light, 2),
    labels: clustered(wide, 8, wholeOf(wide)),
    rim: rimOf(cut.alpha, inside),
    inside,
  };
}

const isIn = (alpha: Grid, x: number, y: number) =>
  x >= 0 && x < alpha.width && y >= 0 && y < alpha.height && valueAt(alpha, x, y) > OPAQUE;

function rimOf(alpha: Grid, inside: readonly Spot[]): RimPoint[] {
  const cut = blurred(alpha, 2);
  return inside
    .filter(
      ({ x, y }) => !(isIn(alpha, x - 1, y) && isIn(alpha, x + 1, y) && isIn(alpha, x, y - 1) && isIn(alpha, x, y + 1)),
    )
    .map(({ x, y }) => {
      const [dx, dy] = [slopeX(cut, x, y), slopeY(cut, x, y)];
      const length = Math.hypot(dx, dy) || 1;
      return { x, y, outX: -dx / length, outY: -dy / length };
    });
}

const along = (grid: Grid, { x, y, outX, outY }: RimPoint, left: number, out: number): number =>
  valueAt(grid, Math.round(x + left + outX * out), Math.round(y + outY * out));

/** Template: correlation with the picture on the piece, under any shade. */
const likeness: Solver = ({ piece, light, inside }) => {
  const own = lightOf(piece);
  const spots = inside.filter(({ x, y }) => (x + y) % 2 === 0);
  const wanted = centred(spots.map(({ x, y }) => valueAt(own, x, y)));
  return everyPlace((left) => cosine(wanted, centred(spots.map(({ x, y }) => valueAt(light, x + left, y)))));
};

const centred = (values: readonly number[]) => {
  const middle = mean(values);
  return values.map((value) => value - middle);
};

function cosine(one: readonly number[], other: readonly number[]): number {
  let [product, square, otherSquare] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    product += a * b;
    square += a * a;
    otherSquare += b * b;
  }
  return product / Math.sqrt(square * otherSquare || 1);
}

/** Seam: continuity from inside the piece to outside the hole. */
const seam: Solver = ({ scene, piece, rim }) =>
  everyPlace(
    (left) =>
      -mean(
        rim.map((point) =>
          mean(
            scene.colours.map((colour, at) =>
              Math.abs(along(colour, point, left, 3) - along(piece.colours[at] ?? colour, point, 0, -3)),
            ),
          ),
        ),
      ),
  );

/** Edge: brightness step across the rim. */
const edgeIn =
  (pick: (seen: Seen) => Grid): Solver =>
  (seen) => {
    const grid = pick(seen);
    return everyPlace((left) => mean(seen.rim.map((point) => stepAt(grid, point, left))));
  };

const stepAt = (grid: Grid, point: RimPoint, left: number) =>
  Math.max(...[-1, 0, 1].map((out) => Math.abs(along(grid, point, left, out + 1) - along(grid, point, left, out - 1))));

/** Edge with equal weight for faint steps. */
const faintEdge: Solver = ({ light, rim }) =>
  everyPlace((left) => mean(rim.map((point) => Math.min(1, stepAt(light, point, left) / 12))));

/** Contour: inside differs from outside in one direction. */
const contour: Solver = ({ soft, rim }) =>
  everyPlace((left) => {
    const steps = rim.map((point) => along(soft, point, left, 4) - along(soft, point, left, -4));
    const middle = mean(steps);
    return Math.abs(middle) / (Math.sqrt(mean(steps.map((step) => (step - middle) ** 2))) + 4);
  });

const anyContour: Solver = ({ scene, rim }) => {
  const soft = scene.colours.map((colour) => blurred(colour, 1));
  return everyPlace((left) =>
    mean(
      rim.map((point) =>
        Math.min(
          24,
          mean(soft.map((colour) => Math.abs(along(colour, point, left, 4) - along(colour, point, left, -4)))),
        ),
      ),
    ),
  );
};

/** Clusters: colour groups inside differ from those around. */
const clusters: Solver = ({ labels, rim }) =>
  everyPlace((left) => {
    const [within, around] = [new Map<number, number>(), new Map<number, number>()];
    for (const point of rim) {
      for (const out of [3, 5, 7]) {
        add(around, along(labels, point, left, out));
        add(within, along(labels, point, left, -out));
      }
    }
    const all = new Set([...within.keys(), ...around.keys()]);
    return mean([...all].map((label) => Math.abs((within.get(label) ?? 0) - (around.get(label) ?? 0)))) * all.size;
  });

const add = (counts: Map<number, number>, label: number) => counts.set(label, (counts.get(label) ?? 0) + 1);

/** Shade: darkest or lightest patch of the outline against its left and right. */
const shade: Solver = ({ soft, inside }) => {
  const spots = inside.filter(({ x, y }) => x % 3 === 0 && y % 3 === 0);
  const lightIn = (left: number) => mean(spots.map(({ x, y }) => valueAt(soft, x + left, y)));
  return everyPlace((left) => Math.abs(lightIn(left) - (lightIn(left - 24) + lightIn(left + 24)) / 2));
};

/** Grain: inside is smoother or rougher than around. */
const grain: Solver = ({ light, soft, rim }) => {
  const rough = { ...light, values: light.values.map((value, at) => Math.abs(value - (soft.values[at] ?? 0))) };
  return everyPlace((left) => {
    const at = (out: number) => mean(rim.map((point) => Math.min(20, along(rough, point, left, out))));
    return Math.abs(at(-5) + at(-7) - at(5) - at(7)) / (at(-5) + at(-7) + at(5) + at(7) + 1);
  });
};

const SINGLE: Record<string, Solver> = {
  'template: likeness': likeness,
  'template: seam': seam,
  'edge: steps': edgeIn(({ light }) => light),
  'edge: soft steps': edgeIn(({ soft }) => soft),
  'edge: faint steps': faintEdge,
  'contour: one side darker': contour,
  'contour: any difference': anyContour,
  'clusters of colour': clusters,
  'shade against neighbours': shade,
  'grain inside and around': grain,
};

const standard = (scores: Scores): Scores => {
  const middle = centred(scores);
  const spread = Math.sqrt(mean(middle.map((value) => value * value))) || 1;
  return middle.map((value) => value / spread);
};

const VOTERS = [
  'edge: steps',
  'edge: faint steps',
  'contour: one side darker',
  'contour: any difference',
  'clusters of colour',
];

const bestOf = (scores: Scores) => scores.indexOf(Math.max(...scores));

export async function solveSlider(scene: string, piece: string): Promise<Record<string, number>> {
  const seen = await see(scene, piece);
  const scores = Object.fromEntries(Object.entries(SINGLE).map(([name, solver]) => [name, standard(solver(seen))]));
  const vote = (names: readonly string[]) => everyPlace((left) => mean(names.map((name) => scores[name]?.[left] ?? 0)));
  return {
    ...Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, bestOf(score)])),
    'vote of edge, contour, clusters': bestOf(vote(VOTERS)),
    'vote of all': bestOf(vote(Object.keys(SINGLE))),
  };
}
