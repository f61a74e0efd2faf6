import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import type { NamedFile } from '../../../src/effects/gateway/file';
import { fetchPaperVia } from '../../../src/effects/papers/fetch-paper';
import type { Gateway } from '../../../src/effects/gateway/gateway';
import type { GatewayReply } from '../../../src/effects/gateway/reply';

afterEach(() => vi.restoreAllMocks());

/** Requested file kind and the outcome. */
async function fetched(name: string, reply: GatewayReply<NamedFile>) {
  const kinds: string[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const gateway = { file: (_: unknown, __: unknown, kind: string) => (kinds.push(kind), Promise.resolve(reply)) };
  const logic = fetchPaperVia(async () => gateway as unknown as Gateway);
  const actor = createActor(logic, { input: { fileId: 'F1', name } });
  actor.start();
  return { outcome: await toPromise(actor), kinds, types: blobs.map(({ type }) => type) };
}

const file = (name: string, type: string): GatewayReply<NamedFile> => ({
  kind: 'done',
  data: { name, blob: new Blob(['%PDF-1.7'], { type }) },
});

describe('document preview', () => {
  it.each([
    ['sds.pdf', 'pdf', 'pdfPreview', 'application/pdf'],
    ['label.PNG', 'picture', 'download', 'image/png'],
    ['scan.jpeg', 'picture', 'download', 'image/jpeg'],
    ['list.docx', 'other', 'download', 'application/octet-stream'],
    ['page.html', 'other', 'download', 'application/octet-stream'],
  ])('is typed by the file name, whatever the header says: %s', async (name, format, kind, type) => {
    const { outcome, kinds, types } = await fetched(name, file(name, 'text/html'));
    expect(outcome).toEqual({ ok: true, paper: { name, format, address: 'blob:1' } });
    expect([kinds, types]).toEqual([[kind], [type]]);
  });

  it.each([
    ['gone', { kind: 'refused', code: CODES.notFound, message: '', data: null }],
    ['unavailable', { kind: 'refused', code: CODES.unavailable, message: '', data: null }],
    ['network', { kind: 'unreachable' }],
  ])('fails as %s and keeps no URL', async (code, reply) => {
    const { outcome, types } = await fetched('sds.pdf', reply as GatewayReply<NamedFile>);
    expect([outcome, types]).toEqual([{ ok: false, failure: { code } }, []]);
  });
});
