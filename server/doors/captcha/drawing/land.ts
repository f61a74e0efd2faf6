import { CAPTCHA_PICTURE } from '../../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Palette } from './palette';
import { addBend, box, count, faintly, fill, type Pen } from './pen';

const { width } = CAPTCHA_PICTURE;

export function drawLand(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  if (chance.odds(0.8)) drawRidge(pen, look.far, chance, horizon, chance.between(12, 26));
  if (chance.odds(0.45)) drawTown(pen, look, chance, horizon);
  if (chance.odds(0.6)) drawRidge(pen, look.near, chance, horizon, chance.between(5, 12));
}

function drawRidge(pen: Pen, colour: string, chance: Chance, horizon: number, height: number): void {
  const step = chance.between(34, 62);
  const corners = [-step, horizon + 2];
  let x = -step;
  while (x < width + step) {
    const next = x + step;
    addBend(corners, [x + step / 2, horizon - height * (0.4 + chance.below(80) / 100)], [next, horizon - height * 0.4]);
    x = next;
  }
  corners.push(width + step, horizon + 2);
  fill(pen, colour, corners);
}

function drawTown(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  const left = chance.between(-20, 200);
  for (const index of count(chance.between(7, 16))) {
    const [x, w, h] = [left + index * 8, chance.between(5, 9), chance.between(6, 24)];
    box(pen, look.near, x, horizon - h, w, h + 1);
    const lit = count(Math.floor(h / 5)).filter(() => chance.odds(0.6));
    faintly(pen, 0.5, () => {
      for (const row of lit) box(pen, look.lit, x + 1 + chance.below(w - 3), horizon - h + 2 + row * 5, 1.4, 1.8);
    });
  }
}
