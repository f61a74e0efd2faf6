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
export function drawPlan(plan: Plan, chance: Chance = seededChance(freshSeed()), density = 1): Pictures {
  if (plan.type === 'clickWord')
    return { scene: sceneOf(drawWordsPicture(plan, chance, density), chance), piece: null };
  const { scene, piece } = drawSliderPictures(plan, chance, density);
  return { scene: sceneOf(scene, chance), piece: piecePng(piece).toString('base64') };
}

function sceneOf(sheet: Sheet, chance: Chance): string {
  addGrain(sheet, chance, 1_500);
  return scenePng(sheet).toString('base64');
}
