import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestGateway, type TestGateway } from '../../support/gateway';

let unasked: TestGateway;
let trusted: TestGateway;

beforeAll(async () => {
  unasked = await openTestGateway();
  trusted = await openTestGateway({ database: unasked.database, trustedProxies: 1 });
});
afterAll(() => unasked.close());

const warnings = ({ lines }: TestGateway) => lines.filter(({ event }) => event === 'forwarding-unasked');

describe('forwarding headers', () => {
  it('cause one warning naming TRUSTED_PROXIES when no proxy is configured, without their content', async () => {
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-forwarded-for']) {
      await unasked.request('/healthz', { headers: { [name]: '203.0.113.77' } });
    }
    expect(warnings(unasked)).toEqual([
      { level: 'warn', event: 'forwarding-unasked', setting: 'TRUSTED_PROXIES', trustedProxies: 0 },
    ]);
  });

  it('cause no warning when a proxy is configured', async () => {
    await trusted.request('/healthz', { headers: { 'x-forwarded-for': '203.0.113.77' } });
    expect(warnings(trusted)).toEqual([]);
  });
});
