import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { encipher } from '../../../../server/doors/captcha/cipher';
import { codeOf, type Held, type House, NO_LIMITS, openHouse } from './support/house';

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: NO_LIMITS });
});
afterAll(() => house.close());

const FOR_LOGIN = { phone: '13800138000', purpose: 'user_login' };

async function pass(plain?: (held: Held) => string) {
  const held = await house.ask('blockPuzzle');
  const text = plain?.(held);
  const reply = text === undefined ? await house.answer(held) : await house.send(held, text);
  expect(codeOf(reply)).toBe('0000');
  return house.proofOf(held, text);
}

describe('proof of a passed captcha', () => {
  it('can be spent once', async () => {
    const proof = await pass();
    expect(await house.service.spendProof(proof, FOR_LOGIN)).toBe(true);
    expect(await house.service.spendProof(proof, FOR_LOGIN)).toBe(false);
  });

  it('is bound to the phone and purpose it was spent for', async () => {
    const proof = await pass();
    await house.service.spendProof(proof, FOR_LOGIN);
    expect(await house.service.spendProof(proof, { ...FOR_LOGIN, purpose: 'user_sign' })).toBe(false);
    expect(await house.service.spendProof(proof, { ...FOR_LOGIN, phone: '13900139000' })).toBe(false);
    const rows = await house.database.query('select phone, purpose from captcha_proofs where phone is not null');
    expect(rows).toContainEqual(FOR_LOGIN);
  });

  it('is spent by one of fifty parallel calls', async () => {
    const proof = await pass();
    const spent = await Promise.all(Array.from({ length: 50 }, () => house.service.spendProof(proof, FOR_LOGIN)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('expires after 180 seconds, not before', async () => {
    const [early, late] = [await pass(), await pass()];
    house.advance(179);
    expect(await house.service.spendProof(early, FOR_LOGIN)).toBe(true);
    house.advance(1);
    expect(await house.service.spendProof(late, FOR_LOGIN)).toBe(false);
  });

  it('is built from the answer byte for byte, as native clients write it', async () => {
    const proof = await pass(({ right: [point] }) => `{"x": ${point?.x.toFixed(4)}, "y":5.0}`);
    expect(await house.service.spendProof(proof, FOR_LOGIN)).toBe(true);
  });

  it('cannot be forged without passing', async () => {
    const held = await house.ask('clickWord');
    expect(await house.service.spendProof(house.proofOf(held), FOR_LOGIN)).toBe(false);
    await house.send(held, '[]');
    for (const proof of [undefined, '', house.proofOf(held), encipher(held.token, held.secretKey), 'x'.repeat(5_000)]) {
      expect(await house.service.spendProof(proof, FOR_LOGIN)).toBe(false);
    }
  });

  it('passes the upstream second verification once, then gets 6110', async () => {
    const captchaVerification = await pass();
    const first = await house.proofs.verify(captchaVerification);
    expect(first.answer).toEqual({ repCode: '0000', repMsg: '成功', repData: null, success: true });
    expect(codeOf(await house.proofs.verify(captchaVerification))).toBe('6110');
    expect(codeOf(await house.proofs.verify(undefined))).toBe('0011');
  });
});
