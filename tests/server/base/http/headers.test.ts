import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { STRICT_POLICY } from '../../../../server/base/http/security-headers';
import { demoRoutes } from '../../../../server/doors/demo/demo-routes';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
  "frame-src blob:; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

describe('response headers', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({
      trustedProxies: 1,
      extraRoutes: ({ database, clock }) => [
        ...demoRoutes(database, clock),
        {
          method: 'GET',
          path: '/__test/cookies',
          guarded: false,
          answer(_request, call) {
            call.setCookie('a=1; Path=/');
            call.setCookie('b=2; Path=/');
            return { status: 200, headers: {}, body: null };
          },
        },
      ],
    });
  });
  afterAll(() => gateway.close());

  it.each(['/healthz', '/api-auth/nothing', '/nowhere', '/%zz', '/__demo/outbox'])(
    'isolate %s from other origins',
    async (path) => {
      const { headers } = await gateway.request(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        // Demo forms need same-origin: without a referrer a browser posts them with origin "null".
        'referrer-policy': path.startsWith('/__demo/') ? 'same-origin' : 'no-referrer',
        'cache-control': 'no-store',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      });
    },
  );

  it('apply the exact strict policy to pages without inline scripts and styles', async () => {
    expect(STRICT_POLICY).toBe(POLICY);
    for (const page of ['/__demo/outbox', '/api/docs']) {
      const response = await gateway.request(page);
      expect(response.headers.get('content-security-policy')).toBe(POLICY);
      expect(await response.text()).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|\sstyle=/);
    }
  });

  it('include HSTS only for requests over https', async () => {
    const plain = await gateway.request('/healthz');
    const secure = await gateway.request('/healthz', { headers: { 'x-forwarded-proto': 'https' } });
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });

  it('carry each cookie in a header line of its own', async () => {
    const { headers } = await gateway.request('/__test/cookies');
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
