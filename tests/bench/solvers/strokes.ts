import { CAPTCHA_PICTURE, type CaptchaPoint } from '../../../domain/people/captcha';
import { distanceAt, EM, type DistanceField, distanceField, SIDE } from '../../../server/doors/captcha/drawing/field';
import { blurred, type Grid, lightOf, readImage } from './image';

/** Rotation, stretch, slant, and a wave per axis: amplitude, length, start. */
type Bend = { turn: number; wide: number; lean: number; rise: number; lift: Wave; shift: Wave };
type Wave = { height: number; length: number; start: number };
/** Ink and rim points around the centre of a word. */
type Template = { x: Int8Array; y: Int8Array; ink: Uint8Array; part: Uint8Array };
type Fit = { score: number; x: number; y: number; bend: Bend };

const SIZE = 35;
const REACH = 24;
const RIM = 2.4;
const PLACES = 20;
const FLAT: Wave = { height: 0, length: 30, start: 0 };
const APART = 34;
/** Grid of parts per word, for a solver that expects ink and rim to swap. */
const CELLS = 3;

const BENDS: readonly Bend[] = Array.from({ length: 11 }, (_, at) => at * 7 - 35).flatMap((turn) =>
  [0.9, 1, 1.12].flatMap((wide) =>
    [-0.16, 0, 0.16].map((lean) => ({ turn: (turn * Math.PI) / 180, wide, lean, rise: 0, lift: FLAT, shift: FLAT })),
  ),
);

const waveAt = ({ height, length, start }: Wave, at: number) =>
  height === 0 ? 0 : height * Math.sin(start + (at * 2 * Math.PI) / length);

function templateOf(field: DistanceField, { turn, wide, lean, rise, lift, shift }: Bend, step: number): Template {
  const high = 2 - wide;
  const part = EM / SIZE / (wide * high - rise * lean);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [x, y, ink, cell]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let dy = -REACH; dy <= REACH; dy += step) {
    for (let dx = -REACH + (dy & 1 ? step >> 1 : 0); dx <= REACH; dx += step) {
      const [across, along] = [cos * dx + sin * dy, cos * dy - sin * dx];
      const [right, down] = [across - waveAt(shift, along), along - waveAt(lift, across)];
      const fx = (high * right - lean * down) * part + SIDE / 2 - 0.5;
      const fy = (wide * down - rise * right) * part + SIDE / 2 - 0.5;
      if (fx < 0 || fy < 0 || fx >= SIDE - 1 || fy >= SIDE - 1) continue;
      const distance = (distanceAt(field, fx, fy) * SIZE) / EM;
      if (distance > RIM || Math.abs(distance) < 0.3) continue;
      x.push(dx);
      y.push(dy);
      ink.push(distance < 0 ? 1 : 0);
      cell.push(cellOf(dx) + CELLS * cellOf(dy));
    }
  }
  return { x: Int8Array.from(x), y: Int8Array.from(y), ink: Uint8Array.from(ink), part: Uint8Array.from(cell) };
}

const cellOf = (away: number) => Math.min(CELLS - 1, Math.floor(((away + REACH) * CELLS) / (2 * REACH + 1)));

/** Per part of a word: ink count, ink brightness, total count, total brightness. */
const sums = new Float64Array(4 * CELLS * CELLS);

/** Brightness difference of ink and rim relative to the total variation; per word part if `apart`. */
function likenessAt(
  { values, width }: Grid,
  { x, y, ink, part }: Template,
  left: number,
  top: number,
  apart: boolean,
): number {
  sums.fill(0);
  let [total, square] = [0, 0];
  const base = top * width + left;
  for (let at = 0; at < x.length; at += 1) {
    const value = values[base + (y[at] ?? 0) * width + (x[at] ?? 0)] ?? 0;
    const to = apart ? 4 * (part[at] ?? 0) : 0;
    if (ink[at] === 1) {
      sums[to] = (sums[to] ?? 0) + 1;
      sums[to + 1] = (sums[to + 1] ?? 0) + value;
    }
    sums[to + 2] = (sums[to + 2] ?? 0) + 1;
    sums[to + 3] = (sums[to + 3] ?? 0) + value;
    total += value;
    square += value * value;
  }
  const spread = square / x.length - (total / x.length) ** 2;
  let like = 0;
  for (let to = 0; to < sums.length; to += 4) {
    const [inks = 0, inked = 0, all = 0, light = 0] = sums.subarray(to, to + 4);
    if (inks === 0 || inks === all) continue;
    const step = Math.abs(inked / inks - (light - inked) / (all - inks));
    like += (all / x.length) * step * Math.sqrt((inks * (all - inks)) / (all * all) / (spread + 60));
  }
  return like;
}

function coarse(light: Grid, field: DistanceField, apart: boolean): Fit[] {
  const best: Fit[] = [];
  const templates = BENDS.map((bend) => [bend, templateOf(field, bend, 3)] as const);
  for (let y = REACH; y < CAPTCHA_PICTURE.height - REACH + 4; y += 3) {
    for (let x = REACH; x < CAPTCHA_PICTURE.width - REACH + 4; x += 3) {
      let fit: Fit | null = null;
      for (const [bend, template] of templates) {
        const score = likenessAt(light, template, Math.min(x, 309 - REACH), Math.min(y, 154 - REACH), apart);
        if (score > (fit?.score ?? 0)) fit = { score, x, y, bend };
      }
      if (fit !== null) best.push(fit);
    }
  }
  const kept: Fit[] = [];
  for (const fit of best.toSorted((one, other) => other.score - one.score)) {
    if (kept.length === PLACES) break;
    if (kept.every(({ x, y }) => Math.hypot(x - fit.x, y - fit.y) > 12)) kept.push(fit);
  }
  return kept;
}

