import { describe, expect, it } from 'vitest';

import { CAPTCHA_PICTURE, CAPTCHA_PIECE, CAPTCHA_TRAVEL } from '../../../domain/people/captcha';
import { seededChance } from '../../../server/captcha/chance';
import { answerOf, type Difficulty, type Hole, planChallenge, wordsAsked } from '../../../server/captcha/plan';

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

const overlap = (one: Hole, other: Hole) =>
  Math.abs(one.left - other.left) < CAPTCHA_PIECE.width && Math.abs(one.top - other.top) < one.shape.height;

describe.each(DIFFICULTIES)('a slider of difficulty %d', (difficulty) => {
  it('has its hole inside the picture and within reach of the handle', () => {
    for (const { hole, decoys } of sliders(difficulty)) {
      for (const { left, top, shape } of [hole, ...decoys]) {
        expect(left).toBeGreaterThan(5);
        expect(left).toBeLessThanOrEqual(CAPTCHA_TRAVEL);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + shape.height).toBeLessThanOrEqual(CAPTCHA_PICTURE.height);
        expect(shape.width).toBeLessThan(CAPTCHA_PIECE.width);
      }
    }
  });

  it('has decoys, more of them the harder it is, and none a person could take for the hole', () => {
    const plans = sliders(difficulty);
    const counts = new Set(plans.map(({ decoys }) => decoys.length));
    expect(Math.max(...counts)).toBe(2 + difficulty);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    for (const { hole, decoys } of plans) {
      for (const decoy of decoys) {
        expect(overlap(hole, decoy)).toBe(false);
        const alike = decoy.shape.name === hole.shape.name;
        expect(alike && Math.abs(decoy.top - hole.top) < 24).toBe(false);
      }
    }
  });

  it('has another outline on the row of the hole, and the same outline on another row', () => {
    const plans = sliders(difficulty);
    const complete = plans.filter(({ hole, decoys }) => {
      const onTheRow = decoys.filter(({ top }) => Math.abs(top - hole.top) <= 3);
      return onTheRow.some(({ shape }) => shape.name !== hole.shape.name) && onTheRow.length < decoys.length;
    });
    expect(complete.length / plans.length).toBeGreaterThan(0.95);
  });
});

describe.each(DIFFICULTIES)('a picture of words of difficulty %d', (difficulty) => {
  it('asks for three of at least four words, no two alike and none touching', () => {
    for (const plan of words(difficulty)) {
      expect(plan.words.length).toBeGreaterThanOrEqual(4);
      expect(new Set(plan.words.map(({ text }) => text)).size).toBe(plan.words.length);
      expect(wordsAsked(plan)).toEqual(plan.words.slice(0, 3).map(({ text }) => text));
      for (const [index, one] of plan.words.entries()) {
        for (const other of plan.words.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(35);
        }
      }
    }
  });

  it('asks in an order that says nothing about where they lie', () => {
    const leftToRight = words(difficulty).filter((plan) => {
      const [first, second, third] = answerOf(plan).map(({ x }) => x);
      return first !== undefined && second !== undefined && third !== undefined && first < second && second < third;
    });
    expect(leftToRight.length / ROUNDS.length).toBeGreaterThan(0.08);
    expect(leftToRight.length / ROUNDS.length).toBeLessThan(0.28);
  });
});
