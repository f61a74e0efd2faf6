import { type Canvas, createCanvas } from '@napi-rs/canvas';

import { CAPTCHA_PICTURE, CAPTCHA_PIECE } from '../../../domain/captcha';
import type { Chance } from '../chance';
import type { Hole, SliderPlan } from '../plan';
import { drawGrain, drawShades } from './grain';
import { drawHole } from './hole';
import { outlineOf } from './outline';
import { drawScene } from './scene';

/** Where the shape begins inside the piece's own picture. */
const INSET = 1;

/** The answer is finer than a pixel, the drawing is not: what the eye aligns is at most half a pixel away. */
const leftOf = (hole: Hole) => Math.round(hole.left) + INSET;

export function drawSliderPictures(plan: SliderPlan, chance: Chance): { scene: Canvas; piece: Canvas } {
  const scene = createCanvas(CAPTCHA_PICTURE.width, CAPTCHA_PICTURE.height);
  const pen = scene.getContext('2d');
  drawScene(pen, chance);
  drawShades(pen, chance);
  const piece = cutPiece(scene, plan.hole, chance);
  for (const hole of chance.shuffled([plan.hole, ...plan.decoys])) {
    const { width, height } = hole.shape;
    const area = { x: leftOf(hole), y: hole.top, width, height };
    drawHole(pen, chance, outlineOf(hole.shape, area.x, area.y), area);
  }
  drawGrain(pen, chance, 1_500);
  return { scene, piece };
}

function cutPiece(scene: Canvas, { left, top, shape }: Hole, chance: Chance): Canvas {
  const piece = createCanvas(CAPTCHA_PIECE.width, CAPTCHA_PIECE.height);
  const pen = piece.getContext('2d');
  const path = outlineOf(shape, INSET, top);
  pen.save();
  pen.clip(path);
  pen.drawImage(scene, -Math.round(left), 0);
  pen.globalAlpha = chance.between(4, 14) / 100;
  pen.fillStyle = chance.pick(['#ffffff', '#fff4e0', '#e4f1ff']);
  pen.fillRect(0, 0, CAPTCHA_PIECE.width, CAPTCHA_PIECE.height);
  pen.restore();
  pen.strokeStyle = chance.pick(['#ffffff', '#f4f7fa', '#fff3df']);
  pen.lineWidth = 1.5;
  pen.stroke(path);
  return piece;
}
