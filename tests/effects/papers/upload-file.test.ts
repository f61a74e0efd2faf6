import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromCallback, type EventObject } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import type { UploadFileInput, UploadNews } from '../../../machines/order/file-upload';
import { uploadFileVia } from '../../../src/effects/papers/upload-file';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';
import { hear } from '../support/hear';

const sds = new File(['%PDF-1.7 sds'], 'sds.pdf');
const fake = new File(['MZ not a pdf'], 'sds.pdf');
const stored = () => done({ fileId: 'file-1', name: 'sds.pdf', bytes: 12 });

/** Upload outcome and requests sent. */
async function upload(
  say: () => Said | Promise<Said>,
  input: Partial<UploadFileInput> = {},
  token: string | null = 't',
) {
  const { gateway, requests: sent } = fakeGateway(say);
  const logic = uploadFileVia({ gateway: async () => gateway, token: () => token });
  const outcome = await new Promise<unknown>((resolve) => {
    const listener = fromCallback<EventObject, undefined, UploadNews>(({ receive }) =>
      receive((event) => {
        if (event.type === 'upload.ended') resolve((event as Extract<UploadNews, { type: 'upload.ended' }>).outcome);
      }),
    );
    const page = createMachine({
      invoke: [
        { src: logic, input: { orderNo: null, docType: 'SDS_CN', file: sds, small: null, ...input } },
        { id: 'listener', src: listener },
      ],
      on: { '*': { actions: ({ event, self }) => self.getSnapshot().children['listener']?.send(event) } },
    });
    createActor(page).start();
  });
  return { outcome, sent };
}

describe('file upload', () => {
  it('ends with its file id', async () => {
    const { outcome, sent } = await upload(stored);
    expect(outcome).toEqual({ ok: true, fileId: 'file-1' });
    const form = sent[0]?.data as FormData;
    expect(form.get('docType')).toBe('SDS_CN');
    expect((form.get('file') as File).name).toBe('sds.pdf');
  });

  it('includes a thumbnail with a photograph', async () => {
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '渗漏的桶.jpg');
    const { sent } = await upload(stored, { docType: 'COMPLAINT', file: photo, small: '/9j/4AAQ' });
    const form = sent[0]?.data as FormData;
    expect([form.get('docType'), form.get('small')]).toEqual(['COMPLAINT', '/9j/4AAQ']);
  });

  it('reports whole percents and has a timeout of ten minutes', async () => {
    const { gateway, requests } = fakeGateway(stored);
    const logic = uploadFileVia({ gateway: async () => gateway, token: () => 't' });
    const { heard, stop } = hear(logic, { orderNo: null, docType: 'SDS_CN', file: sds, small: null });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    heard.length = 0;
    expect(requests[0]).toMatchObject({ timeout: 600_000, method: 'POST' });
    requests[0]?.onUploadProgress?.({ progress: 0.426 } as never);
    requests[0]?.onUploadProgress?.({} as never);
    expect(heard).toEqual([
      { type: 'upload.progressed', percent: 43 },
      { type: 'upload.progressed', percent: 0 },
    ]);
    stop();
  });

  it('sends no file whose content differs from its extension', async () => {
    const { outcome, sent } = await upload(stored, { file: fake });
    expect(outcome).toEqual({ ok: false, failure: { code: 'wrongKind' } });
    expect(sent).toEqual([]);
  });

  it('requires login before a byte is sent', async () => {
    const { outcome, sent } = await upload(stored, {}, null);
    expect(outcome).toEqual({ ok: false, failure: { code: 'signedOut' } });
    expect(sent).toEqual([]);
  });

  it.each([
    ['refused', () => refused(CODES.fileRefused), 'refused'],
    ['too large for the gateway', () => refused(CODES.tooLarge), 'tooLarge'],
    ['no kind of ours', () => refused(CODES.unsupportedMedia), 'wrongKind'],
    ['nobody answers', offline, 'network'],
    ['it does not serve', () => refused(CODES.unavailable), 'unavailable'],
  ])('returns the reason for its refusal: %s', async (_, say, code) => {
    expect((await upload(say)).outcome).toEqual({ ok: false, failure: { code } });
  });

  it('is attached to its order', async () => {
    let asked = 0;
    const say = () => (asked++ === 0 ? stored() : done({ papers: [] }));
    const { outcome, sent } = await upload(say, { orderNo: 'FC2611207K3M9Q' });
    expect(outcome).toEqual({ ok: true, fileId: 'file-1' });
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent[1])).toContain('file-1');
  });
});
