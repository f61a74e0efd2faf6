import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { hashPassword } from '../../../src/effects/sign-in/password-hash';

it('the password hash is SHA-256 with the product prefix', async () => {
  expect(await hashPassword('123456')).toBe('536f7c8a399fbc0219ff68a4ab46f79e496b536fedaa5501b373e8adf8578221');
});

it('the password hash is the same with and without WebCrypto for any input', async () => {
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'grapheme', maxLength: 80 }));
  await fc.assert(
    fc.asyncProperty(typed, async (password) => {
      expect(await hashPassword(password, undefined)).toBe(await hashPassword(password, crypto.subtle));
    }),
    { numRuns: 100 },
  );
});

it('the password hash differs for different passwords', async () => {
  const hashes = await Promise.all(['123456', '1234567', '１２３４５６', ' 123456'].map((one) => hashPassword(one)));
  expect(new Set(hashes).size).toBe(4);
});
