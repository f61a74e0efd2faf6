import type { Chance } from '../chance';
import type { WordsPlan } from '../plan';
import { layHairs } from './hairs';
import { layWord } from './ink';
import { paintScene } from './scene';
import type { Sheet } from './sheet';

export function drawWordsPicture(plan: WordsPlan, chance: Chance, density: number): Sheet {
  const sheet = paintScene(chance, density);
  for (const word of chance.shuffled(plan.words)) layWord(sheet, chance, word, density);
  layHairs(sheet, chance, density);
  return sheet;
}
