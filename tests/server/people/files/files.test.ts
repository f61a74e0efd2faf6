import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { uploadFile } from '../../../../contract/papers/files';
import { UPLOAD_BYTES } from '../../../../domain/order/papers/upload';
import { bearing, newPerson } from '../identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { BYTES, type Handed, upload, type Uploaded } from './support/upload';

const DOWNLOAD = '/api-common-oss/file';

/** A picture whose header claims more pixels than a phone can hold. */
function wide(png: Buffer): Buffer {
  const made = Buffer.from(png);
  made.writeUInt32BE(60_000, 16);
  made.writeUInt32BE(60_000, 20);
  return made;
}

describe('files of a person', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await openTestGateway();
    ({ token } = await newPerson(gateway));
  });
  afterAll(() => gateway.close());

  const hand = (handed: Handed, who = token) => upload(gateway, who, handed);
  const kept = async (handed: Handed) => (await hand(handed)).data.fileId;
  const fetched = (fileId: string, who = token) => gateway.request(`${DOWNLOAD}/${fileId}`, { headers: bearing(who) });

  it.each(Object.keys(BYTES))('are stored and returned unchanged: %s', async (extension) => {
    const content = BYTES[extension] ?? Buffer.alloc(0);
    const { code, data } = await hand({ name: `安全技术说明书.${extension}`, content });
    expect(code).toBe(CODES.success);
    expect(data).toMatchObject({ name: `安全技术说明书.${extension}`, bytes: content.byteLength });
    const answer = await fetched(data.fileId);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  it('are served as attachments with nosniff and no-store', async () => {
    const { headers } = await fetched(await kept({ name: "危包证 (1)'s.pdf" }));
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="file.pdf"; filename*=UTF-8''%E5%8D%B1%E5%8C%85%E8%AF%81%20%281%29%27s.pdf`,
    );
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are inaccessible to others', async () => {
    const fileId = await kept({ name: 'a.pdf' });
    const { token: other } = await newPerson(gateway);
    for (const answer of [await fetched(fileId, other), await fetched('no-such-file'), await fetched('..%2f..')]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: CODES.notFound });
    }
    expect((await gateway.request(`${DOWNLOAD}/${fileId}`)).status).toBe(401);
    const cookie = `accessToken=${token}`;
    expect((await gateway.request(`${DOWNLOAD}/${fileId}`, { headers: { cookie } })).status).toBe(401);
  });

  it('require sign-in', async () => {
    expect((await hand({ name: 'a.pdf' }, 'no-such-token')).status).toBe(401);
  });

  it.each([
    ['a page', 'a.html', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can hold a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page that calls itself a picture', 'a.png', '<html>'],
    ['a picture that calls itself a page', 'a.html', BYTES['png'] ?? ''],
    ['a picture under another kind', 'a.jpg', BYTES['png'] ?? ''],
    ['two extensions, the last of which is none of ours', 'a.pdf.exe', BYTES['pdf'] ?? ''],
    ['an archive that calls itself a document', 'a.docx', Buffer.from('504b0304aabbccdd', 'hex')],
    ['a table that calls itself a letter', 'a.docx', BYTES['xlsx'] ?? ''],
    ['no extension', 'pdf', BYTES['pdf'] ?? ''],
    ['nothing', 'a.pdf', ''],
    ['a beginning too short', 'a.pdf', '%PD'],
    ['a mark further in', 'a.pdf', 'x%PDF-1.4'],
    ['a PNG of 60,000 by 60,000 points', 'a.png', wide(BYTES['png'] ?? Buffer.alloc(0))],
    ['a JPEG of 65,535 by 65,535 points', 'a.jpg', Buffer.from('ffd8ffc0001108ffffffff03', 'hex')],
  ])('are refused for %s', async (_, name, content) => {
    expect(await hand({ name, content: Buffer.from(content) })).toMatchObject({ code: CODES.fileRefused, data: null });
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\fakepath\\资料.pdf', '资料.pdf'],
    ['a\u202Efdp.exe\u202C.pdf', 'afdp.exe.pdf'],
    ['a\u0000b\u0007.pdf', 'ab.pdf'],
    ['.pdf', '资料.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(116)}.pdf`],
  ])('have unsafe characters removed from their name: %j', async (name, becomes) => {
    expect((await hand({ name })).data.name).toBe(becomes);
  });

  it('are accepted up to twenty megabytes exactly', async () => {
    const content = Buffer.concat([BYTES['pdf'] ?? Buffer.alloc(0), Buffer.alloc(UPLOAD_BYTES)]);
    expect(await hand({ name: 'a.pdf', content })).toMatchObject({ status: 413, code: CODES.tooLarge });
    const most = content.subarray(0, UPLOAD_BYTES);
    const { data } = await hand({ name: 'a.pdf', content: most });
    expect(Buffer.from(await (await fetched(data.fileId)).arrayBuffer()).equals(most)).toBe(true);
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['a boundary nothing keeps', 'multipart/form-data; boundary=x', 'nothing of the kind', 400],
    [
      'no file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="docType"\r\n\r\nCI\r\n--x--',
      400,
    ],
    [
      'a text for a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n%PDF-\r\n--x--',
      400,
    ],
  ])('are refused: %s', async (_, type, body, status) => {
    const headers = { 'content-type': type, appCode: 'echem', host: 'localhost', ...bearing(token) };
    const answer = await gateway.request(uploadFile.path, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('code');
  });

  it.each(['', 'sds', '<script>', 'A'.repeat(21)])('are refused with the document type %j', async (docType) => {
    expect(await hand({ name: 'a.pdf', docType })).toMatchObject({ status: 400, code: CODES.badRequest });
  });

  it('are refused from another site or application', async () => {
    const form = new FormData();
    for (const headers of [{ appCode: 'echem', origin: 'https://evil.example' }, { appCode: 'other' }]) {
      const init = { method: 'POST', headers: { ...headers, host: 'localhost', ...bearing(token) }, body: form };
      expect((await gateway.request(uploadFile.path, init)).status).toBe(403);
    }
  });

  it('are limited in number, even for parallel uploads', async () => {
    const { token: eager } = await newPerson(gateway);
    const user = await gateway.identity.sessions.resolve(eager);
    await gateway.database.query(
      `insert into files (file_id, user_id, doc_type, name, media_type, size, sha256, uploaded_at)
       select 'f' || n || $1, $1, 'CI', 'a.pdf', 'application/pdf', 1, '', $2
         from generate_series(1, 295) as n`,
      [user?.userId ?? '', new Date(gateway.clock.now())],
    );
    const answers: { code: string; data: Uploaded }[] = await Promise.all(
      Array.from({ length: 12 }, () => hand({ name: 'a.pdf' }, eager)),
    );
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === CODES.fileRefused)).toHaveLength(7);
  });
});
