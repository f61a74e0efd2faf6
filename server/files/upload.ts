import type { HonoRequest } from 'hono';
import * as v from 'valibot';

import { CODES } from '../../contract/envelope';
import { UPLOAD_BYTES } from '../../domain/order/upload';
import { badRequest, Refusal, unsupportedMedia } from '../http/refusal';
import { readBytes } from '../http/request-body';
import { validate } from '../http/validate';
import { mediaTypeOf } from './kind';
import { FILE_MESSAGES as messages } from './messages';
import { tidyName } from './name';

/** Room for the boundaries, the names and the other field. */
const AROUND = 16 * 1024;
const MULTIPART = /^multipart\/form-data\s*;/i;

const docType = v.pipe(v.string(), v.regex(/^[A-Z_]{2,20}$/, '资料类型不正确'));

export type Upload = { docType: string; name: string; mediaType: string; content: Uint8Array };

const tooLarge = () => new Refusal(CODES.tooLarge, messages.tooLarge, { status: 413 });

async function readForm(request: HonoRequest): Promise<FormData> {
  const type = request.header('content-type') ?? '';
  if (!MULTIPART.test(type) || request.header('content-encoding') !== undefined) throw unsupportedMedia();
  const bytes = await readBytes(request, UPLOAD_BYTES + AROUND).catch((error: unknown) => {
    throw error instanceof Refusal ? tooLarge() : error;
  });
  const whole = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  return whole.formData().catch(() => {
    throw badRequest(messages.notMultipart);
  });
}

/** One file and what it is meant as. What its name and its sender claim is held against its bytes. */
export async function readUpload(request: HonoRequest): Promise<Upload> {
  const form = await readForm(request);
  const file = form.get('file');
  if (!(file instanceof File)) throw badRequest(messages.noFile, 'file');
  if (file.size > UPLOAD_BYTES) throw tooLarge();
  const { docType: kind } = validate(v.object({ docType }), { docType: form.get('docType') ?? undefined });
  const name = tidyName(file.name);
  const content = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(name, content);
  if (mediaType === undefined) throw new Refusal(CODES.fileRefused, messages.wrongKind);
  return { docType: kind, name, mediaType, content };
}
