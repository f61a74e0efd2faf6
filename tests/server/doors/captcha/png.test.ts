import { describe, expect, it } from 'vitest';

import { piecePng, scenePng } from '../../../../server/doors/captcha/drawing/png';
import { pixelsOf } from './support/pixels';

type Four = readonly [number, number, number, number];
const pixels = (all: readonly Four[], width: number) => ({
  data: Uint8ClampedArray.from(all.flat()),
  width,
  height: all.length / width,
});
const read = async (png: Buffer) => {
  const { data, width, height } = await pixelsOf(png.toString('base64'));
  return { data: [...data], width, height };
};

const six = (covers: readonly number[]) =>
  pixels(
    covers.map((cover, at) => [at * 40 + 1, at * 40 + 15, at * 40 + 29, cover]),
    3,
  );

/** All colours of two channels, far more than a palette holds; half of the pixels share one colour. */
const motley = pixels(
  Array.from(
    { length: 128 * 128 },
    (_, at): Four => (at % 2 === 0 ? [200, 30, 60, 255] : [(at % 128) * 2, Math.floor(at / 128) * 2, 90, 255]),
  ),
  128,
);

describe('own PNG encoder', () => {
  it('writes pictures of few colours that other readers decode to the same pixels', async () => {
    const opaque = six([255, 255, 255, 255, 255, 255]);
    expect(await read(scenePng(opaque))).toEqual({ ...opaque, data: [...opaque.data] });
  });

  it('keeps frequent colours exactly and approximates the others', async () => {
    const { data } = await read(scenePng(motley));
    const away = data.map((value, at) => Math.abs(value - (motley.data[at] ?? 0)));
    expect(away.filter((distance, at) => at % 8 < 4 && distance > 0)).toEqual([]);
    expect(Math.max(...away)).toBeLessThan(40);
  });

  it('keeps nothing of an earlier picture', async () => {
    const opaque = six([255, 255, 255, 255, 255, 255]);
    const before = scenePng(opaque);
    scenePng(motley);
    expect(scenePng(opaque).equals(before)).toBe(true);
  });

  it('keeps a piece transparent where it does not cover', async () => {
    const piece = six([255, 0, 255, 0, 0, 255]);
    const { data } = await read(piecePng(piece));
    expect(data.filter((_, at) => at % 4 === 3)).toEqual([255, 0, 255, 0, 0, 255]);
    expect(data.slice(8, 12)).toEqual(Array.from(piece.data.subarray(8, 12)));
  });
});
