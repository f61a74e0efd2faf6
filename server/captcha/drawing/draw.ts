import type { CaptchaDensity } from '../../../domain/people/captcha';
import { type Chance, secretChance, seededChance } from '../chance';
import type { Plan } from '../plan';
import { addGrain } from './grain';
import { piecePng, scenePng } from './png';
import type { Sheet } from './sheet';
import { drawSliderPictures } from './slider-picture';
import { drawWordsPicture } from './words-picture';

/** Bare base64 PNGs, as they travel. */
export type Pictures = { scene: string; piece: string | null };

const freshSeed = () => secretChance.below(2 ** 32);

/** Draws what was planned; the decoration has chance of its own, so that it says nothing about the answer. */
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
