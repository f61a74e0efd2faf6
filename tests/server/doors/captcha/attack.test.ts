/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CAPTCHA_SECONDS, CAPTCHA_TYPES, captchaPlain } from '../../../../domain/people/captcha';
import { seededChance } from '../../../../server/doors/captcha/chance';
import { encipher } from '../../../../server/doors/captcha/cipher';
import { rightPlain } from '../../../../server/doors/captcha/judge';
import { firstNow } from '../../../support/long';
import { codeOf, type Held, type House, NO_LIMITS, openHouse, PERSON, unpainted } from './support/house';
import { malformed } from './support/malformed';

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: { ...NO_LIMITS, openPerClient: 1_000 } });
});
afterAll(() => house.close());

/** Fewer challenges go through the database than through the judge alone. */
const MALFORMED = [5_000, 50_000];
const STORED = [500, Number(process.env['CAPTCHA_MALFORMED'] ?? 2_500)];
const BATCH = 500;

/** Inserts many challenges in one statement, since the check is tested and not the request. */
async function askMany(count: number): Promise<Held[]> {
  const held = await Promise.all(CAPTCHA_TYPES.map((type) => house.ask(type)));
  const copies = Array.from({ length: count }, (_, index): Held => {
    const model = held[index % held.length];
    if (model === undefined) throw new Error('no challenge to copy');
    return { ...model, token: index.toString(16).padStart(32, '0') };
  });
  await house.database.query(
    `insert into captcha_challenges (token, type, secret_key, answer, client, issued_at, expires_at)
     select token, type, secret_key, answer, 'client', $5, $6
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as copy(token, type, secret_key, answer)`,
    [
      copies.map(({ token }) => token),
      copies.map(({ type }) => type),
      copies.map(({ secretKey }) => secretKey),
      copies.map(({ right }) => JSON.stringify(right)),
      new Date(house.clock.now()),
      new Date(house.clock.now() + CAPTCHA_SECONDS.challenge * 1_000),
    ],
  );
  return copies;
}

describe('captcha answers of an attacker', () => {
  firstNow(it)(MALFORMED)('is never right: %d malformed answers, each to a riddle of its own', (answers) => {
    const chance = seededChance(3);
    const [passed, controls] = [new Set<unknown>(), new Set<number>()];
    for (let sent = 0; sent < answers; sent += 1) {
      const type = chance.pick(CAPTCHA_TYPES);
      const held = { type, token: '', secretKey: 'wrQyUefdlyVSU2Ze', right: unpainted(type, 0, chance).answer };
      const riddle = { ...held, answer: held.right };
      if (rightPlain(riddle, encipher(captchaPlain(type, held.right), held.secretKey)) !== null) controls.add(sent);
      const pointJson = malformed(held, chance);
      if (typeof pointJson === 'string' && rightPlain(riddle, pointJson) !== null) passed.add(pointJson);
    }
    expect([...passed]).toEqual([]);
    expect(controls.size).toBe(answers);
  });

  firstNow(it)(STORED)(
    'never passes and never throws: %d malformed answers, each to a challenge of its own',
    { timeout: 600_000 },
    async (answers) => {
      const chance = seededChance(4);
      const seen = new Map<string, number>();
      for (let sent = 0; sent < answers; sent += BATCH) {
        for (const held of await askMany(BATCH)) {
          const fields = { captchaType: held.type, token: held.token, pointJson: malformed(held, chance) };
          const code = codeOf(await house.service.check(fields, PERSON));
          seen.set(code, (seen.get(code) ?? 0) + 1);
        }
        await house.database.query('delete from captcha_challenges');
      }
      expect([...seen.keys()].toSorted()).toEqual(['0011', '6111']);
    },
  );

  it('are judged once, however often one is replayed', async () => {
    const held = await house.ask('blockPuzzle');
    expect(codeOf(await house.answer(held))).toBe('0000');
    const codes = new Set<string>();
    for (let again = 0; again < 1_000; again += 1) codes.add(codeOf(await house.answer(held)));
    expect([...codes]).toEqual(['6110']);
  });

  it.each([
    ['right answers', 0, '0000'],
    ['wrong answers', 40, '6111'],
  ])('are judged once when 50 %s race', async (_, off, first) => {
    const held = await house.ask('blockPuzzle');
    const points = held.right.map(({ x, y }) => ({ x: x + off, y }));
    const codes = (await Promise.all(Array.from({ length: 50 }, () => house.answer(held, points)))).map(codeOf);
    expect(codes.filter((code) => code !== '6110')).toEqual([first]);
  });

  it('fail after a wrong answer, even with the right one', async () => {
    const held = await house.ask('clickWord');
    expect(codeOf(await house.send(held, '[]'))).toBe('6111');
    expect(codeOf(await house.send(held, captchaPlain(held.type, held.right)))).toBe('6110');
  });
});
