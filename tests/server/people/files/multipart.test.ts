import { describe, expect, it } from 'vitest';

import { readBoundary, NotMultipart, readMultipart } from '../../../../server/people/files/incoming/multipart';
import { createWatch } from '../../../../server/people/files/incoming/spool';

const FORM = [
  '--x-1',
  'Content-Disposition: form-data; name="docType"',
  '',
  'SDS_CN',
  '--x-1',
  'Content-Disposition: form-data; name="file"; filename="危包证 %22A%22;.pdf"',
  'Content-Type: application/pdf',
  '',
  '%PDF-\r\n--x-\r\n\r\n--x',
  '--x-1',
  'content-disposition: form-data; name="empty"',
  '',
  '',
  '--x-1--',
  'after',
].join('\r\n');

async function* piecesOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

async function read(text: string, size: number) {
  const parts: { name: string; fileName: string | undefined; content: string }[] = [];
  await readMultipart(piecesOf(Buffer.from(text), size), 'x-1', (part) => {
    const taken = { ...part, content: '' };
    parts.push(taken);
    return (piece) => void (taken.content += piece.toString('latin1'));
  });
  return parts;
}

describe('streamed multipart form', () => {
  it.each([1, 2, 3, 5, 7, 16, 64, 10_000])('is parsed alike in pieces of %d bytes', async (size) => {
    expect(await read(FORM, size)).toEqual([
      { name: 'docType', fileName: undefined, content: 'SDS_CN' },
      { name: 'file', fileName: '危包证 "A";.pdf', content: '%PDF-\r\n--x-\r\n\r\n--x' },
      { name: 'empty', fileName: undefined, content: '' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no mark', 'nothing of the kind'],
    ['one that breaks off', FORM.slice(0, 200)],
    ['a part without a name', '--x-1\r\ncontent-disposition: form-data\r\n\r\na\r\n--x-1--'],
    ['a mark that goes on', '--x-12\r\n\r\n'],
    ['a head without an end', `--x-1\r\n${'a'.repeat(20_000)}`],
    ['a hundred parts', `${'--x-1\r\ncontent-disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(100)}--x-1--`],
  ])('is refused when it is %s', async (_, text) => {
    for (const size of [1, 50_000]) await expect(read(text, size)).rejects.toBeInstanceOf(NotMultipart);
  });

  it.each([
    ['multipart/form-data; boundary=----abc', '----abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['multipart/form-data; bound=x', undefined],
    [`multipart/form-data; boundary=${'x'.repeat(80)}`, undefined],
  ])('names its boundary: %s', (type, boundary) => {
    expect(readBoundary(type)).toBe(boundary);
  });
});

it.each([1, 2, 3, 7, 100])('word watcher finds words across pieces of %d bytes', (size) => {
  const words = createWatch(['[Content_Types].xml', 'word/', 'xl/']);
  const bytes = Buffer.from('PK..[Content_Types].xml....word/document.xml x l /');
  for (let at = 0; at < bytes.length; at += size) words.see(bytes.subarray(at, at + size));
  expect(['[Content_Types].xml', 'word/', 'xl/'].map(words.hasSeen)).toEqual([true, true, false]);
});
