import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { addNote } from './notes-file';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const HOST = '127.0.0.1';
const MOST = 20_000;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MOST) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Another site may not write: its pages send their own origin. */
const isOwn = ({ headers }: IncomingMessage) =>
  headers.origin === `http://${headers.host}` && headers['content-type'] === 'application/json';

async function takeNote(root: string, request: IncomingMessage): Promise<number> {
  const note = isOwn(request) ? await bodyOf(request) : null;
  return note !== null && addNote(root, note, new Date().toISOString().slice(0, 10)) ? 200 : 400;
}

export function openReadingRoom(
  root: string,
  folder: string,
  port: number,
): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    if (request.method === 'POST' && pathname === '/notes') {
      takeNote(root, request).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(400).end(),
      );
      return;
    }
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    const page = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
    if (!page.startsWith(folder) || !existsSync(page)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(page)] ?? 'application/octet-stream' });
    createReadStream(page).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, HOST, () => {
      const at = server.address();
      const own = typeof at === 'object' && at ? at.port : port;
      resolve({ address: `http://${HOST}:${own}/`, close: () => server.close() });
    });
  });
}
