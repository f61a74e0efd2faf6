import { createCanvas, loadImage } from '@napi-rs/canvas';

import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';

export type Grid = { values: Float32Array; width: number; height: number };

/** Decoded picture: three colour channels and alpha. */
export type Image = { colours: readonly [Grid, Grid, Grid]; alpha: Grid };

export const gridOf = (width: number, height: number): Grid => ({
  values: new Float32Array(width * height),
  width,
  height,
});

export function valueAt({ values, width, height }: Grid, x: number, y: number): number {
  const [column, row] = [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))];
  return values[row * width + column] ?? 0;
}

export function mapGrid(grid: Grid, change: (x: number, y: number) => number): Grid {
  const { width, height } = grid;
  const made = gridOf(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) made.values[y * width + x] = change(x, y);
  }
  return made;
}

/** Scaled from the size of the answers: half is four times faster and precise enough for coarse steps. */
export async function readImage(base64: string, scale = 1): Promise<Image> {
  const image = await loadImage(Buffer.from(base64, 'base64'));
  const part = (scale * CAPTCHA_PICTURE.height) / image.height;
  const [width, height] = [Math.round(image.width * part), Math.round(image.height * part)];
  const pen = createCanvas(width, height).getContext('2d');
  pen.drawImage(image, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const channel = (at: number): Grid => {
    const grid = gridOf(width, height);
    for (let pixel = 0; pixel < width * height; pixel += 1) grid.values[pixel] = data[pixel * 4 + at] ?? 0;
    return grid;
  };
  return { colours: [channel(0), channel(1), channel(2)], alpha: channel(3) };
}

export function lightOf({ colours: [red, green, blue] }: Image): Grid {
  return mapGrid(red, (x, y) => 0.3 * valueAt(red, x, y) + 0.59 * valueAt(green, x, y) + 0.11 * valueAt(blue, x, y));
}

/** Box blur applied twice, to suppress specks. */
export function blurred(grid: Grid, radius: number): Grid {
  if (radius === 0) return grid;
  const across = (from: Grid) => mapGrid(from, (x, y) => meanOf(radius, (step) => valueAt(from, x + step, y)));
  const down = (from: Grid) => mapGrid(from, (x, y) => meanOf(radius, (step) => valueAt(from, x, y + step)));
  return down(across(grid));
}

function meanOf(radius: number, at: (step: number) => number): number {
  let sum = 0;
  for (let step = -radius; step <= radius; step += 1) sum += at(step);
  return sum / (radius * 2 + 1);
}

export const steepness = (grid: Grid): Grid =>
  mapGrid(grid, (x, y) => Math.hypot(slopeX(grid, x, y), slopeY(grid, x, y)));

export const slopeX = (grid: Grid, x: number, y: number): number => valueAt(grid, x + 1, y) - valueAt(grid, x - 1, y);
export const slopeY = (grid: Grid, x: number, y: number): number => valueAt(grid, x, y + 1) - valueAt(grid, x, y - 1);

const ROUNDS = 6;

export type Area = { left: number; top: number; width: number; height: number };

/** Nearest of the k-means colours per pixel. */
export function clustered({ colours }: Image, count: number, area: Area): Grid {
  const { left, top, width, height } = area;
  const made = gridOf(width, height);
  const pixels = Array.from(made.values, (_, at) =>
    colours.map((colour) => valueAt(colour, left + (at % width), top + Math.floor(at / width))),
  );
  const step = Math.floor(pixels.length / count);
  let centres = Array.from({ length: count }, (_, at) => pixels[at * step + (step >> 1)] ?? [0, 0, 0]);
  const sample = pixels.filter((_, at) => at % (pixels.length > 9_999 ? 7 : 1) === 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = centres.map((): number[][] => []);
    for (const pixel of sample) groups[nearest(centres, pixel)]?.push(pixel);
    centres = centres.map((centre, at) => middleOf(groups[at] ?? []) ?? centre);
  }
  return { ...made, values: Float32Array.from(pixels, (pixel) => nearest(centres, pixel)) };
}

export const wholeOf = ({ alpha: { width, height } }: Image): Area => ({ left: 0, top: 0, width, height });

export const splitUp = (labels: Grid, count: number): Grid[] =>
  Array.from({ length: count }, (_, label) => ({
    ...labels,
    values: labels.values.map((value) => (value === label ? 1 : 0)),
  }));

function nearest(centres: readonly (readonly number[])[], [red = 0, green = 0, blue = 0]: readonly number[]): number {
  let [best, closest] = [0, Number.POSITIVE_INFINITY];
  for (const [at, [r = 0, g = 0, b = 0]] of centres.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < closest) [best, closest] = [at, distance];
  }
  return best;
}

const middleOf = (group: readonly (readonly number[])[]): number[] | null =>
  group.length === 0
    ? null
    : [0, 1, 2].map((colour) => group.reduce((sum, pixel) => sum + (pixel[colour] ?? 0), 0) / group.length);

/** Difference of two blurs: removes broad structure common to all words. */
export function sharpened(grid: Grid): Grid {
  const [fine, broad] = [blurred(grid, 1), blurred(grid, 5)];
  return { ...grid, values: fine.values.map((value, at) => value - (broad.values[at] ?? 0)) };
}
