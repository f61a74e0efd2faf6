import { spawn } from 'node:child_process';
import { once } from 'node:events';

const MS = 1_500;
const CONNECTIONS = 16;

/**
 * Plain keep-alive sockets in a separate process, so that the client takes little processor time and is not counted.
 * Sockets take the questions in turn.
 */
const PROGRAM = `
const { connect } = require('node:net');
process.once('message', ({ url, questions, connections, ms }) => {
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
      const whole = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      const head = whole.indexOf('\\r\\n\\r\\n');
      if (head < 0) return;
      const text = whole.toString('latin1', 0, head);
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
  process.send({ answers: took.length, perSecond: Math.round(took.length / seconds), p50: at(0.5), p99: at(0.99) }, () => process.exit());
}, ms);
});
`;

export type Question = { method: 'GET' | 'POST'; path: string; body?: string };
type Measured = { answers: number; perSecond: number; p50: number; p99: number };
/** `cpu`: microseconds of this process per answer, nearly independent of load. */
export type Load = Omit<Measured, 'answers'> & { cpu: number };

export type LoadOptions = { connections?: number; ms?: number };

export async function load(url: string, questions: readonly Question[], options: LoadOptions = {}): Promise<Load> {
  const asking = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const before = process.cpuUsage();
  asking.send({ connections: CONNECTIONS, ms: MS, ...options, url, questions });
  const [{ answers, ...measured }] = (await once(asking, 'message')) as [Measured];
  const { user, system } = process.cpuUsage(before);
  await once(asking, 'exit');
  return { ...measured, cpu: (user + system) / answers };
}

export const requestsPerSecond = async (url: string): Promise<number> =>
  (await load(url, [{ method: 'GET', path: new URL(url).pathname }])).perSecond;
