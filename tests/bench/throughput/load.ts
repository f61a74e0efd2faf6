import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const SECONDS = 1.5;
const CONNECTIONS = 16;

/** Plain sockets with keep-alive in a thread of their own, so that the asking takes little from the answering. */
const PROGRAM = `
const { workerData: { url, connections, ms }, parentPort } = require('node:worker_threads');
const { connect } = require('node:net');
const { hostname, port, pathname } = new URL(url);
const request = 'GET ' + pathname + ' HTTP/1.1\\r\\nhost: ' + hostname + ':' + port + '\\r\\n\\r\\n';
let answers = 0;
const sockets = Array.from({ length: connections }, () => {
  const socket = connect(Number(port), hostname, () => socket.write(request));
  let text = '', end = -1;
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
    if (end < 0) {
      const head = text.indexOf('\\r\\n\\r\\n');
      if (head < 0) return;
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(text.slice(0, 200));
      end = head + 4 + Number(/content-length: (\\d+)/i.exec(text)[1]);
    }
    if (text.length < end) return;
    answers += 1; text = ''; end = -1;
    socket.write(request);
  });
  return socket;
});
const begun = process.hrtime.bigint();
setTimeout(() => {
  for (const socket of sockets) socket.destroy();
  parentPort.postMessage(answers / (Number(process.hrtime.bigint() - begun) / 1e9));
}, ms);
`;

export async function requestsPerSecond(url: string): Promise<number> {
  const workerData = { url, connections: CONNECTIONS, ms: SECONDS * 1000 };
  const worker = new Worker(PROGRAM, { eval: true, workerData });
  const [count] = (await once(worker, 'message')) as [number];
  await worker.terminate();
  return Math.round(count);
}
