import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const SECONDS = 1.5;
const CONNECTIONS = 16;

/**
 * Plain sockets with keep-alive in a thread of their own, so that the asking takes little from the answering. The
 * questions go round: every socket asks the next one.
 */
const PROGRAM = `
const { workerData: { url, questions, connections, ms }, parentPort } = require('node:worker_threads');
const { connect } = require('node:net');
const { hostname, port } = new URL(url);
const requests = questions.map(({ method, path, body }) => Buffer.from(
  method + ' ' + path + ' HTTP/1.1\\r\\nhost: ' + hostname + ':' + port + '\\r\\nappCode: echem\\r\\naccept-encoding: gzip\\r\\n' +
  (body ? 'content-type: application/json\\r\\ncontent-length: ' + Buffer.byteLength(body) + '\\r\\n\\r\\n' + body : '\\r\\n')));
const took = [];
let next = 0;
const sockets = Array.from({ length: connections }, () => {
  let asked = 0n;
  const ask = () => {
    asked = process.hrtime.bigint();
    socket.write(requests[(next += 1) % requests.length]);
  };
  const socket = connect(Number(port), hostname, ask).setNoDelay(true);
  let chunks = [], length = 0, end = -1;
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    if (end < 0) {
      const text = Buffer.concat(chunks).toString('latin1');
      const head = text.indexOf('\\r\\n\\r\\n');
      if (head < 0) return;
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(text.slice(0, 600));
      end = head + 4 + Number(/content-length: (\\d+)/i.exec(text)[1]);
    }
    if (length < end) return;
    took.push(Number(process.hrtime.bigint() - asked) / 1e6);
    chunks = []; length = 0; end = -1;
    ask();
  });
  return socket;
});
const begun = process.hrtime.bigint();
setTimeout(() => {
  for (const socket of sockets) socket.destroy();
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  took.sort((one, other) => one - other);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))];
  parentPort.postMessage({ perSecond: Math.round(took.length / seconds), p50: at(0.5), p99: at(0.99) });
}, ms);
`;

export type Question = { method: 'GET' | 'POST'; path: string; body?: string };
export type Load = { perSecond: number; p50: number; p99: number };

export async function load(url: string, questions: readonly Question[], connections = CONNECTIONS): Promise<Load> {
  const workerData = { url, questions, connections, ms: SECONDS * 1000 };
  const worker = new Worker(PROGRAM, { eval: true, workerData });
  const [measured] = (await once(worker, 'message')) as [Load];
  await worker.terminate();
  return measured;
}

export const requestsPerSecond = async (url: string): Promise<number> =>
  (await load(url, [{ method: 'GET', path: new URL(url).pathname }])).perSecond;
