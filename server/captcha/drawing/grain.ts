import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import { type Pen, times } from './pen';

const { width, height } = CAPTCHA_PICTURE;

/** A few thousand specks: no two areas are ever equal, pixel for pixel. */
export function drawGrain(pen: Pen, chance: Chance, specks: number): void {
  for (const fill of ['#ffffff', '#000000']) {
    pen.beginPath();
    times(specks, () => pen.rect(chance.below(width), chance.below(height), 1, 1));
    pen.globalAlpha = chance.between(4, 9) / 100;
    pen.fillStyle = fill;
    pen.fill();
  }
  pen.globalAlpha = 1;
}
