import type { HonoRequest } from 'hono';

import type { Answer } from '../../base/http/answer';
import { toStream } from './download';
import { contentDisposition } from './name';
import type { StoredFile } from './store';

/** File under its own name, as an attachment that never runs. */
export async function fileAnswer(
  request: HonoRequest,
  { name, mediaType, bytes, pieces }: StoredFile & { pieces: AsyncIterable<Uint8Array> },
): Promise<Answer> {
  const headers = {
    'content-type': mediaType,
    'content-length': String(bytes),
    'content-disposition': contentDisposition(name),
  };
  const stream = toStream(pieces);
  if (request.raw.method === 'GET') return { status: 200, headers, body: null, stream };
  // An unread stream must be closed here.
  await stream.cancel();
  return { status: 200, headers, body: null };
}
