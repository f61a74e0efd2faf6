import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import * as auth from '../../../contract/people/auth';
import * as captcha from '../../../contract/people/captcha';
import type { Endpoint } from '../../../contract/wire/endpoint';
import { endpoints } from '../../../contract/gateway/endpoints';
import * as enterprise from '../../../contract/people/enterprise';
import * as sms from '../../../contract/people/sms';
import * as user from '../../../contract/people/user';
import { queryForCall, findSecret } from '../../../src/effects/gateway/url-payload';
import { fakeGateway, done } from '../support/fake-line';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'urlSafe' in value;

const table: Endpoint[] = [auth, captcha, enterprise, sms, user, endpoints]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isEndpoint);

/** A value of every secret kind under every wire name. */
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

it.each(table.map((one) => [one.path, one] as const))('%s puts no canary into its URL', async (_, one) => {
  const { gateway, requests } = fakeGateway(
    () => done(null),
    () => 'canary-token-2',
  );
  await gateway.call(one, CANARIES).catch(() => null);
  for (const { url = '' } of requests) {
    for (const canary of [...Object.values(CANARIES), 'canary-token-2']) expect(url).not.toContain(canary);
  }
});

it('the secret check covers every account endpoint', () => {
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

it('the secret check finds a secret key at any depth', () => {
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
      expect(findSecret(payload)).not.toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

it('the secret check finds a phone or a hash under a harmless name', () => {
  for (const value of [CANARIES.phone, `+86 ${CANARIES.phone}`, Number(CANARIES.phone), CANARIES.password]) {
    expect(findSecret({ keyword: value })).toBe('keyword');
  }
});

it('the secret check accepts the parameters of a search', () => {
  const search = {
    orgPortCode: 'CNSHA',
    dstPort: '鹿特丹',
    isDanger: 'Y',
    clientUid: 'slider-1',
    ts: 1_800_000_000_000,
  };
  expect(findSecret(search)).toBeNull();
});

it('the secret check throws rather than put a secret into the URL of a read', () => {
  expect(() => queryForCall(enterprise.enterpriseDetail, { basicEntId: '1', token: 'canary' })).toThrow('token');
});
