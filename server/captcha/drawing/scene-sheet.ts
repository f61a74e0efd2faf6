import { type Canvas, createCanvas } from '@napi-rs/canvas';

import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Pixels } from './png';
import { drawScene } from './scene';

const { width, height } = CAPTCHA_PICTURE;

/** Made once and painted over each time: a new canvas takes as long as a third of a scene. */
let kept: Canvas | undefined;

export function sceneSheet(chance: Chance): Canvas {
  kept ??= createCanvas(width, height);
  const pen = kept.getContext('2d');
  pen.save();
  drawScene(pen, chance);
  pen.restore();
  return kept;
}

/** A scene covers everything, so that its pixels are read as they are kept. */
export function pixelsOf(sheet: Canvas): Pixels {
  const { buffer, byteOffset, length } = sheet.data();
  return { data: new Uint8ClampedArray(buffer, byteOffset, length), width: sheet.width, height: sheet.height };
}

export const scenePixels = (chance: Chance): Pixels => pixelsOf(sceneSheet(chance));
