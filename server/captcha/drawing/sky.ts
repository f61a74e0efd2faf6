import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Palette } from './palette';
import { count, disc, type Pen, times } from './pen';

const { width } = CAPTCHA_PICTURE;

export function drawSky(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  const gradient = pen.createLinearGradient(0, 0, chance.between(-60, 60), horizon);
  gradient.addColorStop(0, look.sky[0]);
  gradient.addColorStop(1, look.sky[1]);
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, horizon + 2);
  const [x, y, radius] = [chance.between(20, width - 20), chance.between(16, horizon - 14), chance.between(6, 13)];
  disc(pen, look.halo, x, y, radius * 1.7);
  disc(pen, look.sun, x, y, radius);
  times(chance.between(1, 4), () => drawCloud(pen, look, chance, horizon));
  times(chance.between(0, 4), () => drawGull(pen, look, chance, horizon));
}

function drawCloud(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  const [x, y, size] = [chance.between(-10, width), chance.between(6, horizon - 16), chance.between(4, 9)];
  pen.globalAlpha = chance.between(35, 85) / 100;
  for (const index of count(chance.between(3, 6))) {
    disc(pen, look.cloud, x + index * size * 0.9, y - (index % 2) * size * 0.5, size * (0.7 + chance.below(50) / 100));
  }
  pen.globalAlpha = 1;
}

function drawGull(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  const [x, y, span] = [chance.between(10, width - 10), chance.between(8, horizon - 6), chance.between(2, 4)];
  pen.beginPath();
  pen.moveTo(x - span, y - 1);
  pen.quadraticCurveTo(x - span / 2, y - 3, x, y);
  pen.quadraticCurveTo(x + span / 2, y - 3, x + span, y - 1);
  pen.strokeStyle = look.steel;
  pen.lineWidth = 0.9;
  pen.stroke();
}
