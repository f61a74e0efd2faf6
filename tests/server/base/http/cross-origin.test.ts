import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { etdList } from '../../../../contract/offers/sailings';
import { sendSms } from '../../../../contract/people/sms';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const LISTED = 'https://shop.example';
const UNLISTED = 'https://elsewhere.example';

let gateway: TestGateway;
let alone: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({ allowedOrigins: [LISTED] });
  alone = await openTestGateway({ database: gateway.database });
});
afterAll(() => gateway.close());

const shared = (headers: Headers) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control') || name === 'vary');

const asks = (origin: string, at = gateway) =>
  at.request(sendSms.path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'appcode' },
  });

describe('a page of a listed origin', () => {
  it('is told before it calls which method and headers it may send, for ten minutes', async () => {
    const answer = await asks(LISTED);
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': LISTED,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type, appCode, appDriver, idempotency-key',
      'access-control-max-age': '600',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    });
  });

  it('may read answers and refusals alike, with the headers they speak through', async () => {
    const answers = [
      await gateway.request('/healthz', { headers: { origin: LISTED } }),
      await gateway.request(etdList.path, { method: 'POST', headers: { origin: LISTED } }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe(LISTED);
      expect(headers.get('access-control-expose-headers')).toBe('content-disposition, date, retry-after, x-request-id');
    }
  });
});

describe('a page of any other origin', () => {
  it.each([UNLISTED, 'null', `${LISTED}.evil.example`, 'http://shop.example', 'https://shop.example:8443'])(
    'is told nothing: %s',
    async (origin) => {
      const [preflight, answer] = [await asks(origin), await gateway.request('/healthz', { headers: { origin } })];
      expect([preflight.status, shared(preflight.headers)]).toEqual([405, ['vary']]);
      expect(shared(answer.headers)).toEqual(['vary']);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it('may change nothing either', async () => {
    expect((await gateway.post(sendSms.path, {}, { origin: UNLISTED })).status).toBe(403);
  });

  it('is told nothing at all where no origin is listed', async () => {
    const answer = await alone.request('/healthz', { headers: { origin: LISTED } });
    expect([(await asks(LISTED, alone)).status, shared(answer.headers)]).toEqual([405, []]);
  });
});
