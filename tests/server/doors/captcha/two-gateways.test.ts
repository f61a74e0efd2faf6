import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CAPTCHA_DEFAULTS } from '../../../../server/doors/captcha/settings';
import { codeOf, type House, openHouse } from './support/house';

const { limits } = CAPTCHA_DEFAULTS;
const client = (name: string) => ({ address: `198.51.100.${name.length}`, visitor: name });

let one: House;
let other: House;
beforeAll(async () => {
  one = await openHouse();
  other = await openHouse({ database: one.database });
});
afterAll(() => one.close());

describe('captchas of two gateways on one database', () => {
  it('can be solved at the other gateway, and their proof is spent once', async () => {
    const held = await one.ask('blockPuzzle', client('walks'));
    expect(codeOf(await other.answer(held, held.right, client('walks')))).toBe('0000');
    const bound = { phone: '13800138000', purpose: 'user_login' };
    const proof = one.proofOf(held);
    const spent = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).service.spendProof(proof, bound)),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('share their rate limits', async () => {
    const eager = client('eager');
    const codes: string[] = [];
    for (let turn = 0; turn <= limits.getPerClient; turn += 1) {
      const house = turn % 2 === 0 ? one : other;
      codes.push(codeOf(await house.service.challenge({ captchaType: 'blockPuzzle' }, eager)));
    }
    expect(codes.filter((code) => code === '6201')).toHaveLength(1);
  });

  it('share the lock after failures', async () => {
    const clumsy = { ...client('clumsy one'), visitor: null };
    for (let turn = 0; turn < 6; turn += 1) {
      const house = turn % 2 === 0 ? one : other;
      await house.send(await house.ask('blockPuzzle', clumsy), '{}', clumsy);
    }
    for (const house of [one, other]) {
      const reply = await house.service.challenge({ captchaType: 'blockPuzzle' }, clumsy);
      expect(codeOf(reply)).toBe('6202');
    }
  });
});
