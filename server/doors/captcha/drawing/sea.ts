import { CAPTCHA_PICTURE } from '../../../../domain/people/captcha';
import type { Chance } from '../chance';
import { type Palette, SIGNALS } from './palette';
import { addBend, box, count, disc, faintly, fill, type Pen, polygon, strokes } from './pen';

const { width, height } = CAPTCHA_PICTURE;

export function drawSea(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  box(pen, look.sea[0], 0, horizon, width, height - horizon);
  const depth = height - horizon;
  drawSwell(pen, look.sea[1], chance, horizon + depth * (0.15 + chance.below(15) / 100));
  drawSwell(pen, look.sea[2], chance, horizon + depth * (0.5 + chance.below(20) / 100));
  const glints = count(chance.between(10, 26)).map(() => {
    const [x, y] = [chance.between(0, width), chance.between(horizon + 4, height - 3)];
    return [x, y, x + chance.between(6, 20), y] as const;
  });
  faintly(pen, 0.6, () => strokes(pen, look.glint, 1, glints));
}

function drawSwell(pen: Pen, colour: string, chance: Chance, y: number): void {
  const [length, rise] = [chance.between(26, 50), chance.between(2, 6)];
  let x = -chance.below(length);
  const corners = [x, height, x, y];
  for (let up = 1; x < width + length; x += length, up = -up) {
    addBend(corners, [x + length / 2, y - rise * up], [x + length, y]);
  }
  corners.push(x, height);
  fill(pen, colour, corners);
}

export function drawBuoy(pen: Pen, look: Palette, chance: Chance, x: number, y: number): void {
  const colour = chance.pick(SIGNALS);
  polygon(pen, colour, [
    [x - 6, y],
    [x - 3, y - chance.between(12, 18)],
    [x + 3, y - 15],
    [x + 6, y],
  ]);
  strokes(pen, look.lit, 1.4, [
    [x - 9, y, x + 9, y],
    [x, y - 15, x, y - 22],
  ]);
  disc(pen, look.halo, x, y - 23, 2);
}
