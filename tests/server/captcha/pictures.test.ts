import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { CAPTCHA_PICTURE, CAPTCHA_PIECE } from '../../../domain/captcha';
import { seededChance } from '../../../server/captcha/chance';
import { drawPlan } from '../../../server/captcha/drawing/draw';
import { FACE, loadFace } from '../../../server/captcha/drawing/face';
import { planChallenge } from '../../../server/captcha/plan';
import { WORDS } from '../../../server/captcha/words';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

async function pixels(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}

const opaqueRows = ({ data, width, height }: { data: Uint8ClampedArray; width: number; height: number }) =>
  Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + 3] ?? 0).some((alpha) => alpha > 128),
  );

describe('the pictures of a slider', () => {
  it.each(SEEDS)('are a scene and a piece of the sizes of the protocol (%d)', async (seed) => {
    const plan = planChallenge('blockPuzzle', seededChance(seed));
    const { scene, piece } = drawPlan(plan, seededChance(seed));
    const [scenery, cut] = [await pixels(scene), await pixels(piece ?? '')];
    expect([scenery.width, scenery.height]).toEqual([CAPTCHA_PICTURE.width, CAPTCHA_PICTURE.height]);
    expect([cut.width, cut.height]).toEqual([CAPTCHA_PIECE.width, CAPTCHA_PIECE.height]);
    const rows = opaqueRows(cut);
    if (plan.type !== 'blockPuzzle') throw new Error('not a slider');
    expect(rows.length).toBeGreaterThanOrEqual(plan.hole.shape.height - 1);
    expect(rows.length).toBeLessThanOrEqual(plan.hole.shape.height + 3);
    expect(Math.abs((rows[0] ?? 0) - plan.hole.top)).toBeLessThanOrEqual(2);
    expect(scene.length).toBeLessThan(100_000);
  });

  it('never show a hole that is the piece with one constant shade over it', async () => {
    const plan = planChallenge('blockPuzzle', seededChance(99));
    if (plan.type !== 'blockPuzzle') throw new Error('not a slider');
    const shades = new Set<string>();
    for (const seed of SEEDS) {
      const { scene } = drawPlan(plan, seededChance(seed));
      const { data, width } = await pixels(scene);
      const at = (plan.hole.top + 22) * width + Math.round(plan.hole.left) + 22;
      shades.add(data.slice(at * 4, at * 4 + 3).join());
    }
    expect(shades.size).toBeGreaterThan(SEEDS.length / 2);
  });

  it('are never the same twice', () => {
    const plan = planChallenge('blockPuzzle', seededChance(5));
    expect(new Set(Array.from({ length: 5 }, () => drawPlan(plan).scene)).size).toBe(5);
  });
});

describe('the words', () => {
  const inkOf = (text: string) => {
    const canvas = createCanvas(64, 64);
    const pen = canvas.getContext('2d');
    pen.font = `40px "${FACE}"`;
    pen.fillText(text, 8, 48);
    return Buffer.from(pen.getImageData(0, 0, 64, 64).data).toString('base64');
  };

  it('are all in the face that travels with the packages: no box, no blank, no two alike', () => {
    loadFace();
    const box = inkOf('\u{10ffff}');
    const inks = WORDS.map(inkOf);
    expect(inks.filter((ink) => ink === box)).toEqual([]);
    expect(inks.filter((ink) => ink === inkOf(' '))).toEqual([]);
    expect(new Set(inks).size).toBe(WORDS.length);
    expect(WORDS.length).toBeGreaterThan(100);
  });

  it('come in one picture of the size of the protocol, without a piece', async () => {
    const { scene, piece } = drawPlan(planChallenge('clickWord', seededChance(1)), seededChance(1));
    const { width, height } = await pixels(scene);
    expect([width, height, piece]).toEqual([CAPTCHA_PICTURE.width, CAPTCHA_PICTURE.height, null]);
  });
});
