import { describe, expect, it } from 'vitest';

import { seededChance } from '../../../../server/doors/captcha/chance';
import { coverageAt, buildMask } from '../../../../server/doors/captcha/drawing/area';
import { feathered, litMask } from '../../../../server/doors/captcha/drawing/feather';
import { distanceAt, EM, distanceField, SIDE } from '../../../../server/doors/captcha/drawing/field';
import { layWord } from '../../../../server/doors/captcha/drawing/ink';
import { anyInk } from '../../../../server/doors/captcha/drawing/inks';
import { outlineBounds } from '../../../../server/doors/captcha/drawing/outline';
import { pathCorners } from '../../../../server/doors/captcha/drawing/path';
import { at, box, disc, faintly, fill, createPen, strokes } from '../../../../server/doors/captcha/drawing/pen';
import { type Colour, createSheet } from '../../../../server/doors/captcha/drawing/sheet';

const ROOM = { left: 0, top: 0, right: 20, bottom: 10 };
const total = (covers: Float32Array) => covers.reduce((sum, share) => sum + share, 0);
const close = (value: number) => Math.round(value * 100) / 100;

describe('coverage mask of a figure', () => {
  it('gives each pixel the share that lies within the figure', () => {
    const mask = buildMask([[2.25, 3, 6, 3, 6, 7.5, 2.25, 7.5]], ROOM);
    expect(
      [coverageAt(mask, 2, 3), coverageAt(mask, 4, 4), coverageAt(mask, 4, 7), coverageAt(mask, 2, 7)].map(close),
    ).toEqual([0.75, 1, 0.5, 0.38]);
    expect([coverageAt(mask, 1, 3), coverageAt(mask, 6, 4), coverageAt(mask, 4, 8)]).toEqual([0, 0, 0]);
  });

  it('sums up to the area of the figure in either direction of its corners', () => {
    expect(close(total(buildMask([[3, 1, 13, 4, 8, 9]], ROOM).covers))).toBe(32.5);
    expect(close(total(buildMask([[8, 9, 13, 4, 3, 1]], ROOM).covers))).toBe(32.5);
  });

  it('is clipped to the canvas, and keeps nothing for the next figure', () => {
    expect(close(total(buildMask([[-5, -5, 25, -5, 25, 15, -5, 15]], ROOM).covers))).toBe(200);
    expect(buildMask([[-9, 2, -3, 2, -3, 4]], ROOM).covers.every((share) => share === 0)).toBe(true);
    expect(close(total(buildMask([[1, 1, 3, 1, 3, 3, 1, 3]], ROOM).covers))).toBe(4);
  });
});

describe('feathered mask', () => {
  const square = buildMask([[6, 2, 12, 2, 12, 8, 6, 8]], ROOM);
  const soft = feathered(square, ROOM, 1);

  it('covers the same area as the sharp one, with a spread edge', () => {
    expect(close(total(soft.covers))).toBe(close(total(square.covers)));
    expect([4, 5, 6, 7].map((x) => close(coverageAt(soft, x, 5)))).toEqual([0, 0.33, 0.67, 1]);
  });

  it('is lit on one side, dark on the other and neutral in the middle', () => {
    const lit = litMask(soft, { x: 1, y: 0 }, 1);
    expect([5, 9, 12].map((x) => close(coverageAt(lit, x, 5)))).toEqual([0.67, 0, -0.67]);
  });
});

