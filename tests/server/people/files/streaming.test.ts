import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../../../support/long';
import { CODES } from '../../../../contract/wire/envelope';
import { uploadFile } from '../../../../contract/papers/files';
import { clamdScan } from '../../../../server/people/files/incoming/scan';
import { uploadTurns } from '../../../../server/people/files/incoming/turns';
import { openFiles, StrangeStore, carryOverFiles } from '../../../../server/people/files/open-files';
import { bearing, newPerson, type Person } from '../identity/support/person';
import { folderOf } from '../../support/folder';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { scratchFiles } from '../../support/scratch-files';
import { BYTES, upload } from './support/upload';

const HOUR = 3_600_000;
const PDF = BYTES['pdf'] ?? Buffer.alloc(0);

describe('streamed file', () => {
  const files = scratchFiles();
  let gateway: TestGateway;
  let person: Person;
  beforeAll(async () => {
    gateway = await openTestGateway({ files });
    person = await newPerson(gateway);
  });
  afterAll(() => gateway.close());

  const isStored = (fileId: string) =>
    files.objects.get(fileId).then(
      () => true,
      () => false,
    );
  const fetched = (fileId: string, method = 'GET') =>
    gateway.request(`/api-common-oss/file/${fileId}`, { method, headers: bearing(person.token) });

  it('is stored in the object store, not in the database, with no temporary file', async () => {
    const { fileId } = (await upload(gateway, person.token, { name: 'a.pdf' })).data;
    const [row] = await gateway.database.query(
      'select inline_content, size, length(sha256) as hash from files where file_id = $1',
      [fileId],
    );
    expect(row).toEqual({ inline_content: null, size: PDF.length, hash: 64 });
    expect([await isStored(fileId), readdirSync(files.objects.incoming)]).toEqual([true, []]);
    expect(await gateway.database.query('select file_id from file_leavings')).toEqual([]);
  });

  it('leaves no temporary file when refused', async () => {
    for (const handed of [{ name: 'a.exe' }, { name: 'a.pdf', docType: 'no' }, { name: 'a.png' }]) {
      expect((await upload(gateway, person.token, handed)).code).not.toBe(CODES.success);
    }
    expect(readdirSync(files.objects.incoming)).toEqual([]);
  });

  it('is accepted without content-length up to the size limit', async () => {
    async function* form(bytes: number) {
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="docType"\r\n\r\nCI\r\n');
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-');
      for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536);
      yield Buffer.from('\r\n--x--');
    }
    const send = (bytes: number) =>
      gateway.request(uploadFile.path, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          appCode: 'echem',
          host: 'localhost',
          ...bearing(person.token),
        },
        body: form(bytes) as unknown as ReadableStream,
        duplex: 'half',
      } as RequestInit);
    expect((await send(1_000_000)).status).toBe(200);
    expect((await send(21 * 1024 * 1024)).status).toBe(413);
    expect(readdirSync(files.objects.incoming)).toEqual([]);
  });

  it('reports its length to HEAD', async () => {
    const { fileId } = (await upload(gateway, person.token, { name: 'a.pdf' })).data;
    const answer = await fetched(fileId, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      String(PDF.length),
      '',
    ]);
  });

  it('breaks off the download when the stored bytes do not match the digest', async () => {
    const { fileId } = (await upload(gateway, person.token, { name: 'a.pdf' })).data;
    writeFileSync(join(files.folder, fileId.slice(0, 2), fileId), PDF.toString().replace('sheet', 'shoot'));
    await expect((await fetched(fileId)).arrayBuffer()).rejects.toThrow('not what was stored');
  });

  it('answers 404 when its object is missing', async () => {
    const { fileId } = (await upload(gateway, person.token, { name: 'a.pdf' })).data;
    await files.objects.remove(fileId);
    expect((await fetched(fileId)).status).toBe(404);
  });

  it('leaves the store an hour after its row, as do objects that were never recorded', async () => {
    const { fileId } = (await upload(gateway, person.token, { name: 'a.pdf' })).data;
    gateway.clock.advance(25 * HOUR);
    const sweep = async () => {
      for (const job of gateway.sweeps) await job();
    };
    await sweep();
    expect(await isStored(fileId)).toBe(true);
    gateway.clock.advance(HOUR);
    await sweep();
    expect(await isStored(fileId)).toBe(false);
  });
});

