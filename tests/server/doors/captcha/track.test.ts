import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seededChance } from '../../../../server/doors/captcha/chance';
import type { Difficulty } from '../../../../server/doors/captcha/plan';
import { isOdd, scoreTrack, type TrackScore } from '../../../../server/doors/captcha/track';
import { codeOf, type House, NO_LIMITS, openHouse, PERSON, unpainted } from './support/house';

const ruler = Array.from({ length: 20 }, (_, index) => [index * 8, 0, index * 5]);

/** Motion of a hand: accelerates, slows down and trembles. */
function hand(seed: number): number[][] {
  const chance = seededChance(seed);
  let [x, y, ms] = [0, 0, 0];
  return Array.from({ length: 40 }, (_, index) => {
    x += Math.round(9 * Math.sin((Math.PI * (index + 1)) / 41)) + chance.between(0, 2);
    y += chance.between(-1, 1);
    ms += chance.between(9, 34);
    return [x, y, ms];
  });
}

describe('motion track', () => {
  it('scores odd with its signs when a machine made it', () => {
    const score = scoreTrack(ruler);
    expect(score).toMatchObject({ oddness: 1, signs: ['hasty', 'ruled', 'even'] });
  });

  it('scores normal when a hand made it', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const score = scoreTrack(hand(seed));
      expect(score && isOdd(score)).toBe(false);
    }
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    [[0, 0, 0]],
    [
      [0, 0],
      [1, 1],
    ],
    [
      [0, 0, '0'],
      [1, 1, 1],
    ],
    Array.from({ length: 1_001 }, () => [0, 0, 0]),
  ])('gets no score when invalid: %o', (track) => {
    expect(scoreTrack(track)).toBeNull();
  });
});

describe('effect of a motion track', () => {
  let house: House;
  const asked: Difficulty[] = [];
  const scores: [TrackScore, boolean][] = [];
  beforeAll(async () => {
    house = await openHouse({
      limits: NO_LIMITS,
      pool: { take: async (type, difficulty) => (asked.push(difficulty), unpainted(type, difficulty)) },
      onTrack: (score, passed) => scores.push([score, passed]),
    });
  });
  afterAll(() => house.close());

  const answerWith = async (track: unknown, client = PERSON) => {
    const held = await house.ask('blockPuzzle', client);
    const fields = house.fieldsOf(held, JSON.stringify(held.right[0]));
    return codeOf(await house.service.check({ ...fields, track }, client));
  };

  it('makes the next pictures harder and never refuses a right answer', async () => {
    asked.length = 0;
    for (let round = 0; round < 5; round += 1) expect(await answerWith(ruler)).toBe('0000');
    expect(asked).toEqual([0, 1, 1, 2, 2]);
    expect(scores.map(([, passed]) => passed)).toEqual(Array<boolean>(5).fill(true));
  });

  it('is limited to its client and expires after ten minutes', async () => {
    asked.length = 0;
    await answerWith(hand(1), { ...PERSON, visitor: 'another-2' });
    house.advance(601);
    await answerWith(hand(2));
    expect(asked).toEqual([0, 0]);
  });

  it('failures make pictures harder before the lock', async () => {
    const client = { ...PERSON, visitor: 'another-3' };
    asked.length = 0;
    for (let round = 0; round < 4; round += 1) await house.send(await house.ask('clickWord', client), '[]', client);
    expect(asked).toEqual([0, 0, 1, 1]);
  });
});
