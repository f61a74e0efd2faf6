import { once } from 'node:events';
import { createReadStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request as askPlainly } from 'node:http';
import { request as askSecurely } from 'node:https';
import { pipeline } from 'node:stream/promises';

import type { Clock } from '../../../base/clock';
import { type Finished, ObjectMissing, type ObjectStore } from './objects';
import { SHA256_OF_NOTHING, type S3Keys, signedHeaders } from './s3-signature';

export type S3Settings = S3Keys & { endpoint: string; bucket: string; prefix: string };

const SILENCE_MS = 30_000;
const MISSING = 404;

const isFine = (status: number) => status >= 200 && status < 300;

/** Any S3-compatible store, path style (`endpoint/bucket/prefix…`), shared by any number of gateways. */
export function s3Objects(
  { endpoint, bucket, prefix, ...keys }: S3Settings,
  incoming: string,
  clock: Clock,
): ObjectStore {
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  async function ask(method: string, id: string, file?: Finished): Promise<IncomingMessage> {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${prefix}${id}`);
    const headers = signedHeaders(
      {
        method,
        url,
        headers: file ? { 'content-length': String(file.bytes) } : {},
        sha256: file?.sha256 ?? SHA256_OF_NOTHING,
        at: new Date(clock.now()),
      },
      keys,
    );
    const request = (url.protocol === 'https:' ? askSecurely : askPlainly)(url, {
      method,
      headers,
      timeout: SILENCE_MS,
    });
    request.once('timeout', () => request.destroy(new Error('the object store is silent')));
    const answer = once(request, 'response') as Promise<[IncomingMessage]>;
    answer.catch(() => undefined);
    if (file) await pipeline(createReadStream(file.path), request);
    else request.end();
    return (await answer)[0];
  }

  async function mustBeFine(answer: IncomingMessage, what: string): Promise<void> {
    answer.resume();
    const status = answer.statusCode ?? 0;
    if (!isFine(status)) throw new Error(`the object store answered ${status} to ${what}`);
    await once(answer, 'close');
  }

  return {
    incoming,
    async put(id, file) {
      await mustBeFine(await ask('PUT', id, file), 'put');
      await rm(file.path, { force: true });
    },
    async get(id) {
      const answer = await ask('GET', id);
      if (answer.statusCode === MISSING) {
        answer.resume();
        throw new ObjectMissing(id);
      }
      if (!isFine(answer.statusCode ?? 0)) await mustBeFine(answer, 'get');
      return answer as AsyncIterable<Uint8Array>;
    },
    async remove(id) {
      const answer = await ask('DELETE', id);
      if (answer.statusCode === MISSING) answer.resume();
      else await mustBeFine(answer, 'delete');
    },
  };
}
