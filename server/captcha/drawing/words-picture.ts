import type { Chance } from '../chance';
import type { WordsPlan } from '../plan';
import { layHairs } from './hairs';
import { layWord } from './ink';
import type { Pixels } from './png';
import { scenePixels } from './scene-sheet';

export function drawWordsPicture(plan: WordsPlan, chance: Chance): Pixels {
  const pixels = scenePixels(chance);
  for (const word of chance.shuffled(plan.words)) layWord(pixels, chance, word);
  layHairs(pixels, chance);
  return pixels;
}
