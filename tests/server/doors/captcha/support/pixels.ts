import { createCanvas, loadImage } from '@napi-rs/canvas';

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

export async function pixelsOf(base64: string): Promise<Pixels> {
  const image = await loadImage(Buffer.from(base64, 'base64'));
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}

export const widthOf = (base64: string): number => Buffer.from(base64.slice(0, 32), 'base64').readUInt32BE(16);

export const alphaAt = ({ data, width }: Pixels, x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;

export const lightAt = ({ data, width }: Pixels, x: number, y: number): number => {
  const at = (y * width + x) * 4;
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
};

const centred = (values: readonly number[]): number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

const product = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** Position found by comparing the piece with the scene, independent of shading. */
export function mostAlike(scene: Pixels, piece: Pixels, travel: number): number {
  const inside = Array.from({ length: piece.width * piece.height }, (_, index) => ({
    x: index % piece.width,
    y: Math.floor(index / piece.width),
  })).filter(({ x, y }) => (x + y) % 3 === 0 && alphaAt(piece, x, y) > 200);
  const wanted = centred(inside.map(({ x, y }) => lightAt(piece, x, y)));
  const likeness = (left: number) => {
    const found = centred(inside.map(({ x, y }) => lightAt(scene, x + left, y)));
    return product(wanted, found) / Math.sqrt(product(found, found) || 1);
  };
  const scores = Array.from({ length: Math.ceil(travel / 2) }, (_, step) => likeness(step * 2));
  return scores.indexOf(Math.max(...scores)) * 2;
}
