import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { endpoint } from '../../../contract/wire/endpoint';
import type { FileKind } from '../../../src/effects/gateway/file';
import { downloadName } from '../../../src/effects/gateway/file-name';
import { fakeGateway, type Said } from '../support/fake-line';

const sheet = endpoint({
  summary: '下载',
  method: 'POST',
  path: '/api-common-oss/file/sheet',
  request: v.object({}),
  reply: v.unknown(),
  access: 'session',
  urlSafe: false,
});

const fetchFile = async (said: Said, kind: FileKind = 'download') => {
  const { gateway, news } = fakeGateway(
    () => said,
    () => 'token-of-li',
  );
  return { reply: await gateway.file(sheet, {}, kind, { isAloud: true }), news };
};

const refusal = (code: string) =>
  new Blob([JSON.stringify({ code, message: '文件已过期', data: null })], { type: 'application/json' });

describe('gateway file', () => {
  it('takes its name from the content-disposition', async () => {
    const headers = { 'content-disposition': "attachment; filename=x.pdf; filename*=UTF-8''%E8%BF%90%E4%BB%B7.xlsx" };
    const { reply } = await fetchFile({ data: new Blob(['PK']), headers });
    expect(reply).toMatchObject({ kind: 'done', data: { name: '运价.xlsx' } });
  });

  it('is a refusal when its body is one', async () => {
    const { reply, news } = await fetchFile({ data: refusal('10009999') });
    expect(reply).toMatchObject({ kind: 'refused', message: '文件已过期' });
    expect(news).toEqual([{ type: 'gateway.refused', message: '文件已过期' }]);
  });

  it('is parsed as a refusal up to 64 kB only', async () => {
    const envelope = (bytes: number) => {
      const start = '{"code":"10009999","message":"';
      const text = `${start}${'a'.repeat(bytes - start.length - '","data":null}'.length)}","data":null}`;
      return new Blob([text], { type: 'application/json' });
    };
    expect((await fetchFile({ data: envelope(65_536) })).reply.kind).toBe('refused');
    expect((await fetchFile({ data: envelope(65_537) })).reply.kind).toBe('unreachable');
  });

  it('expires a session like any other answer', async () => {
    const { news } = await fetchFile({ data: refusal('00000401'), status: 401 });
    expect(news).toEqual([{ type: 'gateway.expired', token: 'token-of-li' }]);
  });

  it('is previewed as a PDF only when it is one', async () => {
    const preview = (text: string) => fetchFile({ data: new Blob([text], { type: 'application/pdf' }) }, 'pdfPreview');
    expect((await preview('%PDF-1.7 ...')).reply.kind).toBe('done');
    expect((await preview('<script>')).reply).toEqual({ kind: 'unreachable', isAnswered: true });
  });

  it('is unreachable on a fault status', async () => {
    expect((await fetchFile({ data: new Blob(['oops']), status: 500 })).reply).toEqual({
      kind: 'unreachable',
      isAnswered: true,
    });
  });
});

describe('file name', () => {
  it.each([
    ['attachment; filename="price list.xlsx"', 'price list.xlsx'],
    ['attachment; filename=list.csv', 'list.csv'],
    ["attachment; filename*=utf-8'zh'%E6%8F%90%E5%8D%95.PDF; filename=a.pdf", '提单.pdf'],
    ["attachment; filename*=iso-8859-1''caf%E9.txt", 'café.txt'],
    ["attachment; filename*=utf-8''%E0%A4%A; filename=plain.txt", 'plain.txt'],
    ['attachment; filename="a\\"b.pdf"', 'ab.pdf'],
    ['attachment; filename="../../etc/passwd"', 'etcpasswd.bin'],
    ['attachment; filename="..\\\\..\\\\boot.ini"', 'boot.bin'],
    ['attachment; filename="invoice\u202Efdp.exe"', 'invoicefdp.bin'],
    ['attachment; filename="run.sh"', 'run.bin'],
    ["attachment; filename*=utf-8''a%00%0D%0Ab.pdf", 'ab.pdf'],
    ['attachment; filename=".htaccess"', 'htaccess.bin'],
    ['attachment; filename=""', 'download.bin'],
    ['inline', 'download.bin'],
    ['', 'download.bin'],
  ])('is read from %j as %j', (header, name) => {
    expect(downloadName(header)).toBe(name);
  });

  it('stays short for any header length', () => {
    expect(downloadName(`attachment; filename="${'长'.repeat(5_000)}.pdf"`).length).toBeLessThanOrEqual(124);
  });
});
