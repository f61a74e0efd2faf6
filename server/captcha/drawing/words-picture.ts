import { type Canvas, createCanvas } from '@napi-rs/canvas';

import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { PlacedWord, WordsPlan } from '../plan';
import { bent } from './bend';
import { FACE, loadFace } from './face';
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

/** Room for the largest word, bent. */
const SHEET = 60;

export function drawWordsPicture(plan: WordsPlan, chance: Chance): Canvas {
  loadFace();
  const scene = createCanvas(CAPTCHA_PICTURE.width, CAPTCHA_PICTURE.height);
  const pen = scene.getContext('2d');
  drawScene(pen, chance);
  for (const word of chance.shuffled(plan.words)) drawWord(pen, chance, word);
  drawHairs(pen, chance);
  return scene;
}

/** A word is drawn by itself, bent, and laid over the scene: the middle of its ink on the spot that is asked for. */
function drawWord(pen: Pen, chance: Chance, { text, x, y, size, turn }: PlacedWord): void {
  const word = bent(inked(chance, text, size), chance);
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(word, -SHEET / 2, -SHEET / 2);
  pen.restore();
}

/** Ink with a rim that is readable on any scene; stretched and slanted. */
function inked(chance: Chance, text: string, size: number): Canvas {
  const sheet = createCanvas(SHEET, SHEET);
  const pen = sheet.getContext('2d');
  pen.translate(SHEET / 2, SHEET / 2);
  const wide = chance.between(86, 118) / 100;
  pen.transform(wide, chance.between(-16, 16) / 100, chance.between(-24, 24) / 100, 2 - wide, 0, 0);
  pen.font = `${size}px "${FACE}"`;
  const ends = pen.measureText(text);
  const left = (ends.actualBoundingBoxLeft - ends.actualBoundingBoxRight) / 2;
  const drop = (ends.actualBoundingBoxAscent - ends.actualBoundingBoxDescent) / 2;
  const [ink, rim] = chance.pick(INKS);
  pen.lineJoin = 'round';
  pen.lineWidth = chance.between(26, 38) / 10;
  pen.strokeStyle = rim;
  pen.strokeText(text, left, drop);
  pen.fillStyle = ink;
  pen.fillText(text, left, drop);
  return sheet;
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
