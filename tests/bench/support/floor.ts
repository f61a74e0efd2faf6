import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const floorPage = `<!doctype html><html lang="zh-CN"><meta name="viewport" content="width=device-width"><title>底线</title>
<h1>危险化学品供应链与国际货运平台</h1>${'<p>先核对承运人、港口和同箱隔离，再给含起运港全部费用的总价。</p>'.repeat(28)}`;

export async function serveFloor() {
  const body = brotliCompressSync(floorPage);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
