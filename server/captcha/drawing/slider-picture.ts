import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';

import { CAPTCHA_PIECE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Hole, SliderPlan } from '../plan';
import { drawHole } from './hole';
import { layAlike } from './lie';
import { outlineOf, UPRIGHT } from './outline';
import type { Pixels } from './png';
import { pixelsOf, sceneSheet } from './scene-sheet';

/** The answer is finer than a pixel, the drawing is not: what the eye aligns is at most half a pixel away. */
const middleOf = ({ left, top, shape }: Hole) => ({
  x: Math.round(left) + CAPTCHA_PIECE.width / 2,
  y: top + shape.height / 2,
});

export function drawSliderPictures(plan: SliderPlan, chance: Chance): { scene: Pixels; piece: Pixels } {
  const scene = sceneSheet(chance);
  const pen = scene.getContext('2d');
  const untouched = copyOf(scene);
  for (const { hole, path } of chance.shuffled(holesOf(plan, chance))) {
    const { width, height } = hole.shape;
    const area = { x: middleOf(hole).x - width / 2, y: hole.top, width, height };
    drawHole(pen, chance, path, area, untouched);
  }
  return { scene: pixelsOf(scene), piece: cutPiece(untouched, plan, chance) };
}

/** Every hole with the outline it is cut out by. */
export function holesOf(plan: SliderPlan, chance: Chance): { hole: Hole; path: Path2D }[] {
  const holes = [plan.hole, ...plan.decoys];
  const shapes = holes.map(({ shape }) => shape);
  const lies = layAlike(plan.hole.shape, shapes, chance, plan.steepest);
  return holes.map((hole, at) => {
    const { x, y } = middleOf(hole);
    return { hole, path: outlineOf(hole.shape, x, y, lies[at] ?? UPRIGHT) };
  });
}

function copyOf(scene: Canvas): Canvas {
  const copy = createCanvas(scene.width, scene.height);
  copy.getContext('2d').drawImage(scene, 0, 0);
  return copy;
}

/** The piece shows what lay where a decoy is now: likeness to it leads astray. */
function cutPiece(scene: Canvas, { hole, decoys }: SliderPlan, chance: Chance): Pixels {
  const piece = createCanvas(CAPTCHA_PIECE.width, CAPTCHA_PIECE.height);
  const pen = piece.getContext('2d');
  const path = outlineOf(hole.shape, CAPTCHA_PIECE.width / 2, middleOf(hole).y, UPRIGHT);
  pen.save();
  pen.clip(path);
  pen.drawImage(scene, -Math.round(chance.pick(decoys).left), 0);
  pen.globalAlpha = chance.between(20, 34) / 100;
  pen.fillStyle = chance.pick(['#ffffff', '#fff4e0', '#e4f1ff']);
  pen.fillRect(0, 0, CAPTCHA_PIECE.width, CAPTCHA_PIECE.height);
  pen.restore();
  pen.lineJoin = 'round';
  pen.strokeStyle = '#0b2a47';
  pen.lineWidth = 3;
  pen.globalAlpha = 0.55;
  pen.stroke(path);
  pen.globalAlpha = 1;
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 1.6;
  pen.stroke(path);
  return pen.getImageData(0, 0, piece.width, piece.height);
}
