import { createCanvas } from '@napi-rs/canvas';

import { FACE, loadFace } from '../../../server/doors/captcha/drawing/field';
import { blurred, type Grid, gridOf, sharpened, steepness } from './image';

export const SIDE = 38;

/** Rotated word in a common typeface, as ink and edge, both normalized. */
export type Glyph = { ink: Float32Array; edge: Float32Array };

const TURNS = Array.from({ length: 13 }, (_, at) => at * 8 - 48);
const SIZE = 29;

export function glyphsOf(text: string): Glyph[] {
  loadFace();
  return TURNS.map((turn) => {
    const ink = inkOf(text, turn);
    return { ink: normed(sharpened(ink).values), edge: normed(sharpened(steepness(blurred(ink, 1))).values) };
  });
}

function inkOf(text: string, turn: number): Grid {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  pen.translate(SIDE / 2, SIDE / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.font = `${SIZE}px "${FACE}"`;
  const ends = pen.measureText(text);
  const left = (ends.actualBoundingBoxLeft - ends.actualBoundingBoxRight) / 2;
  pen.fillText(text, left, (ends.actualBoundingBoxAscent - ends.actualBoundingBoxDescent) / 2);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const ink = gridOf(SIDE, SIDE);
  for (let at = 0; at < SIDE * SIDE; at += 1) ink.values[at] = data[at * 4 + 3] ?? 0;
  return ink;
}

/** Zero mean and unit length, so that a dot product is the correlation. */
export function normed(values: Float32Array): Float32Array {
  let [sum, square] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    sum += value;
    square += value * value;
  }
  const middle = sum / values.length;
  const length = Math.sqrt(Math.max(square - sum * middle, 1e-6));
  return values.map((value) => (value - middle) / length);
}
