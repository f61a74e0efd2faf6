import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import { count, type Pen, times } from './pen';

const { width, height } = CAPTCHA_PICTURE;

/** Shades of clouds over the picture, so that "darker than its neighbours" alone finds no hole. */
export function drawShades(pen: Pen, chance: Chance): void {
  times(chance.between(3, 6), () => {
    pen.globalAlpha = chance.between(6, 20) / 100;
    pen.fillStyle = chance.pick(['#08203a', '#ffffff', '#3b2a1a', '#0d3b3b']);
    pen.beginPath();
    const [x, y] = [chance.between(0, width), chance.between(0, height)];
    const corners = chance.between(5, 8);
    for (const corner of count(corners)) {
      const angle = (corner / corners) * Math.PI * 2;
      const reach = chance.between(14, 34);
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    pen.closePath();
    pen.fill();
  });
  pen.globalAlpha = 1;
}

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
