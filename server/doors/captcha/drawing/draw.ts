import { type CaptchaDensity, CAPTCHA_WORDS_ASKED } from '../../../../domain/people/captcha';
import { type Chance, secretChance, seededChance } from '../chance';
import type { Plan, WordsPlan } from '../plan';
import { layHairs } from './hairs';
import { layMarks, layWord } from './ink';
import { anyInk } from './inks';
import { piecePng, scenePng } from './png';
import { paintScene } from './scene';
import { type Sheet, cover } from './sheet';
import { drawSliderPictures } from './slider-picture';

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
    return { scene: sceneOf(drawWordsPicture(plan, chance, density), chance, density), piece: null };
  const { scene, piece } = drawSliderPictures(plan, chance, density);
  return { scene: sceneOf(scene, chance, density), piece: piecePng(piece).toString('base64') };
}

function sceneOf(sheet: Sheet, chance: Chance, density: CaptchaDensity): string {
  addGrain(sheet, chance, 1_500 * density);
  return scenePng(sheet).toString('base64');
}
