import jsQR from 'jsqr';

/** Pixels per QR module. */
const DOTS = 4;

/** Decodes a drawn QR code: paints its rectangles black on white and reads them. */
export function photographed(size: number, path: string): string | undefined {
  const width = size * DOTS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * DOTS; row < (Number(y) + 1) * DOTS; row += 1)
      for (let column = Number(x) * DOTS; column < (Number(x) + Number(run)) * DOTS; column += 1)
        pixels.set([0, 0, 0, 255], (row * width + column) * 4);
  return jsQR(pixels, width, width)?.data;
}
