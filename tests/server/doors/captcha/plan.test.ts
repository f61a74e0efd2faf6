import { describe, expect, it } from 'vitest';

import { CAPTCHA_PICTURE, CAPTCHA_PIECE, CAPTCHA_TRAVEL } from '../../../../domain/people/captcha';
import { seededChance } from '../../../../server/doors/captcha/chance';
import { correctAnswer, type Difficulty, planChallenge, requestedWords } from '../../../../server/doors/captcha/plan';

const ROUNDS = Array.from({ length: 400 }, (_, index) => index);
const DIFFICULTIES: readonly Difficulty[] = [0, 1, 2];

const sliders = (difficulty: Difficulty) =>
  ROUNDS.map((seed) => planChallenge('blockPuzzle', seededChance(seed), difficulty)).filter(
    (plan) => plan.type === 'blockPuzzle',
  );
const words = (difficulty: Difficulty) =>
  ROUNDS.map((seed) => planChallenge('clickWord', seededChance(seed), difficulty)).filter(
    (plan) => plan.type === 'clickWord',
  );

describe.each(DIFFICULTIES)('slider plan of difficulty %d', (difficulty) => {
  it('places holes inside the picture, within reach of the handle and clear of the start of the piece', () => {
    for (const { hole, decoys } of sliders(difficulty)) {
      for (const { left, top, shape } of [hole, ...decoys]) {
        expect(left).toBeGreaterThan(CAPTCHA_PIECE.width);
        expect(left).toBeLessThanOrEqual(CAPTCHA_TRAVEL);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + shape.height).toBeLessThanOrEqual(CAPTCHA_PICTURE.height);
        expect(shape.width).toBeLessThan(CAPTCHA_PIECE.width);
      }
    }
  });

  it('places four or more holes of clearly different outlines on one row', () => {
    const plans = sliders(difficulty);
    for (const { hole, decoys } of plans) {
      const holes = [hole, ...decoys];
      expect(holes.length).toBeGreaterThanOrEqual(4);
      expect(new Set(holes.map(({ top }) => top)).size).toBe(1);
      expect(new Set(holes.map(({ shape }) => shape.name)).size).toBe(holes.length);
      expect(holes.filter(({ shape }) => ['drop', 'flame'].includes(shape.name)).length).toBeLessThan(2);
    }
    const held = plans.reduce((sum, { decoys }) => sum + 1 / (1 + decoys.length), 0) / plans.length;
    expect(held).toBeLessThan(0.22);
  });
});

describe.each(DIFFICULTIES)('word plan of difficulty %d', (difficulty) => {
  it('requests three of six or more different words, none touching, none below buttons of other clients', () => {
    for (const plan of words(difficulty)) {
      expect(plan.words.length).toBeGreaterThanOrEqual(6);
      expect(plan.words.filter(({ x, y }) => x > CAPTCHA_PICTURE.width - 60 && y < 60)).toEqual([]);
      expect(new Set(plan.words.map(({ text }) => text)).size).toBe(plan.words.length);
      expect(requestedWords(plan)).toEqual(plan.words.slice(0, 3).map(({ text }) => text));
      for (const [index, one] of plan.words.entries()) {
        for (const other of plan.words.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(48);
        }
      }
    }
  });

  it('requests words in an order independent of their positions', () => {
    const leftToRight = words(difficulty).filter((plan) => {
      const [first, second, third] = correctAnswer(plan).map(({ x }) => x);
      return first !== undefined && second !== undefined && third !== undefined && first < second && second < third;
    });
    expect(leftToRight.length / ROUNDS.length).toBeGreaterThan(0.08);
    expect(leftToRight.length / ROUNDS.length).toBeLessThan(0.28);
  });
});
