import type { Chance } from '../chance';
import type { PlacedWord } from '../plan';
import { distanceAt, EM, type DistanceField, distanceField, SIDE } from './field';
import type { Blend, Ink } from './inks';
import { type Colour, cover, type Sheet } from './sheet';

/** No word, bent and with its rim, reaches farther from its centre; pixels beyond are skipped. */
const REACH = 35;
/** Marks tried for a picture, how large they are, and how far from the middle of a word they begin. */
const MARKS = 24;
const MARK_SIZE = 16;
const WORD_CLEAR = 29;
const FINE = 4;

type Bend = {
  a: number;
  b: number;
  c: number;
  d: number;
  /** Reach to each side of the centre before turning. */
  wide: number;
  high: number;
  lifts: Float32Array;
  shifts: Float32Array;
};

/** Displacement per position of one wave. */
function anyWave(chance: Chance): Float32Array {
  const height = chance.between(16, 27) / 10;
  const [length, start] = [chance.between(24, 38), chance.below(628) / 100];
  const wave = new Float32Array(2 * REACH * FINE);
  for (let at = 0; at < wave.length; at += 1) {
    wave[at] = height * Math.sin(start + (at * 2 * Math.PI) / (length * FINE));
  }
  return wave;
}

const HIGHEST_WAVE = 2.7;

function anyBend(chance: Chance, size: number, rim: number): Bend {
  const wide = chance.between(86, 118) / 100;
  const high = 2 - wide;
  const [rise, lean] = [chance.between(-16, 16) / 100, chance.between(-24, 24) / 100];
  const part = EM / size / (wide * high - rise * lean);
  const half = size / 2 + rim + 1;
  return {
    a: high * part,
    b: -rise * part,
    c: -lean * part,
    d: wide * part,
    wide: (wide + Math.abs(lean)) * half + HIGHEST_WAVE,
    high: (high + Math.abs(rise)) * half + HIGHEST_WAVE,
    lifts: anyWave(chance),
    shifts: anyWave(chance),
  };
}

/** A stroke that is not part of the character, relative to the centre of the word. */
type Stroke = { x: number; y: number; right: number; down: number; half: number };

/** Strokes across a word in its own ink: no outline is the character's alone. */
const anyStrokes = (chance: Chance, size: number): Stroke[] =>
  Array.from({ length: chance.between(1, 2) }, () => {
    const [way, long] = [chance.below(628) / 100, (size * chance.between(35, 62)) / 100];
    const aside = chance.between(-30, 30) / 100;
    const [right, down] = [Math.cos(way) * long, Math.sin(way) * long];
    return {
      x: -right / 2 - down * aside,
      y: -down / 2 + right * aside,
      right,
      down,
      half: chance.between(8, 12) / 10,
    };
  });

function distanceToStroke({ x, y, right, down, half }: Stroke, atX: number, atY: number): number {
  const along = ((atX - x) * right + (atY - y) * down) / (right * right + down * down);
  const part = along < 0 ? 0 : along > 1 ? 1 : along;
  const [awayX, awayY] = [atX - x - part * right, atY - y - part * down];
  return Math.sqrt(awayX * awayX + awayY * awayY) - half;
}

const colourless = (): Colour => ({ red: 0, green: 0, blue: 0 });
const rest = colourless();

const lightOfPixel = (pixel: number) =>
  0.3 * (pixel & 255) + 0.59 * ((pixel >> 8) & 255) + 0.11 * ((pixel >> 16) & 255);

/** Interpolated colour, written into one object: each word needs thousands. */
function mixed({ from, to }: Blend, part: number, into: Colour): Colour {
  into.red = from.red + (to.red - from.red) * part;
  into.green = from.green + (to.green - from.green) * part;
  into.blue = from.blue + (to.blue - from.blue) * part;
  return into;
}

/** Step of light between an ink and what lies below it at which the eye needs no rim. */
const PLAIN = 120;

/** Line along which ink and rim change places, bent by waves, and waves along which the rim comes and goes. */
type Look = {
  ink: Ink;
  rimWidth: number;
  swap: { right: number; down: number; past: number };
  swaps: Float32Array;
  fades: Float32Array;
};

const anyLook = (chance: Chance, ink: Ink): Look => ({
  ink,
  rimWidth: chance.between(26, 38) / 20,
  swap: anySwap(chance),
  swaps: anyWave(chance),
  fades: anyWave(chance),
});

/** The line across a figure beyond which its ink and its rim have changed places. */
function anySwap(chance: Chance) {
  const way = chance.below(628) / 100;
  return { right: Math.cos(way), down: Math.sin(way), past: chance.between(-6, 6) };
}

