/** @module-tag long */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { uploadFile } from '../../../../contract/papers/files';
import { loginByPassword } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { listen, type ListeningServer } from '../../../../server/base/http/listen';
import { newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const PATIENCE = { requestMs: 400, uploadMs: 1_600 };
const PDF = `--b\r\ncontent-disposition: form-data; name="docType"\r\n\r\nSDS_CN\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 x\r\n--b--\r\n`;

let gateway: TestGateway;
let listening: ListeningServer;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = (await newPerson(gateway)).token;
  listening = await listen(gateway.app.fetch, '127.0.0.1', 0, PATIENCE);
});
afterAll(async () => {
  await listening.stop(100);
  await gateway.close();
});

const open = () => connect(Number(new URL(listening.url).port), '127.0.0.1');
const answerOn = async (socket: Socket) => {
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
  return answer;
};
const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nappCode: echem\r\nauthorization: ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends half of the body at once and the rest after `afterMs`. */
async function send(path: string, type: string, body: string, afterMs: number) {
  const socket = open();
  socket.write(head(path, type, Buffer.byteLength(body)) + body.slice(0, 40));
  const later = pause(afterMs).then(() => socket.writable && socket.write(body.slice(40)));
  const answer = await answerOn(socket);
  await later;
  return answer;
}

describe('slow request bodies', () => {
  it('get 408 when an ordinary request exceeds the request timeout', async () => {
    const body = JSON.stringify({ userName: '13800138000', password: 'x'.repeat(64) });
    const answer = await send(loginByPassword.path, 'application/json', body, 900);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain(`"code":"${CODES.badRequest}"`);
  });

  it('are accepted for an upload within the longer upload timeout', async () => {
    const answer = await send(uploadFile.path, 'multipart/form-data; boundary=b', PDF, 900);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(`"code":"${CODES.success}"`);
  });

  it('get 408 when an upload exceeds the upload timeout', async () => {
    const answer = await send(uploadFile.path, 'multipart/form-data; boundary=b', PDF, 3_000);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});
