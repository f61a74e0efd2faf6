import type { Chance } from '../chance';
import type { PlacedWord } from '../plan';
import { distanceAt, EM, type Field, fieldOf, SIDE } from './field';
import type { Blend, Ink } from './inks';
import { type Colour, cover, type Sheet } from './sheet';

/** No word reaches farther from its middle, bent and with its rim; what is farther is not looked at. */
const REACH = 35;
/** Waves are kept at so many places of a pixel. */
const FINE = 4;

type Bend = {
  /** Stretched and slanted, back from the picture to the character. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** How far the word reaches to each side of its middle as it lies before it is turned. */
  wide: number;
  high: number;
  lifts: Float32Array;
  shifts: Float32Array;
};

/** How far a wave of its own shifts each place. */
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

/** Stretched, slanted, and waves through it from left to right and from top to bottom. */
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

/** A stroke that is no part of the character: two ends, from the middle of the word. */
type Stroke = { x: number; y: number; right: number; down: number; half: number };

/** Strokes across a word in its own ink: no outline of the ink is the character's alone. */
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

function distanceTo({ x, y, right, down, half }: Stroke, atX: number, atY: number): number {
  const along = ((atX - x) * right + (atY - y) * down) / (right * right + down * down);
  const part = along < 0 ? 0 : along > 1 ? 1 : along;
  const [awayX, awayY] = [atX - x - part * right, atY - y - part * down];
  return Math.sqrt(awayX * awayX + awayY * awayY) - half;
}

/** A colour between two, written into one object: a word asks for thousands. */
function mixed({ from, to }: Blend, part: number, into: Colour): Colour {
  into.red = from.red + (to.red - from.red) * part;
  into.green = from.green + (to.green - from.green) * part;
  into.blue = from.blue + (to.blue - from.blue) * part;
  return into;
}

/** A word with its rim, the middle of its ink on the spot that is asked for. */
export function layWord(
  sheet: Sheet,
  chance: Chance,
  { text, x, y, size, turn }: PlacedWord,
  { ink, rim }: Ink,
  density: number,
): void {
  const rimWidth = chance.between(26, 38) / 20;
  const bend = anyBend(chance, size, rimWidth);
  const strokes = anyStrokes(chance, size);
  const unit = size / EM;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const way = chance.below(628) / 100;
  const [blendX, blendY] = [Math.cos(way) / size, Math.sin(way) / size];
  const field = fieldOf(text);
  const step = 1 / density;
  const part = placeOf(sheet, x, y, density);
  const colour = { red: 0, green: 0, blue: 0 };
  for (let row = part.top; row < part.bottom; row += 1) {
    const down = (row + 0.5) * step - y;
    const right = (part.left + 0.5) * step - x;
    let across = cos * right + sin * down;
    let along = cos * down - sin * right;
    let at = row * sheet.width + part.left;
    for (let column = part.left; column < part.right; column += 1) {
      if (Math.abs(across) < bend.wide && Math.abs(along) < bend.high) {
        let distance = bentDistance(field, bend, across, along) * unit;
        for (const stroke of strokes) distance = Math.min(distance, distanceTo(stroke, across, along));
        const half = rimWidth * (1 + 0.12 * (bend.lifts[((across + REACH) * FINE) | 0] ?? 0));
        if (distance < half + 1) {
          const blend = Math.max(0, Math.min(1, 0.5 + across * blendX + along * blendY));
          cover(sheet.whole, at, mixed(rim, blend, colour), (half - distance) * density + 0.5);
          cover(sheet.whole, at, mixed(ink, blend, colour), 0.5 - distance * density);
        }
      }
      across += cos * step;
      along -= sin * step;
      at += 1;
    }
  }
}

const placeOf = ({ width, height }: Sheet, x: number, y: number, density: number) => ({
  left: Math.max(0, Math.floor((x - REACH) * density)),
  top: Math.max(0, Math.floor((y - REACH) * density)),
  right: Math.min(width, Math.ceil((x + REACH) * density)),
  bottom: Math.min(height, Math.ceil((y + REACH) * density)),
});

function bentDistance(field: Field, { a, b, c, d, lifts, shifts }: Bend, across: number, along: number): number {
  const right = across - (shifts[((along + REACH) * FINE) | 0] ?? 0);
  const down = along - (lifts[((across + REACH) * FINE) | 0] ?? 0);
  const x = a * right + c * down + SIDE / 2 - 0.5;
  const y = b * right + d * down + SIDE / 2 - 0.5;
  return x < 0 || y < 0 || x >= SIDE - 1 || y >= SIDE - 1 ? SIDE : distanceAt(field, x, y);
}
