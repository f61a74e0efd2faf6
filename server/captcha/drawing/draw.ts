import { type Chance, secretChance, seededChance } from '../chance';
import type { Plan } from '../plan';
import { drawSliderPictures } from './slider-picture';
import { drawWordsPicture } from './words-picture';

/** Bare base64 PNGs, as they travel. */
export type Pictures = { scene: string; piece: string | null };

const freshSeed = () => secretChance.below(2 ** 32);

/** Draws what was planned; the decoration has chance of its own, so that it says nothing about the answer. */
export function drawPlan(plan: Plan, chance: Chance = seededChance(freshSeed())): Pictures {
  if (plan.type === 'clickWord') return { scene: base64(drawWordsPicture(plan, chance)), piece: null };
  const { scene, piece } = drawSliderPictures(plan, chance);
  return { scene: base64(scene), piece: base64(piece) };
}

const base64 = (canvas: { toBuffer: (mime: 'image/png') => Buffer }): string =>
  canvas.toBuffer('image/png').toString('base64');
