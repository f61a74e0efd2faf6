import { readFile } from 'node:fs/promises';

import type { HonoRequest } from 'hono';
import * as v from 'valibot';

import { CODES } from '../../../contract/wire/envelope';
import { UPLOAD_BYTES } from '../../../domain/order/papers/upload';
import { badRequest, Refusal, unsupportedMedia } from '../../base/http/refusal';
import { validate } from '../../base/http/validate';
import { orUploadRefusal } from './faults';
import { readBoundary, NotMultipart, readMultipart } from './incoming/multipart';
import { openSpool, type Spooled } from './incoming/spool';
import { detectMediaType } from './kind';
import { FILE_MESSAGES as messages } from './messages';
import { withoutMetadata } from './metadata';
import { tidyName } from './name';
import { isPicture } from './picture';

/** Room for boundaries, names and the other fields. */
const AROUND = 16 * 1024;
const MOST_TEXT = { docType: 1_024, small: 8_192 } as const;
const MULTIPART = /^multipart\/form-data\s*;/i;

const docType = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,19}$/, '资料类型不正确'));

/** `mediaType`: undefined if name and bytes disagree or the type is not accepted. `small`: thumbnail, if sent. */
export type Upload = { docType: string; name: string; mediaType: string | undefined; file: Spooled; small: string };

const tooLarge = () => new Refusal(CODES.tooLarge, messages.tooLarge, { status: 413 });

type Spool = Awaited<ReturnType<typeof openSpool>>;
type Texts = Partial<Record<keyof typeof MOST_TEXT, string>>;
type Form = Texts & { fileName?: string };

const isText = (name: string): name is keyof typeof MOST_TEXT => Object.hasOwn(MOST_TEXT, name);

function requireBoundary(request: HonoRequest): string {
  const type = request.header('content-type') ?? '';
  const boundary = MULTIPART.test(type) ? readBoundary(type) : undefined;
  if (boundary === undefined || request.header('content-encoding') !== undefined) throw unsupportedMedia();
  if (Number(request.header('content-length') ?? 0) > UPLOAD_BYTES + AROUND) throw tooLarge();
  return boundary;
}

async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > UPLOAD_BYTES + AROUND) throw tooLarge();
    yield piece;
  }
}

async function receive(request: HonoRequest, boundary: string, spool: Spool): Promise<Form> {
  const form: Form = {};
  const body = (request.raw.body ?? []) as AsyncIterable<Uint8Array>;
  await readMultipart(bounded(body), boundary, ({ name, fileName }) => {
    if (name === 'file' && fileName !== undefined && form.fileName === undefined) {
      form.fileName = fileName;
      return async (piece) => {
        if (spool.bytes() + piece.length > UPLOAD_BYTES) throw tooLarge();
        await orUploadRefusal(spool.write(piece));
      };
    }
    if (!isText(name)) return () => undefined;
    form[name] = '';
    return (piece) => void (form[name] = `${form[name] ?? ''}${piece.toString('utf8')}`.slice(0, MOST_TEXT[name]));
  }).catch((error: unknown) => {
    throw error instanceof NotMultipart ? badRequest(messages.notMultipart) : error;
  });
  return form;
}

function judge(form: Form, file: Spooled): Upload {
  if (form.fileName === undefined) throw badRequest(messages.noFile, 'file');
  const { docType: kind } = validate(v.object({ docType }), { docType: form.docType });
  const name = tidyName(form.fileName);
  if (file.bytes === 0) throw new Refusal(CODES.fileRefused, messages.empty);
  return { docType: kind, name, mediaType: detectMediaType(name, file), file, small: form.small ?? '' };
}

const isImage = ({ mediaType }: Upload) => mediaType?.startsWith('image/') === true;

const isBoundedPicture = async (upload: Upload) =>
  !isImage(upload) || isPicture(upload.mediaType ?? '', upload.file.path);

/**
 * Streams one file to disk. Pictures are bounded in pixels and lose their metadata; claimed names and types are checked
 * against the bytes. Files that `keep` has not taken are deleted.
 */
export async function withUpload<TResult>(
  request: HonoRequest,
  folder: string,
  keep: (upload: Upload) => Promise<TResult>,
): Promise<TResult> {
  const boundary = requireBoundary(request);
  const spool = await orUploadRefusal(openSpool(folder));
  let bare: Spool | undefined;
  try {
    const form = await receive(request, boundary, spool);
    const upload = judge(form, await orUploadRefusal(spool.finish()));
    if (!(await isBoundedPicture(upload))) throw new Refusal(CODES.fileRefused, messages.noPicture);
    const bytes = isImage(upload) ? await orUploadRefusal(readFile(upload.file.path)) : undefined;
    const rest = bytes && withoutMetadata(upload.mediaType ?? '', bytes);
    if (!rest || rest.length === bytes.length) return await keep(upload);
    bare = await orUploadRefusal(openSpool(folder));
    await orUploadRefusal(bare.write(rest));
    return await keep({ ...upload, file: await orUploadRefusal(bare.finish()) });
  } finally {
    await spool.discard();
    await bare?.discard();
  }
}
