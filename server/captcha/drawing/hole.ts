import type { Canvas, Path2D } from '@napi-rs/canvas';

import type { Chance } from '../chance';
import type { Box, Pen } from './pen';

const SHADES = ['#06182b', '#1b1208', '#082a24', '#24123a', '#ffffff', '#f4ead8'] as const;

/** What lies at the bottom of a hole: the untouched scene, moved, so that `from` comes to lie in `area`, and shaded. */
export type Bottom = { scene: Canvas; from: { x: number; y: number }; shade: number };

/** A hole in the scene. Each has its own bottom, tone, depth, texture and edge, true and decoy alike. */
export function drawHole(pen: Pen, chance: Chance, path: Path2D, area: Box, bottom: Bottom): void {
  pen.save();
  pen.clip(path);
  pen.drawImage(bottom.scene, area.x - bottom.from.x, area.y - bottom.from.y);
  const shade = chance.pick(SHADES);
  const slant = pen.createLinearGradient(area.x, area.y, area.x + chance.between(-30, 60), area.y + area.height);
  slant.addColorStop(0, shade);
  slant.addColorStop(1, chance.pick(SHADES.slice(0, 4)));
  pen.globalAlpha = bottom.shade / 100;
  pen.fillStyle = slant;
  pen.fillRect(area.x - 1, area.y - 1, area.width + 2, area.height + 2);
  drawTexture(pen, chance, area);
  pen.globalAlpha = chance.between(10, 40) / 100;
  pen.strokeStyle = '#000000';
  pen.lineWidth = chance.between(2, 5);
  pen.translate(chance.between(-1, 1), chance.between(-1, 1));
  pen.stroke(path);
  pen.restore();
  const dash = chance.odds(0.5) ? [chance.between(3, 14), chance.between(1, 6)] : [];
  drawEdge(pen, chance, path, { strength: chance.between(15, 60), dash });
}

function drawTexture(pen: Pen, chance: Chance, area: Box): void {
  if (chance.odds(0.3)) return;
  const [step, lean] = [chance.between(3, 7), chance.between(-24, 24)];
  pen.beginPath();
  for (let x = area.x - 30; x < area.x + area.width + 30; x += step) {
    pen.moveTo(x, area.y);
    pen.lineTo(x + lean, area.y + area.height);
  }
  pen.globalAlpha = chance.between(8, 24) / 100;
  pen.strokeStyle = chance.pick(['#ffffff', '#000000']);
  pen.lineWidth = 1;
  pen.stroke();
}

type Edge = { strength: number; dash: readonly number[] };

function drawEdge(pen: Pen, chance: Chance, path: Path2D, { strength, dash }: Edge): void {
  pen.save();
  pen.globalAlpha = strength / 100;
  pen.strokeStyle = chance.pick(['#ffffff', '#e8eef3', '#0b1c2e', '#f6e3c5', '#9fb4c6']);
  pen.lineWidth = chance.pick([0.7, 1, 1.4]);
  pen.setLineDash([...dash]);
  pen.stroke(path);
  pen.restore();
}

/** A broken line of the same outline without a hole behind it: a person sees a scratch, an edge finder a match. */
export function drawScratch(pen: Pen, chance: Chance, path: Path2D): void {
  pen.lineDashOffset = chance.between(0, 40);
  drawEdge(pen, chance, path, {
    strength: chance.between(70, 90),
    dash: [chance.between(10, 18), chance.between(7, 13)],
  });
  pen.lineDashOffset = 0;
}
