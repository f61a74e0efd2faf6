import type { Canvas, Path2D } from '@napi-rs/canvas';

import type { Chance } from '../chance';
import type { Box, Pen } from './pen';

const DARK = ['#06182b', '#1b1208', '#082a24', '#24123a'] as const;
const LIGHT = ['#ffffff', '#f4ead8', '#e8f1f8'] as const;

/** A hole in the scene, true and decoy alike: what shows is the scene from elsewhere, in a shade of its own. */
export function drawHole(pen: Pen, chance: Chance, path: Path2D, area: Box, bottom: Canvas): void {
  pen.save();
  pen.clip(path);
  pen.drawImage(bottom, chance.between(-area.x, bottom.width - area.x - area.width), 0);
  pen.globalAlpha = chance.between(50, 68) / 100;
  pen.fillStyle = chance.pick(lightAround(bottom, area) > 84 ? DARK : LIGHT);
  pen.fillRect(area.x - 9, area.y - 9, area.width + 18, area.height + 18);
  pen.globalAlpha = chance.between(10, 34) / 100;
  pen.strokeStyle = '#000000';
  pen.lineWidth = chance.between(3, 6);
  pen.translate(chance.between(0, 1), chance.between(0, 1));
  pen.stroke(path);
  pen.restore();
  pen.save();
  pen.lineJoin = 'round';
  pen.globalAlpha = chance.between(55, 90) / 100;
  pen.strokeStyle = chance.pick(['#ffffff', '#e8eef3', '#f6e3c5']);
  pen.lineWidth = 1.2;
  pen.stroke(path);
  pen.restore();
}

/** How light the scene is where a hole will be, of 255: the hole has to be seen. */
function lightAround(scene: Canvas, { x, y, width, height }: Box): number {
  const { data } = scene.getContext('2d').getImageData(Math.round(x), Math.round(y), width, height);
  let greens = 0;
  for (let at = 1; at < data.length; at += 16) greens += data[at] ?? 0;
  return greens / (data.length / 16);
}