describe('ink', () => {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ({ red, green, blue }: Colour) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const inks = Array.from({ length: 400 }, (_, seed) => anyInk(seededChance(seed)));

  it('contrasts with its rim by more than 4.5 to 1 at every end of both gradients', () => {
    const worst = inks.flatMap(({ ink, rim }) =>
      [ink.from, ink.to].flatMap((one) => [rim.from, rim.to].map((other) => contrast(one, other))),
    );
    expect(Math.min(...worst)).toBeGreaterThan(4.5);
  });

  it('forms no pair with its rim twice', () => {
    const pairs = inks.map(({ ink, rim }) => JSON.stringify([ink.from, rim.from]));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('drawn word', () => {
  const [RED, GREEN] = [0xff0000ff, 0xff00ff00].map((colour) => colour | 0);
  const flat = (red: number, green: number) => ({ from: { red, green, blue: 0 }, to: { red, green, blue: 0 } });
  const SIZE = 140;
  /** Word in red with a green rim on a grey ground of this lightness. */
  function laid(seed: number, light: number) {
    const sheet = createSheet(SIZE, SIZE);
    sheet.whole.fill(0xff000000 | (light * 0x10101));
    const word = { text: '罐', x: SIZE / 4, y: SIZE / 4, size: 35, turn: 0 };
    layWord(sheet, seededChance(seed), word, { ink: flat(255, 0), rim: flat(0, 255) }, 2);
    return sheet.whole;
  }
  const AROUND = Array.from({ length: 25 }, (_, at) => (Math.floor(at / 5) - 2) * SIZE + (at % 5) - 2);
  /** Pixels surrounded by one colour only, so wider than a rim. */
  const broad = (whole: Int32Array, colour: number | undefined) =>
    whole.filter((_, place) => AROUND.every((by) => whole[place + by] === colour)).length;

  it('swaps colours with its rim somewhere across itself', () => {
    const shares = Array.from({ length: 40 }, (_, seed) => {
      const whole = laid(seed, 110);
      const [red, green] = [broad(whole, RED), broad(whole, GREEN)];
      return Math.min(red, green) / (red + green);
    });
    expect(shares.filter((share) => share > 0.15).length).toBeGreaterThan(30);
  });

  it('has a full rim only where it does not contrast with the background', () => {
    const painted = (light: number) =>
      Array.from({ length: 20 }, (_, seed) => seed).reduce(
        (sum, seed) => sum + laid(seed, light).filter((pixel) => pixel === RED || pixel === GREEN).length,
        0,
      );
    expect(painted(255) / painted(110)).toBeLessThan(0.9);
  });
});

describe('figure from an SVG path', () => {
  it.each([
    ['M1 2H9V7L3 8Z', [1, 2, 9, 8]],
    ['M0 0Q5 10 10 0', [0, 0, 10, 5]],
    ['M0 0C0 8 10 8 10 0', [0, 0, 10, 6]],
    ['M2 5A4 4 0 0 1 10 5', [2, 1, 10, 5]],
    ['M2 5A4 4 0 0 0 10 5', [2, 5, 10, 9]],
    ['M50 12A38 34 0 0 1 50 80', [50, 12, 88, 80]],
  ])('%s has the expected bounds', (path, bounds) => {
    expect(outlineBounds(pathCorners(path)).map(Math.round)).toEqual(bounds);
  });

  it('follows the large arc when the flag is set', () => {
    expect(outlineBounds(pathCorners('M6 2A4 4 0 1 1 2 6')).map(Math.round)).toEqual([2, 2, 10, 10]);
  });
});

describe('pen', () => {
  const WHITE = '#ffffff';
  const lit = (draw: (pen: ReturnType<typeof createPen>) => void, scale = 1) => {
    const sheet = createSheet(20 * scale, 10 * scale);
    draw(createPen(sheet, scale));
    return Array.from({ length: sheet.height }, (_, y) =>
      Array.from({ length: sheet.width }, (__, x) => close((sheet.data[(y * sheet.width + x) * 4] ?? 0) / 255)),
    );
  };

  it('draws a box, a figure and a stroke of the same corners alike', () => {
    const asBox = lit((pen) => box(pen, WHITE, 2.5, 1.25, 9, 6.5));
    expect(lit((pen) => fill(pen, WHITE, [2.5, 1.25, 11.5, 1.25, 11.5, 7.75, 2.5, 7.75]))).toEqual(asBox);
    expect(lit((pen) => strokes(pen, WHITE, 6.5, [[2.5, 4.5, 11.5, 4.5]]))).toEqual(asBox);
    expect(asBox[4]?.slice(1, 13)).toEqual([0, 0.5, 1, 1, 1, 1, 1, 1, 1, 1, 0.5, 0]);
  });

  it('draws moved, scaled and mirrored, and restores its state after', () => {
    const there = lit((pen) => {
      at(pen, 16, 2, 2, true, () => box(pen, WHITE, 1, 1, 3, 2));
      box(pen, WHITE, 0, 9, 1, 1);
    });
    expect(there).toEqual(
      lit((pen) => {
        box(pen, WHITE, 8, 4, 6, 4);
        box(pen, WHITE, 0, 9, 1, 1);
      }),
    );
  });

  it('draws with the given opacity', () => {
    const half = lit((pen) => faintly(pen, 0.5, () => disc(pen, WHITE, 10, 5, 4)));
    expect(half[5]?.[10]).toBeCloseTo(0.5, 1);
    expect(half[0]?.[0]).toBe(0);
  });
});

describe('distance field of a character', () => {
  it('is positive outside the ink and negative inside', () => {
    const field = distanceField('一');
    const middle = SIDE / 2;
    expect(distanceAt(field, middle, middle)).toBeLessThan(-3);
    expect(distanceAt(field, middle, middle + EM / 2)).toBeGreaterThan(8);
    const down = Array.from({ length: 12 }, (_, step) => distanceAt(field, middle, middle + step));
    expect(down.slice(1).every((distance, step) => distance - (down[step] ?? 0) < 1.7)).toBe(true);
    expect(down).toEqual(down.toSorted((one, other) => one - other));
  });
});