const nudged = (bend: Bend, step: number): Bend[] => {
  const more = <K extends 'turn' | 'wide' | 'lean' | 'rise'>(key: K, by: number) => [
    { ...bend, [key]: bend[key] + by * step },
    { ...bend, [key]: bend[key] - by * step },
  ];
  const waves = (key: 'lift' | 'shift') => {
    const wave = bend[key];
    if (wave.height === 0)
      return [0, 1.57, 3.14, 4.71].flatMap((start) =>
        [26, 34].map((length) => ({ ...bend, [key]: { height: 1.8, length, start } })),
      );
    return [
      { ...wave, start: wave.start + 0.5 * step },
      { ...wave, start: wave.start - 0.5 * step },
      { ...wave, height: wave.height + 0.4 * step },
      { ...wave, height: wave.height - 0.4 * step },
      { ...wave, length: wave.length + 3 * step },
      { ...wave, length: wave.length - 3 * step },
    ].map((one) => ({ ...bend, [key]: one }));
  };
  return [
    ...more('turn', 0.09),
    ...more('wide', 0.06),
    ...more('lean', 0.07),
    ...more('rise', 0.07),
    ...waves('lift'),
    ...waves('shift'),
  ];
};

/** Hill climbing over position, rotation, stretch, slant and waves. */
function refined(light: Grid, field: DistanceField, from: Fit, apart: boolean): Fit {
  let best = { ...from, score: 0 };
  const look = (bend: Bend, x: number, y: number): boolean => {
    if (x < REACH - 4 || y < REACH - 4 || x > 313 - REACH || y > 158 - REACH) return false;
    const score = likenessAt(
      light,
      templateOf(field, bend, 2),
      Math.max(REACH, Math.min(309 - REACH, x)),
      Math.max(REACH, Math.min(154 - REACH, y)),
      apart,
    );
    if (score <= best.score + 1e-4) return false;
    best = { score, x, y, bend };
    return true;
  };
  look(from.bend, from.x, from.y);
  for (let step = 1; step > 0.3; step /= 2) {
    for (let round = 0, moved = true; moved && round < 4; round += 1) {
      moved = false;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (look(best.bend, best.x + dx, best.y + dy)) moved = true;
      }
      for (const bend of nudged(best.bend, step)) if (look(bend, best.x, best.y)) moved = true;
    }
  }
  return best;
}

const restarted = (light: Grid, field: DistanceField, fit: Fit, apart: boolean): Fit =>
  RESTARTS.map(({ lean, lift, shift }) =>
    refined(
      light,
      field,
      {
        ...fit,
        bend: { ...fit.bend, lean: lean === 0 ? fit.bend.lean : lean, lift: wave(lift), shift: wave(shift) },
      },
      apart,
    ),
  ).reduce((best, one) => (one.score > best.score ? one : best), fit);

const wave = (start: number): Wave => ({ height: 2, length: 30, start });
const RESTARTS = [0, 3.14].flatMap((lift) =>
  [0.8, 2.4, 3.9, 5.5].map((shift, at) => ({ lean: [0, 0.12, 0, -0.12][at] ?? 0, lift, shift })),
);

/** Best joint assignment with distinct positions. */
function assigned(rows: readonly (readonly Fit[])[]): CaptchaPoint[] {
  const [first = [], second = [], third = []] = rows;
  const apart = (one: Fit, other: Fit) => Math.hypot(one.x - other.x, one.y - other.y) >= APART;
  let [best, most]: [Fit[], number] = [[], -1];
  for (const a of first)
    for (const b of second.filter((fit) => apart(fit, a)))
      for (const c of third.filter((fit) => apart(fit, a) && apart(fit, b))) {
        const sum = a.score + b.score + c.score;
        if (sum > most) [best, most] = [[a, b, c], sum];
      }
  return best.map(({ x, y }) => ({ x, y }));
}

function placesOf(light: Grid, words: readonly string[], apart: boolean): CaptchaPoint[] {
  const soft = blurred(light, 1);
  const rows = words.map((word) => {
    const field = distanceField(word);
    const fits = coarse(soft, field, apart)
      .map((fit) => refined(light, field, fit, apart))
      .toSorted((one, other) => other.score - one.score);
    return [...fits.slice(0, 3).map((fit) => restarted(light, field, fit, apart)), ...fits.slice(3)];
  });
  return assigned(rows);
}

/** Brightness of ink against rim: over the whole word, and per part in either direction. */
export async function solveByStrokes(scene: string, words: readonly string[]): Promise<Record<string, CaptchaPoint[]>> {
  const light = lightOf(await readImage(scene));
  return {
    'strokes beside their rim': placesOf(light, words, false),
    'strokes beside their rim, part by part': placesOf(light, words, true),
  };
}
