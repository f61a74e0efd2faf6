import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { endpoints } from '../../../../contract/gateway/endpoints';
import { CODES } from '../../../../contract/wire/envelope';
import { demoRoutes } from '../../../../server/doors/demo/demo-routes';
import { demoStaffRoutes } from '../../../../server/doors/demo/staff';
import { testRoutes } from '../../../../server/doors/testing/test-routes';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

type Shown = { phone: string; code: string; minutesLeft: number };

describe('demo and test routes', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({
      extraRoutes: ({ database, clock }) => [
        ...demoRoutes(database, clock),
        ...demoStaffRoutes(database, clock),
        ...testRoutes(database, clock),
      ],
    });
  });
  afterAll(() => gateway.close());

  const send = (phone: string) =>
    gateway.post(endpoints.sendSms.path, { phone, userSource: 'echem', messageType: 'user_login' });
  const door = async (path: string, init: RequestInit = {}, peer?: string) => {
    const response = await gateway.request(path, init, peer);
    return {
      status: response.status,
      body: (await response.json()) as { code?: string; messageType?: string; now?: string },
    };
  };
  const json = { 'content-type': 'application/json' };

  it('list SMS newest first, with the codes still valid', async () => {
    const [first, second] = [freshPhone(), freshPhone()];
    await send(first);
    gateway.clock.advance(60_000);
    await send(second);
    await send(first);
    const shown = (await gateway.get<Shown[]>('/__demo/outbox.json')).data;
    const newest = shown.slice(0, 3).map(({ phone, minutesLeft }) => `${phone} ${minutesLeft}`);
    expect(new Set(newest)).toEqual(new Set([`${first} 5`, `${second} 5`, `${first} 0`]));
    expect(shown.at(-1)).toMatchObject({ phone: first, minutesLeft: 0 });
  });

  it('serve the pages with their script and style sheet', async () => {
    for (const page of ['/__demo/outbox', '/__demo/staff', '/api/docs']) {
      const text = await (await gateway.request(page)).text();
      const files = [...text.matchAll(/(?:src|href)="(\/__demo\/[^"]+)"/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect((await gateway.request(file)).status).toBe(200);
    }
  });

  it('return the newest valid code to a test', async () => {
    const phone = freshPhone();
    expect((await door(`/__test/sms?phone=${phone}`)).status).toBe(404);
    await send(phone);
    const { body } = await door(`/__test/sms?phone=${phone}`);
    expect(Object.keys(body)).toEqual(['code', 'messageType', 'sentAt']);
    const { code } = await gateway.post(endpoints.loginBySms.path, { phone, code: body.code });
    expect(code).toBe(CODES.accountUnknown);
    await door('/__test/clock', { method: 'POST', headers: json, body: '{"advanceMs":300000}' });
    expect((await door(`/__test/sms?phone=${phone}`)).status).toBe(404);
  });

  it('move the clock forward only', async () => {
    const before = gateway.clock.now();
    const moved = await door('/__test/clock', { method: 'POST', headers: json, body: '{"advanceMs":1500}' });
    expect([moved.status, gateway.clock.now() - before]).toEqual([200, 1500]);
    const back = await door('/__test/clock', { method: 'POST', headers: json, body: '{"advanceMs":-1}' });
    expect([back.status, gateway.clock.now() - before]).toEqual([400, 1500]);
  });

  it('answer 404 to remote and forwarded requests', async () => {
    expect((await door('/__test/sms?phone=13800138000', {}, freshAddress())).status).toBe(404);
    const proxied = { headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await door('/__test/sms?phone=13800138000', proxied)).status).toBe(404);
  });
});
