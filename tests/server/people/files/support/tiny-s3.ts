import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signedHeaders, type S3Keys } from '../../../../../server/people/files/objects/s3-signature';

export const KEYS: S3Keys = { region: 'cn-east-1', accessKey: 'tiny', secretKey: 'tiny-secret' };

function isSigned(request: IncomingMessage, origin: string, sha256: string): boolean {
  const { authorization = '', ...headers } = request.headers as Record<string, string>;
  const names = /SignedHeaders=([^,]*)/.exec(authorization)?.[1]?.split(';') ?? [];
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(headers['x-amz-date'] ?? '') ?? [];
  const again = signedHeaders(
    {
      method: request.method ?? '',
      url: new URL(request.url ?? '', origin),
      headers: Object.fromEntries(names.map((name) => [name, headers[name] ?? ''])),
      sha256,
      at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    },
    KEYS,
  );
  return again.authorization === authorization && headers['x-amz-content-sha256'] === sha256;
}

/** In-memory S3 server that rejects unsigned and damaged requests. */
export async function openTinyS3() {
  const objects = new Map<string, Buffer>();
  const world = { isAway: false, lines: 0 };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const path = request.url ?? '';
    const sha256 = createHash('sha256').update(body).digest('hex');
    const end = (status: number, content?: Buffer) => void response.writeHead(status).end(content);
    if (world.isAway) return end(503);
    if (!isSigned(request, `http://${request.headers.host}`, sha256)) return end(403);
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method === 'GET') return found ? end(200, found) : end(404);
    // Some S3 servers answer a PUT with a body.
    return request.method === 'PUT' ? end(200, Buffer.from('<Result>kept</Result>')) : end(204);
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  server.on('connection', () => (world.lines += 1));
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    world,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
