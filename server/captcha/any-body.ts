import type { HonoRequest } from 'hono';

import { readJsonObject } from '../http/json-body';
import { MAX_JSON_BYTES, readBytes } from '../http/request-body';
import type { Fields } from './service';

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * What clients of the plain protocol send: JSON, or a form as the PHP server's clients do. Whatever is neither, or a GET,
 * names nothing, so that they hear of it by a code of the protocol.
 */
export async function readAnyBody(request: HonoRequest): Promise<Fields> {
  if (request.method === 'GET') return {};
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (FORM.test(request.header('content-type') ?? '')) {
    return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
  }
  try {
    return readJsonObject(bytes);
  } catch {
    return {};
  }
}
