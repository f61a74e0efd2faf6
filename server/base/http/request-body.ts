import type { HonoRequest } from 'hono';

import { decodeText, readJsonObject } from './json-body';
import { HTTP_MESSAGES } from './messages';
import { badRequest, brokenOff, tooLarge, unsupportedForm, unsupportedMedia } from './refusal';

export const MAX_JSON_BYTES = 1024 * 1024;

/** A plain form names what was pressed; it carries no text. */
const MAX_FORM_BYTES = 4096;

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** A caller that disconnects inside a body is no server fault. */
async function* readBodyPieces(request: HonoRequest): AsyncGenerator<Uint8Array> {
  try {
    yield* request.raw.body ?? [];
  } catch {
    throw brokenOff();
  }
}

const readWholeBody = (request: HonoRequest): Promise<ArrayBuffer> =>
  request.arrayBuffer().catch(() => {
    throw brokenOff();
  });

/** Reads at most `limit` bytes, whatever the length header claims. */
export async function readBytes(request: HonoRequest, limit: number): Promise<Uint8Array> {
  const announced = request.header('content-length');
  if (announced !== undefined) {
    if (Number(announced) > limit) throw tooLarge();
    const whole = new Uint8Array(await readWholeBody(request));
    if (whole.byteLength > limit) throw tooLarge();
    return whole;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readBodyPieces(request)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readJsonBytes(request: HonoRequest): Promise<Uint8Array> {
  const type = request.header('content-type') ?? '';
  if (!JSON_TYPE.test(type) || request.header('content-encoding') !== undefined) throw unsupportedMedia();
  return readBytes(request, MAX_JSON_BYTES);
}

export const readJsonBody = async (request: HonoRequest): Promise<Record<string, unknown>> =>
  readJsonObject(await readJsonBytes(request));

/** Fields of a plain form, each at most once. */
export async function readFormBody(request: HonoRequest): Promise<Record<string, string>> {
  const type = request.header('content-type') ?? '';
  if (!FORM_TYPE.test(type) || request.header('content-encoding') !== undefined) throw unsupportedForm();
  const fields = [...new URLSearchParams(decodeText(await readBytes(request, MAX_FORM_BYTES)))];
  if (fields.some((pair) => pair.join('').includes('\0'))) throw badRequest(HTTP_MESSAGES.badText);
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw badRequest(HTTP_MESSAGES.fieldTwice);
  return Object.fromEntries(fields);
}
