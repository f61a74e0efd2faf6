import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';

import { uploadFile } from '../../contract/papers/files';
import { UPLOAD_BYTES } from '../../domain/order/papers/upload';
import { ENGINES, placeOn } from '../faults/orders/place';
import { quantiles, rounded } from './support/figures';

const AT_ONCE = 10;
const MOST_MS = 100;
const MOST_MEGABYTES = 150;
const QUIET_MS = 3_000;
const LOOK_EVERY_MS = 20;

/** Requests without a pause in a separate thread, so that this thread does not limit the rate. */
const KNOCK = `
const { parentPort, workerData } = require('node:worker_threads');
const took = [];
let isOver = false;
parentPort.once('message', () => { isOver = true; });
(async () => {
  while (!isOver) {
    const begun = performance.now();
    await (await fetch(workerData + '/healthz')).arrayBuffer();
    took.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  parentPort.postMessage(took);
})();
`;

function knocking(url: string) {
  const worker = new Worker(KNOCK, { eval: true, workerData: url });
  return async () => {
    worker.postMessage('enough', []);
    const [took] = (await once(worker, 'message')) as [number[]];
    await worker.terminate();
    const sorted = took.toSorted((one, other) => one - other);
    return {
      asked: took.length,
      median: rounded(quantiles(took).median),
      p99: rounded(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    };
  };
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const content = Buffer.concat([Buffer.from('%PDF-1.4 '), Buffer.alloc(UPLOAD_BYTES - 9, 'x')]);

async function upload(url: string, authorization: string): Promise<string> {
  const body = new FormData();
  body.append('docType', 'SDS_CN');
  body.append('file', new File([content], 'a.pdf'));
  const answer = await fetch(url + uploadFile.path, {
    method: 'POST',
    headers: { appCode: 'echem', authorization },
    body,
  });
  const { data } = (await answer.json()) as { data: { fileId: string } | null };
  if (!data) throw new Error(`an upload was refused: ${answer.status}`);
  return data.fileId;
}

async function download(url: string, authorization: string, fileId: string): Promise<void> {
  const answer = await fetch(`${url}/api-common-oss/file/${fileId}`, { headers: { authorization } });
  const whole = Buffer.from(await answer.arrayBuffer());
  if (!whole.equals(content)) throw new Error('a download is not what was uploaded');
}

const chosen = (process.env['BENCH_ENGINES'] ?? ENGINES.join(',')).split(',');
for (const engine of ENGINES.filter((name) => chosen.includes(name))) {
  const place = await placeOn(engine);
  if (!place) continue;
  let pid = 0;
  const house = await place.open(({ child }) => void (pid = child.pid ?? 0));
  await download(house.url, 'buyer', await upload(house.url, 'buyer'));
  const quiet = knocking(house.url);
  await pause(QUIET_MS);
  const still = await quiet();
  const before = megabytesOf(pid);
  let most = before;
  const watch = setInterval(() => void (most = Math.max(most, megabytesOf(pid))), LOOK_EVERY_MS);
  const people = Array.from({ length: AT_ONCE }, (_, at) => `buyer-${at}`);
  const busy = knocking(house.url);
  const begun = performance.now();
  const files = await Promise.all(people.map((who) => upload(house.url, who)));
  const seconds = (performance.now() - begun) / 1_000;
  const beside = await busy();
  const busyOut = knocking(house.url);
  await Promise.all(people.map((who, at) => download(house.url, who, files[at] ?? '')));
  const besideDownloads = await busyOut();
  clearInterval(watch);
  await house.stop();
  await place.remove();
  console.log(
    `${engine}: ${AT_ONCE} uploads of 20 MB at once in ${rounded(seconds)} s, ${rounded(most - before, 0)} MB more than ${rounded(before, 0)}`,
  );
  const isKept = most - before < MOST_MEGABYTES && Math.max(beside.p99, besideDownloads.p99) <= MOST_MS;
  if (!isKept) process.exitCode = 1;
  console.table({ 'healthz, quiet': still, 'beside the uploads': beside, 'beside the downloads': besideDownloads });
}
console.log(`goal: p99 <= ${MOST_MS} ms, less than ${MOST_MEGABYTES} MB more`);
