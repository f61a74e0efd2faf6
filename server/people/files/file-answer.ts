import type { HonoRequest } from 'hono';

import type { Answer } from '../../base/http/answer';
import { streamOf } from './download';
import { dispositionOf } from './name';
import type { StoredFile } from './store';

/** File under its own name, as an attachment that never runs. */
export async function fileAnswer(
  request: HonoRequest,
  { name, mediaType, bytes, pieces }: StoredFile & { pieces: AsyncIterable<Uint8Array> },
): Promise<Answer> {
  const headers = {
    'content-type': mediaType,
    'content-length': String(bytes),
    'content-disposition': dispositionOf(name),
  };
  const stream = streamOf(pieces);
  if (request.raw.method === 'GET') return { status: 200, headers, body: null, stream };
  // An unread stream must be closed here.
  await stream.cancel();
  return { status: 200, headers, body: null };
}