const luminance = ({ red, green, blue }: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue;
const clampToUnit = (number: number) => (number < 0 ? 0 : number > 1 ? 1 : number);
const waveAt = (wave: Float32Array, at: number) => wave[((at + REACH) * FINE) | 0] ?? 0;

/** A figure in the middle of a spot: how far it reaches there, and the distance of each place from its edge. */
type Figure = {
  x: number;
  y: number;
  turn: number;
  wide: number;
  high: number;
  distance: (across: number, along: number) => number;
};

/** Lays a figure in its ink; a rim runs only where the ink does not stand out from what lies below, and in pieces elsewhere. */
function layFigure(
  sheet: Sheet,
  chance: Chance,
  { x, y, turn, wide, high, distance }: Figure,
  look: Look,
  density: number,
) {
  const { ink, rimWidth, swap, swaps, fades } = look;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const way = chance.below(628) / 100;
  const [blendX, blendY] = [Math.cos(way) / (2 * wide), Math.sin(way) / (2 * high)];
  const step = 1 / density;
  const part = drawnArea(sheet, x, y, density);
  const [inked, rimmed, below] = [colourless(), colourless(), colourless()];
  for (let row = part.top; row < part.bottom; row += 1) {
    const down = (row + 0.5) * step - y;
    const right = (part.left + 0.5) * step - x;
    let across = cos * right + sin * down;
    let along = cos * down - sin * right;
    let at = row * sheet.width + part.left;
    for (let column = part.left; column < part.right; column += 1) {
      if (Math.abs(across) < wide && Math.abs(along) < high) {
        const away = distance(across, along);
        const half = rimWidth * (1 + 0.12 * waveAt(swaps, across));
        if (away < half + 1) {
          const blend = clampToUnit(0.5 + across * blendX + along * blendY);
          const swapped = clampToUnit(
            0.5 + 0.6 * (across * swap.right + along * swap.down - swap.past + waveAt(swaps, across)),
          );
          mixed({ from: mixed(ink.ink, blend, inked), to: mixed(ink.rim, blend, rimmed) }, swapped, below);
          const [light, under] = [luminance(below), lightOfPixel(sheet.whole[at] ?? 0)];
          const strength = clampToUnit(
            1.2 - Math.abs(light - under) / PLAIN + 0.28 * waveAt(fades, (across + along) / 2),
          );
          cover(
            sheet.whole,
            at,
            mixed({ from: rimmed, to: inked }, swapped, rest),
            strength * clampToUnit((half - away) * density + 0.5),
          );
          cover(sheet.whole, at, below, 0.5 - away * density);
        }
      }
      across += cos * step;
      along -= sin * step;
      at += 1;
    }
  }
}

/** A word, the middle of its ink on the spot that is asked for. */
export function layWord(
  sheet: Sheet,
  chance: Chance,
  { text, x, y, size, turn }: PlacedWord,
  ink: Ink,
  density: number,
): void {
  const look = anyLook(chance, ink);
  const bend = anyBend(chance, size, look.rimWidth);
  const strokes = anyStrokes(chance, size);
  const unit = size / EM;
  const field = distanceField(text);
  const distance = (across: number, along: number) =>
    strokes.reduce(
      (least, stroke) => Math.min(least, distanceToStroke(stroke, across, along)),
      bentDistance(field, bend, across, along) * unit,
    );
  layFigure(sheet, chance, { x, y, turn, wide: bend.wide, high: bend.high, distance }, look, density);
}

/** Marks between the words, in the same inks with the same rims: an ink that stands out is not a word's alone. */
export function layMarks(
  sheet: Sheet,
  chance: Chance,
  words: readonly PlacedWord[],
  inks: readonly Ink[],
  density: number,
): void {
  for (let mark = 0; mark < MARKS; mark += 1) {
    const [x, y] = [chance.below(Math.floor(sheet.width / density)), chance.below(Math.floor(sheet.height / density))];
    const strokes = [...anyStrokes(chance, MARK_SIZE), ...anyStrokes(chance, MARK_SIZE)];
    const look = anyLook(chance, chance.pick(inks));
    if (words.some((word) => Math.hypot(word.x - x, word.y - y) < WORD_CLEAR)) continue;
    const distance = (across: number, along: number) =>
      strokes.reduce((least, stroke) => Math.min(least, distanceToStroke(stroke, across, along)), SIDE);
    layFigure(sheet, chance, { x, y, turn: 0, wide: MARK_SIZE, high: MARK_SIZE, distance }, look, density);
  }
}

const drawnArea = ({ width, height }: Sheet, x: number, y: number, density: number) => ({
  left: Math.max(0, Math.floor((x - REACH) * density)),
  top: Math.max(0, Math.floor((y - REACH) * density)),
  right: Math.min(width, Math.ceil((x + REACH) * density)),
  bottom: Math.min(height, Math.ceil((y + REACH) * density)),
});

function bentDistance(
  field: DistanceField,
  { a, b, c, d, lifts, shifts }: Bend,
  across: number,
  along: number,
): number {
  const right = across - (shifts[((along + REACH) * FINE) | 0] ?? 0);
  const down = along - (lifts[((across + REACH) * FINE) | 0] ?? 0);
  const x = a * right + c * down + SIDE / 2 - 0.5;
  const y = b * right + d * down + SIDE / 2 - 0.5;
  return x < 0 || y < 0 || x >= SIDE - 1 || y >= SIDE - 1 ? SIDE : distanceAt(field, x, y);
}
