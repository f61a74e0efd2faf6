import type { Path2D } from '@napi-rs/canvas';

import type { Chance } from '../chance';
import type { Box, Pen } from './pen';

const SHADES = ['#06182b', '#1b1208', '#082a24', '#24123a', '#ffffff', '#f4ead8'] as const;

/** A hole in the scene. Each has its own tone, depth, texture and edge, true and decoy alike. */
export function drawHole(pen: Pen, chance: Chance, path: Path2D, area: Box): void {
  pen.save();
  pen.clip(path);
  const shade = chance.pick(SHADES);
  const slant = pen.createLinearGradient(area.x, area.y, area.x + chance.between(-30, 60), area.y + area.height);
  slant.addColorStop(0, shade);
  slant.addColorStop(1, chance.pick(SHADES.slice(0, 4)));
  pen.globalAlpha = chance.between(34, 58) / 100;
  pen.fillStyle = slant;
  pen.fillRect(area.x - 1, area.y - 1, area.width + 2, area.height + 2);
  drawTexture(pen, chance, area);
  pen.globalAlpha = chance.between(15, 45) / 100;
  pen.strokeStyle = '#000000';
  pen.lineWidth = chance.between(2, 5);
  pen.translate(chance.between(-1, 1), chance.between(-1, 1));
  pen.stroke(path);
  pen.restore();
  drawEdge(pen, chance, path);
}

function drawTexture(pen: Pen, chance: Chance, area: Box): void {
  if (chance.odds(0.35)) return;
  const [step, lean] = [chance.between(3, 7), chance.between(-24, 24)];
  pen.beginPath();
  for (let x = area.x - 30; x < area.x + area.width + 30; x += step) {
    pen.moveTo(x, area.y);
    pen.lineTo(x + lean, area.y + area.height);
  }
  pen.globalAlpha = chance.between(6, 18) / 100;
  pen.strokeStyle = chance.pick(['#ffffff', '#000000']);
  pen.lineWidth = 1;
  pen.stroke();
}

function drawEdge(pen: Pen, chance: Chance, path: Path2D): void {
  pen.save();
  pen.globalAlpha = chance.between(25, 75) / 100;
  pen.strokeStyle = chance.pick(['#ffffff', '#e8eef3', '#0b1c2e', '#f6e3c5', '#9fb4c6']);
  pen.lineWidth = chance.pick([0.7, 1, 1.4]);
  if (chance.odds(0.4)) pen.setLineDash([chance.between(3, 14), chance.between(1, 6)]);
  pen.stroke(path);
  pen.restore();
}
