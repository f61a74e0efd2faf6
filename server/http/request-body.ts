import type { HonoRequest } from 'hono';

import { readJsonObject } from './json-body';
import { tooLarge, unsupportedMedia } from './refusal';

export const MAX_JSON_BYTES = 1024 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** At most `limit` bytes, whatever the length header promises. */
export async function readBytes(request: HonoRequest, limit: number): Promise<Uint8Array> {
  const announced = request.header('content-length');
  if (announced !== undefined) {
    if (Number(announced) > limit) throw tooLarge();
    const whole = new Uint8Array(await request.arrayBuffer());
    if (whole.byteLength > limit) throw tooLarge();
    return whole;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readJsonBody(request: HonoRequest): Promise<Record<string, unknown>> {
  const type = request.header('content-type') ?? '';
  if (!JSON_TYPE.test(type) || request.header('content-encoding') !== undefined) throw unsupportedMedia();
  return readJsonObject(await readBytes(request, MAX_JSON_BYTES));
}
