import { type Canvas, createCanvas } from '@napi-rs/canvas';

import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { PlacedWord, WordsPlan } from '../plan';
import { FACE, loadFace } from './face';
import { drawGrain, drawShades } from './grain';
import { type Pen, times } from './pen';
import { drawScene } from './scene';

/** Ink and its rim: always readable on any scene. */
const INKS = [
  ['#0b2a47', '#f2f5f8'],
  ['#9b2c1b', '#fdf3ee'],
  ['#fff1e8', '#0b2a47'],
  ['#d9e6f0', '#14202e'],
  ['#f4d06f', '#3a1f0d'],
  ['#14533c', '#eef7f2'],
  ['#4a2560', '#f5eefa'],
] as const;

export function drawWordsPicture(plan: WordsPlan, chance: Chance): Canvas {
  loadFace();
  const scene = createCanvas(CAPTCHA_PICTURE.width, CAPTCHA_PICTURE.height);
  const pen = scene.getContext('2d');
  drawScene(pen, chance);
  drawShades(pen, chance);
  for (const word of chance.shuffled(plan.words)) drawWord(pen, chance, word);
  drawHairs(pen, chance);
  drawGrain(pen, chance, 1_500);
  return scene;
}

/** The middle of the ink, not of the line box, lies on the spot that is asked for. */
function drawWord(pen: Pen, chance: Chance, { text, x, y, size, turn }: PlacedWord): void {
  const [ink, rim] = chance.pick(INKS);
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.transform(1, chance.between(-12, 12) / 100, chance.between(-16, 16) / 100, 1, 0, 0);
  pen.font = `${size}px "${FACE}"`;
  const ends = pen.measureText(text);
  const left = (ends.actualBoundingBoxLeft - ends.actualBoundingBoxRight) / 2;
  const drop = (ends.actualBoundingBoxAscent - ends.actualBoundingBoxDescent) / 2;
  pen.lineJoin = 'round';
  pen.lineWidth = chance.between(20, 32) / 10;
  pen.strokeStyle = rim;
  pen.strokeText(text, left, drop);
  pen.fillStyle = ink;
  pen.fillText(text, left, drop);
  pen.restore();
}

/** Thin lines across everything: what separates words by colour joins them again. */
function drawHairs(pen: Pen, chance: Chance): void {
  const { width, height } = CAPTCHA_PICTURE;
  times(chance.between(2, 4), () => {
    const [ink] = chance.pick(INKS);
    pen.beginPath();
    pen.moveTo(0, chance.below(height));
    pen.bezierCurveTo(90, chance.below(height), 210, chance.below(height), width, chance.below(height));
    pen.globalAlpha = chance.between(20, 45) / 100;
    pen.strokeStyle = ink;
    pen.lineWidth = chance.between(8, 14) / 10;
    pen.stroke();
  });
  pen.globalAlpha = 1;
}