it('migration moves files of older releases to the store completely and once', LONG, async () => {
  const files = scratchFiles();
  const gateway = await openTestGateway({ files });
  const { token } = await newPerson(gateway);
  const { userId = '' } = (await gateway.identity.sessions.resolve(token)) ?? {};
  const content = Buffer.concat([PDF, Buffer.alloc(5_000_000, 'x')]);
  await gateway.database.query(
    `insert into files (file_id, user_id, doc_type, name, media_type, size, inline_content, uploaded_at)
     values ('old-1', $1, 'CI', 'old.pdf', 'application/pdf', $2, $3, $4), ('old-2', $1, 'CI', 'none.pdf', 'application/pdf', 0, ''::bytea, $4)`,
    [userId, content.length, content, new Date(gateway.clock.now())],
  );
  expect(await carryOverFiles(gateway.database, files.objects)).toBe(2);
  expect(await carryOverFiles(gateway.database, files.objects)).toBe(0);
  const answer = await gateway.request('/api-common-oss/file/old-1', { headers: bearing(token) });
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  await gateway.close();
});

it('startup refuses the store of another installation, and an empty one when files exist', async () => {
  const gateway = await openTestGateway();
  const { database, clock } = gateway;
  const folder = folderOf();
  const open = (name: string) =>
    openFiles(
      { store: { kind: 'folder', folder: folder.at(name) }, scanner: undefined },
      { database, clock, dataDir: folder.path, log: () => undefined },
    );
  await open('a');
  await open('a');
  await upload(gateway, (await newPerson(gateway)).token, { name: 'a.pdf' });
  await expect(open('b')).rejects.toBeInstanceOf(StrangeStore);
  await database.query(`update installation_secrets set value = $1 where name = 'files'`, [new Uint8Array(32)]);
  await expect(open('a')).rejects.toBeInstanceOf(StrangeStore);
  folder.remove();
  await gateway.close();
});

it('upload turns queue per person, run in parallel between persons, and refuse the excess', async () => {
  const { inTurn, load } = uploadTurns({ running: 2, waiting: 1 });
  const gates: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => gates.push(resolve));
  const first = [inTurn('a', work), inTurn('a', work), inTurn('a', work)];
  await expect(inTurn('a', work)).rejects.toMatchObject({ status: 429, code: CODES.tooMany });
  const others = inTurn('b', work);
  expect(load()).toEqual({ running: 3, waiting: 1 });
  await expect.poll(() => gates.length).toBe(3);
  for (const open of gates.splice(0)) open();
  await expect.poll(() => gates.length).toBe(1);
  gates[0]?.();
  await Promise.all([...first, others]);
});

describe('virus scanner', () => {
  const verdicts = new Map([
    ['clean', 'stream: OK\0'],
    ['bad', 'stream: Eicar-Test-Signature FOUND\0'],
    ['unsure', 'INSTREAM size limit exceeded. ERROR\0'],
  ]);
  let says = 'clean';
  let heard = Buffer.alloc(0);
  const server = createServer((socket) => {
    heard = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      heard = Buffer.concat([heard, piece]);
      if (heard.subarray(-4).equals(Buffer.alloc(4))) socket.end(verdicts.get(says) ?? '');
    });
  });
  let gateway: TestGateway;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const scan = (path: string) => clamdScan('127.0.0.1', says === 'away' ? 1 : port)(path);
    gateway = await openTestGateway({ files: { ...scratchFiles(), scan } });
  });
  afterAll(async () => {
    server.close();
    await gateway.close();
  });

  it.each([
    ['clean', 200, CODES.success],
    ['bad', 200, CODES.fileRefused],
    ['unsure', 503, CODES.unavailable],
  ])('answering %s leads to %d %s', async (word, status, code) => {
    says = word;
    const { token } = await newPerson(gateway);
    expect(await upload(gateway, token, { name: 'a.pdf' })).toMatchObject({ status, code });
    expect(heard.toString('latin1')).toBe(
      `zINSTREAM\0\0\0\0${String.fromCharCode(PDF.length)}${PDF.toString()}\0\0\0\0`,
    );
  });

  it('being unavailable refuses the upload', async () => {
    says = 'away';
    const { token } = await newPerson(gateway);
    expect(await upload(gateway, token, { name: 'a.pdf' })).toMatchObject({ status: 503, code: CODES.unavailable });
  });
});
