import { describe, expect, it } from 'vitest';

import { pngOf } from '../../../server/captcha/drawing/png';
import { pixelsOf } from './support/pixels';

/** Three pixels by two, no two bytes alike; covering everything, or each as far as it says. */
const pixels = (covers: readonly number[]) => ({
  data: Uint8ClampedArray.from(covers.flatMap((cover, at) => [at * 40 + 1, at * 40 + 15, at * 40 + 29, cover])),
  width: 3,
  height: 2,
});
const read = async (png: Buffer) => {
  const { data, width, height } = await pixelsOf(png.toString('base64'));
  return { data: [...data], width, height };
};

describe('our own PNG', () => {
  it('is read by others as the very pixels it was written from', async () => {
    const opaque = pixels([255, 255, 255, 255, 255, 255]);
    expect(await read(pngOf(opaque, 3))).toEqual({ ...opaque, data: [...opaque.data] });
  });

  it('shows the scene through where a piece does not cover', async () => {
    const piece = pixels([255, 0, 255, 0, 0, 255]);
    const { data } = await read(pngOf(piece, 4));
    expect(data.filter((_, at) => at % 4 === 3)).toEqual([255, 0, 255, 0, 0, 255]);
    expect(data.slice(8, 12)).toEqual(Array.from(piece.data.subarray(8, 12)));
  });
});
