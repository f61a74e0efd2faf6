/** @module-tag long */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { CAPTCHA_PICTURE, CAPTCHA_PIECE, CAPTCHA_TRAVEL } from '../../../../domain/people/captcha';
import { seededChance } from '../../../../server/doors/captcha/chance';
import { drawPlan } from '../../../../server/doors/captcha/drawing/draw';
import { FACE, loadFace } from '../../../../server/doors/captcha/drawing/field';
import { outlineBounds } from '../../../../server/doors/captcha/drawing/outline';
import { buildHoles } from '../../../../server/doors/captcha/drawing/slider-picture';
import { isRight } from '../../../../server/doors/captcha/judge';
import { correctAnswer, planChallenge, WORDS } from '../../../../server/doors/captcha/plan';
import { alphaAt, mostAlike, type Pixels, pixelsOf } from './support/pixels';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const PNG = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').toString('base64').slice(0, 8);

const opaqueRows = (image: Pixels) =>
  Array.from({ length: image.height }, (_, y) => y).filter((y) =>
    Array.from({ length: image.width }, (_, x) => x).some((x) => alphaAt(image, x, y) > 128),
  );

describe('slider pictures', () => {
  it.each(SEEDS)('have a scene and a piece in the sizes of the protocol (%d)', async (seed) => {
    const plan = planChallenge('blockPuzzle', seededChance(seed));
    const { scene, piece } = drawPlan(plan, 1, seededChance(seed));
    const [scenery, cut] = [await pixelsOf(scene), await pixelsOf(piece ?? '')];
    expect([scenery.width, scenery.height]).toEqual([CAPTCHA_PICTURE.width, CAPTCHA_PICTURE.height]);
    expect([cut.width, cut.height]).toEqual([CAPTCHA_PIECE.width, CAPTCHA_PIECE.height]);
    const rows = opaqueRows(cut);
    if (plan.type !== 'blockPuzzle') throw new Error('not a slider');
    const { top, shape } = plan.hole;
    expect(rows[0]).toBeGreaterThanOrEqual(top - 2);
    expect(rows.at(-1)).toBeLessThanOrEqual(top + shape.height + 2);
    expect([scene, piece].every((image) => image?.startsWith(PNG))).toBe(true);
    expect(scene.length).toBeLessThan(100_000);
  });

  it.each([0, 1, 2] as const)(
    'have holes that touch neither each other nor the edge, in any layout (%d)',
    (difficulty) => {
      for (let seed = 1; seed <= 100; seed += 1) {
        const chance = seededChance(seed);
        const plan = planChallenge('blockPuzzle', chance, difficulty);
        if (plan.type !== 'blockPuzzle') throw new Error('not a slider');
        const ends = buildHoles(plan, chance, 1)
          .map(({ outline }) => outlineBounds(outline))
          .toSorted(([one], [other]) => one - other);
        for (const [at, [left, top, right, bottom]] of ends.entries()) {
          expect(left - (ends[at - 1]?.[2] ?? 0)).toBeGreaterThan(2);
          expect([top > 0, right < CAPTCHA_PICTURE.width, bottom < CAPTCHA_PICTURE.height]).toEqual([true, true, true]);
        }
      }
    },
  );

  it('mislead a solver that looks for the likeness of the piece', async () => {
    let found = 0;
    const puzzles = 24;
    for (let seed = 1; seed <= puzzles; seed += 1) {
      const plan = planChallenge('blockPuzzle', seededChance(seed));
      const { scene, piece } = drawPlan(plan, 1, seededChance(seed + 1_000));
      const guess = mostAlike(await pixelsOf(scene), await pixelsOf(piece ?? ''), CAPTCHA_TRAVEL);
      if (isRight('blockPuzzle', correctAnswer(plan), [{ x: guess, y: 5 }])) found += 1;
    }
    expect(found / puzzles).toBeLessThan(0.4);
  });

  it('differ in every drawing of the same plan', () => {
    const plan = planChallenge('blockPuzzle', seededChance(5));
    expect(new Set(Array.from({ length: 5 }, () => drawPlan(plan).scene)).size).toBe(5);
  });
});

describe('captcha words', () => {
  const inkOf = (text: string) => {
    const canvas = createCanvas(64, 64);
    const pen = canvas.getContext('2d');
    pen.font = `40px "${FACE}"`;
    pen.fillText(text, 8, 48);
    return Buffer.from(pen.getImageData(0, 0, 64, 64).data).toString('base64');
  };

  it('exist in the bundled font: no box, no blank, no two alike', () => {
    loadFace();
    const box = inkOf('\u{10ffff}');
    const inks = WORDS.map(inkOf);
    expect(inks.filter((ink) => ink === box)).toEqual([]);
    expect(inks.filter((ink) => ink === inkOf(' '))).toEqual([]);
    expect(new Set(inks).size).toBe(WORDS.length);
    expect(WORDS.length).toBeGreaterThan(100);
  });

  it('are drawn in one picture of the protocol size, without a piece', async () => {
    const { scene, piece } = drawPlan(planChallenge('clickWord', seededChance(1)), 1, seededChance(1));
    const { width, height } = await pixelsOf(scene);
    expect([width, height, piece]).toEqual([CAPTCHA_PICTURE.width, CAPTCHA_PICTURE.height, null]);
  });
});

describe('pictures for high-density screens', () => {
  const halved = async (base64: string): Promise<Pixels> => {
    const { width, height } = await pixelsOf(base64);
    const pen = createCanvas(width / 2, height / 2).getContext('2d');
    pen.drawImage(await loadImage(Buffer.from(base64, 'base64')), 0, 0, width / 2, height / 2);
    return pen.getImageData(0, 0, width / 2, height / 2);
  };
  const away = (one: Pixels, other: Pixels) =>
    one.data.reduce((sum, value, at) => sum + Math.abs(value - (other.data[at] ?? 0)), 0) / one.data.length;

  it.each(['blockPuzzle', 'clickWord'] as const)('are twice as large and show the same (%s)', async (type) => {
    const plan = planChallenge(type, seededChance(3));
    const [double, single] = [drawPlan(plan, 2, seededChance(4)), drawPlan(plan, 1, seededChance(4))];
    const { width, height } = await pixelsOf(double.scene);
    expect([width, height]).toEqual([CAPTCHA_PICTURE.width * 2, CAPTCHA_PICTURE.height * 2]);
    const [half, whole] = [await halved(double.scene), await pixelsOf(single.scene)];
    const other = await pixelsOf(drawPlan(plan, 1, seededChance(5)).scene);
    expect(away(half, whole)).toBeLessThan(away(other, whole) / 3);
    if (double.piece === null || single.piece === null) return;
    expect((await pixelsOf(double.piece)).width).toBe(CAPTCHA_PIECE.width * 2);
    expect(away(await halved(double.piece), await pixelsOf(single.piece))).toBeLessThan(8);
  });
});
