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

describe('page of a listed origin', () => {
  it('gets allowed methods and headers in the preflight, for ten minutes', async () => {
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

  it('can read answers and refusals, including their exposed headers', async () => {
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

describe('page of an unlisted origin', () => {
  it.each([UNLISTED, 'null', `${LISTED}.evil.example`, 'http://shop.example', 'https://shop.example:8443'])(
    'gets no CORS headers: %s',
    async (origin) => {
      const [preflight, answer] = [await asks(origin), await gateway.request('/healthz', { headers: { origin } })];
      expect([preflight.status, shared(preflight.headers)]).toEqual([405, ['vary']]);
      expect(shared(answer.headers)).toEqual(['vary']);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it('gets 403 when it sends a change', async () => {
    expect((await gateway.post(sendSms.path, {}, { origin: UNLISTED })).status).toBe(403);
  });

  it('gets no CORS headers and no Vary when no origin is listed', async () => {
    const answer = await alone.request('/healthz', { headers: { origin: LISTED } });
    expect([(await asks(LISTED, alone)).status, shared(answer.headers)]).toEqual([405, []]);
  });
});
