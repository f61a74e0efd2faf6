/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { CAPTCHA_TOLERANCE, type CaptchaPoint, type CaptchaType } from '../../../../domain/people/captcha';
import { type Chance, seededChance } from '../../../../server/doors/captcha/chance';
import { isRight } from '../../../../server/doors/captcha/judge';
import { correctAnswer, planChallenge } from '../../../../server/doors/captcha/plan';
import { LONG } from '../../../support/long';
import { codeOf, openHouse } from './support/house';

const CHALLENGES = 2_000;

function passes(type: CaptchaType, guess: readonly CaptchaPoint[], count: number, chance: Chance): number {
  let passed = 0;
  for (let round = 0; round < count; round += 1) {
    if (isRight(type, correctAnswer(planChallenge(type, chance)), guess)) passed += 1;
  }
  return passed / count;
}

describe('guesser with a constant answer', () => {
  it('passes less than one slider in twenty, at every position', () => {
    const spans: [number, number][] = [];
    const watched: Chance = {
      ...seededChance(1),
      somewhere: (low, high) => {
        spans.push([low, high]);
        return low;
      },
    };
    planChallenge('blockPuzzle', watched);
    const [low, high] = spans[0] ?? [0, 0];
    expect((2 * CAPTCHA_TOLERANCE.slider) / (high - low)).toBeLessThan(0.05);
    expect(low).toBeGreaterThan(CAPTCHA_TOLERANCE.slider);
  });

  it(`passes less than 5 % of ${CHALLENGES} sliders, taken over guesses all along the way`, () => {
    const guesses = Array.from({ length: 24 }, (_, index) => 20 + index * 10);
    const shares = guesses.map((x, index) => passes('blockPuzzle', [{ x, y: 5 }], CHALLENGES, seededChance(index + 1)));
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.03);
    expect(mean).toBeLessThan(0.05);
  });

  it(`passes less than 0.15 % of words, over 50 times ${CHALLENGES} challenges`, LONG, () => {
    const guess = [
      { x: 80, y: 45 },
      { x: 155, y: 105 },
      { x: 235, y: 50 },
    ];
    const share = passes('clickWord', guess, 50 * CHALLENGES, seededChance(7));
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.0015);
  });

  it('is locked out before the odds matter', async () => {
    const house = await openHouse();
    let passed = 0;
    const codes = new Map<string, number>();
    for (let round = 0; round < CHALLENGES; round += 1) {
      const asked = await house.service.challenge(
        { captchaType: 'blockPuzzle' },
        { address: '203.0.113.9', visitor: 'g' },
      );
      codes.set(codeOf(asked), (codes.get(codeOf(asked)) ?? 0) + 1);
      const { token, secretKey } = asked.answer.repData ?? {};
      if (!token || !secretKey) continue;
      const held = { type: 'blockPuzzle', token, secretKey, right: [{ x: 130, y: 5 }] } as const;
      const reply = await house.answer({ ...held, right: [...held.right] });
      if (codeOf(reply) === '0000') passed += 1;
    }
    await house.close();
    expect(codes.get('6202')).toBeGreaterThan(CHALLENGES * 0.95);
    expect(passed / CHALLENGES).toBeLessThan(0.01);
  });
});
