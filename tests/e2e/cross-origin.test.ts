/** @module-tag long */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { listen, type ListeningServer } from '../../server/base/http/listen';
import { freshPhone, openTestGateway, type TestGateway } from '../server/support/gateway';

type Neighbour = { origin: string; server: Server };

/** Foreign site: another host name and port, so cross-site for the browser. */
async function openNeighbour(): Promise<Neighbour> {
  const server = createServer((_, response) => response.end('<!doctype html><title>neighbour</title>'));
  await once(server.listen(0, 'localhost'), 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

let shop: Neighbour;
let stranger: Neighbour;
let gateway: TestGateway;
let listening: ListeningServer;
let browser: Browser;

beforeAll(async () => {
  [shop, stranger, browser] = await Promise.all([openNeighbour(), openNeighbour(), chromium.launch(launchOptions())]);
  gateway = await openTestGateway({ allowedOrigins: [shop.origin] });
  listening = await listen(gateway.app.fetch, '127.0.0.1', 0);
});
afterAll(async () => {
  await browser.close();
  await listening.stop(100);
  await gateway.close();
  for (const { server } of [shop, stranger]) server.close();
});

async function visiting({ origin }: Neighbour): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin);
  return page;
}

type Asked = { url: string; init?: RequestInit };

/** Returns what a script of the page can read, or the error of the browser. */
const read = (page: Page, path: string, init?: RequestInit) =>
  page.evaluate(
    async ({ url, init: given }: Asked) => {
      try {
        const response = await fetch(url, given);
        return { status: response.status, body: await response.text(), id: response.headers.get('x-request-id') };
      } catch (error) {
        return { refused: (error as Error).name };
      }
    },
    { url: `${listening.url}${path}`, ...(init && { init }) },
  );

const sending = (phone: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', appCode: 'echem', appDriver: '101', authorization: 'x' },
  body: JSON.stringify({ phone, userSource: 'echem', messageType: 'user_login' }),
});

const sentTo = async (phone: string) =>
  (await gateway.database.query('select code from sms_outbox where phone = $1', [phone])).length;

describe('page of an allowed origin in a browser', () => {
  it('calls with the contract headers and reads the answer and its request id', async () => {
    const phone = freshPhone();
    const answer = await read(await visiting(shop), '/api-auth/sms/send', sending(phone));
    expect(answer).toMatchObject({ status: 200, id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    expect(answer).toMatchObject({ body: expect.stringContaining('"code":"00000000"') as string });
    expect(await sentTo(phone)).toBe(1);
  });

  it('reads the text of a refusal', async () => {
    const answer = await read(await visiting(shop), '/api-auth/sms/send', sending('123'));
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining('请输入正确的手机号') as string });
  });
});

describe('page of a foreign origin in a browser', () => {
  it('is refused before the call, so that nothing is done', async () => {
    const phone = freshPhone();
    expect(await read(await visiting(stranger), '/api-auth/sms/send', sending(phone))).toEqual({
      refused: 'TypeError',
    });
    expect(await sentTo(phone)).toBe(0);
  });

  it('reads nothing with or without a preflight and embeds no resource', async () => {
    const page = await visiting(stranger);
    expect(await read(page, '/healthz')).toEqual({ refused: 'TypeError' });
    expect(await read(page, '/healthz', { mode: 'no-cors' })).toEqual({ refused: 'TypeError' });
  });

  it('cannot frame our pages', async () => {
    const page = await visiting(stranger);
    await page.evaluate((url) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.src = url;
    }, `${listening.url}/api/openapi.json`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });

  it('changes nothing by a form post with cookies', async () => {
    const page = await visiting(stranger);
    const answered = page.waitForResponse(`${listening.url}/api-auth/logout`);
    await page.evaluate((url) => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { method: 'post', action: url });
      form.submit();
    }, `${listening.url}/api-auth/logout`);
    expect((await answered).status()).toBe(403);
  });
});
