import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import * as auth from '../../../contract/people/auth';
import * as captcha from '../../../contract/people/captcha';
import type { Endpoint } from '../../../contract/wire/endpoint';
import { endpoints } from '../../../contract/gateway/endpoints';
import * as enterprise from '../../../contract/people/enterprise';
import * as sms from '../../../contract/people/sms';
import * as user from '../../../contract/people/user';
import { queryFor, secretIn } from '../../../src/effects/gateway/url-payload';
import { fakeGateway, done } from '../support/fake-line';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'urlSafe' in value;

const table: Endpoint[] = [auth, captcha, enterprise, sms, user, endpoints]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isEndpoint);

/** A value of every kind nobody may read in an address, under every name the wire has for it. */
const CANARIES = {
  phone: '13800126621',
  userName: '13800126621',
  code: '739155',
  password: 'c0ffee'.repeat(10) + 'beef',
  oldPassword: 'facade'.repeat(10) + 'beef',
  newPassword: 'decade'.repeat(10) + 'beef',
  token: 'canary-token-1',
  captchaVerification: 'canary-proof-1',
  sessionId: 'canary-session-1',
};

it.each(table.map((one) => [one.path, one] as const))('%s lets no canary into its address', async (_, one) => {
  const { gateway, requests } = fakeGateway(
    () => done(null),
    () => 'canary-token-2',
  );
  await gateway.call(one, CANARIES).catch(() => null);
  for (const { url = '' } of requests) {
    for (const canary of [...Object.values(CANARIES), 'canary-token-2']) expect(url).not.toContain(canary);
  }
});

it('has looked at every endpoint of the accounts', () => {
  expect(table.length).toBeGreaterThanOrEqual(15);
});

const secretKey = fc.constantFrom(
  ...Object.keys(CANARIES),
  'access_token',
  'Mobile',
  'user-phone',
  'ID_CARD',
  'pwd',
  'smsCode',
);

it('finds a secret key at any depth, in any company', () => {
  expect.hasAssertions();
  const wrapped = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      secretKey.map((key) => ({ [key]: 'x' })),
      fc.tuple(fc.stringMatching(/^[a-c]{1,5}$/), tie('tree')).map(([key, inner]) => ({ other: 1, [key]: inner })),
      tie('tree').map((inner) => [0, inner]),
    ),
  })).tree;
  fc.assert(
    fc.property(wrapped, (payload) => {
      expect(secretIn(payload)).not.toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

it('finds a phone or a hash under a harmless name', () => {
  for (const value of [CANARIES.phone, `+86 ${CANARIES.phone}`, Number(CANARIES.phone), CANARIES.password]) {
    expect(secretIn({ keyword: value })).toBe('keyword');
  }
});

it('leaves what a search is made of alone', () => {
  const search = {
    orgPortCode: 'CNSHA',
    dstPort: '鹿特丹',
    isDanger: 'Y',
    clientUid: 'slider-1',
    ts: 1_800_000_000_000,
  };
  expect(secretIn(search)).toBeNull();
});

it('would rather fail than put a secret into the address of a read', () => {
  expect(() => queryFor(enterprise.enterpriseDetail, { basicEntId: '1', token: 'canary' })).toThrow('token');
});
