import { fromCallback, type EventObject } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { uploadFile } from '../../../contract/papers/files';
import { addPapers } from '../../../contract/papers/papers';
import { paperKind } from '../../../domain/order/papers/papers';
import { isTrueToName, MARK_BYTES } from '../../../domain/order/papers/upload';
import type {
  UploadFaultCode,
  UploadFileInput,
  UploadFileOutcome,
  UploadNews,
} from '../../../machines/order/file-upload';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { unansweredCode } from '../gateway/line-code';

const FAULTS: Readonly<Record<string, UploadFaultCode>> = {
  [CODES.fileRefused]: 'refused',
  [CODES.unsupportedMedia]: 'wrongKind',
  [CODES.tooLarge]: 'tooLarge',
  [CODES.expired]: 'signedOut',
  [CODES.sessionExpired]: 'signedOut',
};

const failed = (code: UploadFaultCode): UploadFileOutcome => ({ ok: false, failure: { code } });

const uploadFailure = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>) =>
  failed(reply.kind === 'refused' ? (FAULTS[reply.code] ?? 'unavailable') : unansweredCode(reply));

type Line = { gateway: () => Promise<Gateway>; token: () => string | null };

type Running = UploadFileInput & { signal: AbortSignal; onSent: (percent: number) => void };

/**
 * Uploads to the gateway and attaches to an order if given. A file whose bytes contradict its name never leaves the
 * page.
 */
async function send(
  line: Line,
  { orderNo, docType, file, small, replaces, signal, onSent }: Running,
): Promise<UploadFileOutcome> {
  if (!(file instanceof Blob)) return failed('unexpected');
  const head = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer());
  if (!isTrueToName(file.name, head)) return failed('wrongKind');
  if (line.token() === null) return failed('signedOut');
  const gateway = await line.gateway();
  const options = { signal };
  const sent = await gateway.call(
    uploadFile,
    { docType: paperKind(docType), ...(small !== null && { small }) },
    { ...options, file: { name: file.name, blob: file }, onSent },
  );
  if (sent.kind !== 'done') return uploadFailure(sent);
  const { fileId } = sent.data;
  if (orderNo === null) return { ok: true, fileId };
  const added = await gateway.call(
    addPapers,
    { orderNo, fileId, docType, ...(replaces !== '' && { replaces }) },
    options,
  );
  return added.kind === 'done' ? { ok: true, fileId } : uploadFailure(added);
}

export const uploadFileVia = (line: Line) =>
  fromCallback<EventObject, UploadFileInput, UploadNews>(({ input, sendBack }) => {
    const cut = new AbortController();
    const onSent = (percent: number) => sendBack({ type: 'upload.progressed', percent });
    const end = (outcome: UploadFileOutcome) => {
      if (!cut.signal.aborted) sendBack({ type: 'upload.ended', outcome });
    };
    void send(line, { ...input, signal: cut.signal, onSent }).then(end, () => end(failed('unexpected')));
    return () => cut.abort();
  });
