import { type Canvas, createCanvas } from '@napi-rs/canvas';

import { CAPTCHA_PICTURE, CAPTCHA_PIECE, CAPTCHA_TRAVEL } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Hole, SliderPlan } from '../plan';
import { drawGrain, drawShades } from './grain';
import { drawHole, drawScratch } from './hole';
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
  const untouched = copyOf(scene);
  for (const hole of chance.shuffled([plan.hole, ...plan.decoys])) {
    const { width, height } = hole.shape;
    const area = { x: leftOf(hole), y: hole.top, width, height };
    const from = hole === plan.hole ? elsewhere(plan.hole, chance) : { x: leftOf(plan.hole), y: plan.hole.top };
    const shade = hole === plan.hole ? chance.between(30, 46) : chance.between(36, 60);
    drawHole(pen, chance, outlineOf(hole.shape, area.x, area.y), area, { scene: untouched, from, shade });
  }
  const ghosts = chance.between(1, 2);
  for (const x of farFrom(plan, chance).slice(0, ghosts)) {
    drawScratch(pen, chance, outlineOf(plan.hole.shape, x, plan.hole.top));
  }
  drawGrain(pen, chance, 1_500);
  return { scene, piece: cutPiece(untouched, plan.hole, chance) };
}

function copyOf(scene: Canvas): Canvas {
  const copy = createCanvas(scene.width, scene.height);
  copy.getContext('2d').drawImage(scene, 0, 0);
  return copy;
}

/** The true hole shows what is not on the piece, the decoys show what is: likeness to the piece leads astray. */
function elsewhere({ left, top }: Hole, chance: Chance): { x: number; y: number } {
  const away = chance.between(50, 130);
  const x = left > CAPTCHA_PICTURE.width / 2 ? left - away : left + away;
  return { x: Math.max(0, Math.min(CAPTCHA_PICTURE.width - CAPTCHA_PIECE.width, x)), y: top };
}

/** Places on the row of the hole where no hole is. */
function farFrom({ hole, decoys }: SliderPlan, chance: Chance): number[] {
  const taken = [hole, ...decoys].filter(({ top, shape }) => Math.abs(top - hole.top) < shape.height);
  const spots = Array.from({ length: 12 }, () => chance.between(10, CAPTCHA_TRAVEL));
  return spots.filter((x) => taken.every(({ left }) => Math.abs(left - x) > CAPTCHA_PIECE.width * 0.6));
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
