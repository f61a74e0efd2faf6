import type { Chance } from '../chance';
import type { WordsPlan } from '../plan';
import { CAPTCHA_WORDS_ASKED } from '../../../domain/people/captcha';
import { layHairs } from './hairs';
import { layWord } from './ink';
import { anyInk } from './inks';
import { paintScene } from './scene';
import type { Sheet } from './sheet';

/** Each ink is that of one asked word and of one that is not asked for. */
export function drawWordsPicture(plan: WordsPlan, chance: Chance, density: number): Sheet {
  const sheet = paintScene(chance, density);
  const inks = Array.from({ length: CAPTCHA_WORDS_ASKED }, () => anyInk(chance));
  const words = plan.words.map((word, at) => ({ word, ink: inks[at % inks.length] ?? anyInk(chance) }));
  for (const { word, ink } of chance.shuffled(words)) layWord(sheet, chance, word, ink, density);
  layHairs(sheet, chance, density);
  return sheet;
}
