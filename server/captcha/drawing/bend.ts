import { type Canvas, createCanvas } from '@napi-rs/canvas';

import type { Chance } from '../chance';

type Wave = { height: number; length: number; start: number };

const anyWave = (chance: Chance): Wave => ({
  height: chance.between(16, 26) / 10,
  length: chance.between(24, 38),
  start: chance.below(628) / 100,
});

/** How far it shifts each row, or each column. */
const shiftsOf = ({ height, length, start }: Wave, side: number) =>
  Array.from({ length: side }, (_, at) => height * Math.sin(start + (at * 2 * Math.PI) / length));

/** Waves go through a square sheet from left to right and from top to bottom. */
export function bent(sheet: Canvas, chance: Chance): Canvas {
  const side = sheet.width;
  const [lifts, shifts] = [shiftsOf(anyWave(chance), side), shiftsOf(anyWave(chance), side)];
  const from = sheet.getContext('2d').getImageData(0, 0, side, side).data;
  const pen = createCanvas(side, side).getContext('2d');
  const image = pen.createImageData(side, side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      mix(image.data, (y * side + x) * 4, from, side, x - (shifts[y] ?? 0), y - (lifts[x] ?? 0));
    }
  }
  pen.putImageData(image, 0, 0);
  return pen.canvas;
}

/** The colour between four pixels, each as far as it lies near and covers. */
function mix(to: Uint8ClampedArray, at: number, from: Uint8ClampedArray, side: number, x: number, y: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left > side - 2 || top > side - 2) return;
  const pixel = (top * side + left) * 4;
  const below = pixel + side * 4;
  const one = (1 - x + left) * (1 - y + top) * (from[pixel + 3] ?? 0);
  const two = (x - left) * (1 - y + top) * (from[pixel + 7] ?? 0);
  const three = (1 - x + left) * (y - top) * (from[below + 3] ?? 0);
  const four = (x - left) * (y - top) * (from[below + 7] ?? 0);
  const cover = one + two + three + four;
  if (cover === 0) return;
  for (let part = 0; part < 3; part += 1) {
    const sum =
      one * (from[pixel + part] ?? 0) +
      two * (from[pixel + part + 4] ?? 0) +
      three * (from[below + part] ?? 0) +
      four * (from[below + part + 4] ?? 0);
    to[at + part] = sum / cover;
  }
  to[at + 3] = cover;
}
