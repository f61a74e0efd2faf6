/** @module-tag long */
import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage } from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { uploadFile } from '../../../../contract/papers/files';
import type { Database } from '../../../../server/base/database/database';
import { DatabaseUnavailable } from '../../../../server/base/database/unavailable';
import { listen, type ListeningServer } from '../../../../server/base/http/listen';
import { newPerson } from '../identity/support/person';
import { migratedDatabase } from '../../support/engine';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { scratchFiles } from '../../support/scratch-files';

const BYTES = 900_000;
const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));

/** Full resources. */
const lacks = { store: false, database: false };

let gateway: TestGateway;
let listening: ListeningServer;
let token: string;
beforeAll(async () => {
  const [database, files] = [await migratedDatabase(), scratchFiles()];
  const put: typeof files.objects.put = (...kept) => (lacks.store ? full() : files.objects.put(...kept));
  const query: Database['query'] = (text, values) =>
    lacks.database && text.includes('files')
      ? Promise.reject(new DatabaseUnavailable('full', new Error('no space left')))
      : database.query(text, values);
  gateway = await openTestGateway({
    database: { ...database, query },
    files: { ...files, objects: { ...files.objects, put } },
  });
  ({ token } = await newPerson(gateway));
  listening = await listen(gateway.app.fetch, '127.0.0.1', 0);
});
afterAll(async () => {
  await listening.stop(100);
  await gateway.close();
});

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of response.setEncoding('utf8')) text += String(piece);
  return text;
}

async function call(agent: Agent, method: string, path: string, headers: Record<string, string>, body = '') {
  const asked = ask(`${listening.url}${path}`, { agent, method, headers });
  // Ignores errors of the unread rest of the body: the server may have closed the connection.
  asked.on('error', () => undefined);
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: told } = response;
  return { status, line: told.connection, text: await textOf(response) };
}

const FORM = [
  '--x\r\ncontent-disposition: form-data; name="docType"\r\n\r\nCI\r\n',
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-${'x'.repeat(BYTES)}\r\n--x--`,
].join('');

const HEADERS = { 'content-type': 'multipart/form-data; boundary=x', appCode: 'echem' };

/** Ten clients, one connection each: sends the body and then another request. */
async function tenTimes(headers: Record<string, string>, body: string) {
  const said = new Set<string>();
  for (let client = 0; client < 10; client += 1) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { status, line, text } = await call(agent, 'POST', uploadFile.path, { ...HEADERS, ...headers }, body);
    expect(text).toContain('"message":"');
    const next = await call(agent, 'GET', '/healthz', {});
    said.add(`${status} ${line}, then ${next.status}`);
    agent.destroy();
  }
  return [...said];
}

it('upload without store space is answered 503, and the connection stays usable', async () => {
  lacks.store = true;
  expect(await tenTimes({ authorization: token }, FORM)).toEqual(['503 keep-alive, then 200']);
  lacks.store = false;
  expect(await tenTimes({ authorization: token }, FORM)).toEqual(['200 keep-alive, then 200']);
});

it('upload refused early is answered and its connection closed', async () => {
  lacks.database = true;
  expect(await tenTimes({ authorization: token }, FORM)).toEqual(['503 close, then 200']);
  lacks.database = false;
  expect(await tenTimes({ authorization: 'nobody' }, FORM)).toEqual(['401 close, then 200']);
  const endless = { authorization: token, 'transfer-encoding': 'chunked' };
  expect(await tenTimes(endless, FORM.replace('%PDF-', `%PDF-${'x'.repeat(22_000_000)}`))).toEqual([
    '413 close, then 200',
  ]);
});
