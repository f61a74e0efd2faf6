import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loginBySms } from '../../../../contract/people/auth';
import { sendSms } from '../../../../contract/people/sms';
import { gaugeLines } from '../../../../server/base/metrics/registry';
import { newPerson } from '../../people/identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

const TOKEN = 'm'.repeat(32);

let gateway: TestGateway;
let guarded: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
  guarded = await openTestGateway({ database: gateway.database, metricsToken: TOKEN });
});
afterAll(() => gateway.close());

const read = (headers: Record<string, string> = {}, at = gateway, peer = '127.0.0.1') =>
  at.request('/metrics', { headers }, peer);

describe('metrics', () => {
  it('are valid Prometheus text with every family named once', async () => {
    await gateway.post(loginBySms.path, { phone: '13800138000', code: '123456' });
    const answer = await read();
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    const figure = /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.e+-]+$/;
    expect(lines.filter((line) => !line.startsWith('# ') && !figure.test(line))).toEqual([]);
    const families = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2]);
    expect(new Set(families).size).toBe(families.length);
    expect(families).toEqual(
      expect.arrayContaining([
        'chemlane_requests_total',
        'chemlane_answers_total',
        'chemlane_request_seconds',
        'chemlane_event_loop_delay_seconds',
        'chemlane_password_queue',
        'chemlane_upload_queue',
        'chemlane_database_pool',
        'chemlane_captcha_pictures',
        'process_resident_memory_bytes',
      ]),
    );
  });

  it('count requests by route, and refusals of SMS and captchas by code', async () => {
    await gateway.post(loginBySms.path, { phone: '13800138000', code: '123456' });
    await gateway.get('/api-auth/captcha/get?captchaType=none');
    const text = await (await read()).text();
    expect(text).toMatch(
      /^chemlane_requests_total\{method="POST",route="\/api-auth\/login\/sms",status="200"\} [2-9]/m,
    );
    expect(text).toMatch(/^chemlane_answers_total\{route="\/api-auth\/login\/sms",code="10003002"\} [2-9]/m);
    expect(text).toMatch(/^chemlane_answers_total\{route="\/api-auth\/captcha\/get",code="0011"\} 1/m);
    expect(text).toMatch(/^chemlane_request_seconds_bucket\{route="\/api-auth\/login\/sms",le="\+Inf"\} [2-9]/m);
  });

  it('count orders by state', async () => {
    expect(await (await read()).text()).not.toContain('chemlane_orders');
    await ordered(gateway, (await newPerson(gateway)).token);
    expect(await (await read()).text()).toMatch(/^chemlane_orders\{state="[A-Z_]+"\} 1$/m);
  });

  it.each([
    ['uploads at work', 'chemlane_upload_queue{state="running"} 0'],
    ['uploads in line', 'chemlane_upload_queue{state="waiting"} 0'],
    ['sign-ins in line', 'chemlane_password_queue{state="waiting"} 0'],
    ['busy connections', 'chemlane_database_pool{state="busy"} '],
    ['idle connections', 'chemlane_database_pool{state="idle"} '],
    ['work that waits for a connection', 'chemlane_database_pool{state="waiting"} '],
    ['how late the thread is', 'chemlane_event_loop_delay_seconds{quantile="0.99"} '],
  ])('contain the line %s', async (_, line) => {
    expect(await (await read()).text()).toContain(`\n${line}`);
  });

  it('count refused SMS apart from sent ones', async () => {
    const asked = { phone: freshPhone(), userSource: 'echem', messageType: 'user_sign' };
    for (let turn = 0; turn < 2; turn += 1) await gateway.post(sendSms.path, asked);
    const text = await (await read()).text();
    expect(text).toMatch(/^chemlane_answers_total\{route="\/api-auth\/sms\/send",code="00000000"\} [1-9]/m);
    expect(text).toContain('chemlane_answers_total{route="/api-auth/sms/send",code="10002001"} 1');
  });

  it('omit a gauge that cannot be read', async () => {
    const read = () => Promise.reject(new Error('the database is away'));
    expect(await gaugeLines({ name: 'chemlane_orders', help: 'Orders.', read })).toEqual([]);
  });

  it('contain no phone number from a path or query', async () => {
    await gateway.get('/news/13800138000?phone=13800138000');
    expect(await (await read()).text()).not.toContain('13800138000');
  });
});

describe('access to the metrics', () => {
  it('allows the local machine only, and no request forwarded by a local proxy', async () => {
    expect((await read()).status).toBe(200);
    expect((await read({}, gateway, '203.0.113.5')).status).toBe(404);
    expect((await read({ 'x-forwarded-for': '203.0.113.5' })).status).toBe(404);
  });

  it('requires the configured token, from any address', async () => {
    expect((await read({ authorization: `Bearer ${TOKEN}` }, guarded, '203.0.113.5')).status).toBe(200);
    for (const shown of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${'n'.repeat(32)}`]) {
      expect((await read(shown === '' ? {} : { authorization: shown }, guarded)).status).toBe(404);
    }
  });
});
