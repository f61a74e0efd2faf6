import { type CaptchaDensity, CAPTCHA_WORDS_ASKED } from '../../../../domain/people/captcha';
import { type Chance, secretChance, seededChance } from '../chance';
import type { Plan, WordsPlan } from '../plan';
import { layMarks, layWord } from './ink';
import { anyInk } from './inks';
import { piecePng, scenePng } from './png';
import { paintScene } from './scene';
import { type Sheet, cover, type Colour } from './sheet';
import { drawSliderPictures } from './slider-picture';
import { times } from './pen';

/** Thin lines across the whole picture: they reconnect words that colour would separate. */
function layHairs(pixels: Sheet, chance: Chance, density: number): void {
  times(chance.between(2, 4), () => {
    const ink = anyInk(chance).ink.from;
    const [first, second, third, last] = [anyRow(), anyRow(), anyRow(), anyRow()];
    const strength = chance.between(20, 45) / 100;
    const half = (density * chance.between(8, 14)) / 20;
    const rowAt = (part: number) => {
      const left = 1 - part;
      return left * left * (first * left + 3 * second * part) + part * part * (3 * third * left + last * part);
    };
    let before = rowAt(0);
    for (let column = 0; column < pixels.width; column += 1) {
      const after = rowAt((column + 1) / pixels.width);
      layColumn(pixels, column, { before, after, half, ink, strength });
      before = after;
    }
  });

  function anyRow() {
    return chance.below(pixels.height);
  }
}

type Stretch = { before: number; after: number; half: number; ink: Colour; strength: number };

function layColumn({ whole, width, height }: Sheet, column: number, { before, after, half, ink, strength }: Stretch) {
  const [middle, steep] = [(before + after) / 2, Math.hypot(1, after - before)];
  const reach = (half + 0.5) * steep;
  const [top, bottom] = [Math.max(0, Math.floor(middle - reach)), Math.min(height - 1, Math.ceil(middle + reach))];
  for (let row = top; row <= bottom; row += 1) {
    const share = half + 0.5 - Math.abs(row + 0.5 - middle) / steep;
    cover(whole, row * width + column, ink, strength * Math.min(1, share));
  }
}

/** Each ink is shared by one asked word and one decoy. */
function drawWordsPicture(plan: WordsPlan, chance: Chance, density: number): Sheet {
  const sheet = paintScene(chance, density);
  const inks = Array.from({ length: CAPTCHA_WORDS_ASKED }, () => anyInk(chance));
  const words = plan.words.map((word, at) => ({ word, ink: inks[at % inks.length] ?? anyInk(chance) }));
  layMarks(sheet, chance, plan.words, inks, density);
  for (const { word, ink } of chance.shuffled(words)) layWord(sheet, chance, word, ink, density);
  layHairs(sheet, chance, density);
  return sheet;
}

/** A few thousand specks: no two areas are ever equal, pixel for pixel. */
function addGrain({ whole }: Sheet, chance: Chance, specks: number): void {
  for (const shade of [255, 0]) {
    const strength = chance.between(4, 9) / 100;
    const colour = { red: shade, green: shade, blue: shade };
    for (let speck = 0; speck < specks; speck += 1) cover(whole, chance.below(whole.length), colour, strength);
  }
}

/** Bare base64 PNGs, as sent on the wire. */
export type Pictures = { scene: string; piece: string | null };

const freshSeed = () => secretChance.below(2 ** 32);

export function drawPlan(
  plan: Plan,
  density: CaptchaDensity = 1,
  chance: Chance = seededChance(freshSeed()),
): Pictures {
  if (plan.type === 'clickWord')
    return { scene: drawScene(drawWordsPicture(plan, chance, density), chance, density), piece: null };
  const { scene, piece } = drawSliderPictures(plan, chance, density);
  return { scene: drawScene(scene, chance, density), piece: piecePng(piece).toString('base64') };
}

function drawScene(sheet: Sheet, chance: Chance, density: CaptchaDensity): string {
  addGrain(sheet, chance, 1_500 * density);
  return scenePng(sheet).toString('base64');
}
