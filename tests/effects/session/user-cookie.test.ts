import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { AUDIT_STATUSES } from '../../../domain/people/enterprise';
import type { SessionUser } from '../../../machines/identity/session';
import { readUser, writeUser } from '../../../src/effects/session/jar';
import { ZHAO } from '../../support/plans/identity/session-people';

const anybody: fc.Arbitrary<SessionUser> = fc.record({
  name: fc.string({ unit: 'binary', maxLength: 300 }),
  avatar: fc.oneof(fc.webUrl(), fc.string({ unit: 'binary', maxLength: 6_000 })),
  mcpCode: fc.string({ unit: 'binary', maxLength: 100 }),
  serviceOpenAuditStatus: fc.constantFrom(...AUDIT_STATUSES, null),
});

it('the user cookie reads what it wrote', () => {
  expect(readUser(writeUser(ZHAO))).toEqual(ZHAO);
});

it('the user cookie writes less than 3.5 kB for any user, always readable', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(anybody, (user) => {
      const cookie = writeUser(user);
      expect(encodeURIComponent(cookie).length).toBeLessThan(3_500);
      expect(readUser(cookie)?.serviceOpenAuditStatus).toBe(user.serviceOpenAuditStatus);
    }),
    { numRuns: 2_000 },
  );
});

it('the user cookie rejects names over 256, codes over 64 and cookies over 3,500 characters', () => {
  const cookie = (change: Partial<SessionUser>) => JSON.stringify({ ...ZHAO, avatar: '', ...change });
  const isRead = (text: string) => readUser(text) !== null;
  expect([256, 257].map((length) => isRead(cookie({ name: '赵'.repeat(length) })))).toEqual([true, false]);
  expect([64, 65].map((length) => isRead(cookie({ mcpCode: 'A'.repeat(length) })))).toEqual([true, false]);
  const frame = cookie({}).length;
  expect([3_500, 3_501].map((length) => isRead(cookie({ avatar: 'A'.repeat(length - frame) })))).toEqual([true, false]);
});

it('the user cookie reads the verification status or null and rejects any other word', () => {
  const status = (word: unknown) => readUser(JSON.stringify({ ...ZHAO, serviceOpenAuditStatus: word }));
  expect([status('PASS')?.serviceOpenAuditStatus, status(null)?.serviceOpenAuditStatus]).toEqual(['PASS', null]);
  expect([status('MAYBE'), status(undefined), status(1)]).toEqual([null, null, null]);
});

it('the user cookie drops a large avatar and keeps the name', () => {
  const back = readUser(writeUser({ ...ZHAO, avatar: `data:image/png;base64,${'A'.repeat(8_000)}` }));
  expect(back).toEqual({ ...ZHAO, avatar: '' });
});

const twisted = fc
  .tuple(fc.constantFrom(...Object.keys(ZHAO)), fc.jsonValue())
  .map(([key, value]) => JSON.stringify({ ...ZHAO, [key]: value }));
const torn = fc.nat(60).map((length) => writeUser(ZHAO).slice(0, length));
const corrupt = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  twisted,
  torn,
  fc.constant('{"__proto__":{"name":1}}'),
);

it('the user cookie reads 2,000 corrupt cookies without a throw', () => {
  let nothing = 0;
  fc.assert(
    fc.property(corrupt, (cookie) => {
      const user = readUser(cookie);
      if (user === null) nothing += 1;
      return user === null || (typeof user.name === 'string' && typeof user.avatar === 'string');
    }),
    { numRuns: 2_000 },
  );
  expect(nothing).toBeGreaterThan(1_000);
});
