// Waiting time of other users while one visitor opens many new truck addresses.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { dayAt, daysAfter } from '../../domain/values/days';
import { openGateway } from '../e2e/house';
import { quantiles } from './support/figures';

const ADDRESSES = Number(process.env['ADDRESSES'] ?? 200);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Limits in seconds for the liveness check and other pages. */
const BOUNDS: Readonly<Record<string, number>> = {
  '/healthz': 1,
  '/': 3,
  '/news': 3,
  '/business': 3,
  '/helpCenter': 3,
};
const EVERY_MS = 50;

type Answer = { status: number; seconds: number; isDrawn: boolean };

/** Fairness is by address, so the flood and the others use different ones. */
const [FLOOD, OTHERS] = ['127.0.0.1', '127.0.0.2'];

async function ask(origin: string, path: string, from: string = OTHERS): Promise<Answer> {
  const begun = performance.now();
  const request = get(`${origin}${path}`, { agent: false, localAddress: from });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const isDrawn = Buffer.concat(chunks).includes('<div id="answered"');
  return { status: response.statusCode ?? 0, seconds: (performance.now() - begun) / 1000, isDrawn };
}

async function watch(origin: string, path: string, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  do {
    answers.push(await ask(origin, path));
    await pause(EVERY_MS);
  } while (!isOver());
  return answers;
}

/** Seconds that the main thread has run and waited for a processor. */
async function threadOf(pid: number): Promise<{ ran: number; waited: number }> {
  const [ran = 0, waited = 0] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ').map(Number);
  return { ran: ran / 1e9, waited: waited / 1e9 };
}

let weight = 1_000;
const truckAddress = (day: string): string =>
  `/haul?org=3205&dst=4101&d=Y&un=1219&goods=%E5%BC%82%E4%B8%99%E9%86%87&kg=${(weight += 7)}&m3=40&etd=${day}`;

const text = (seconds: number): string => seconds.toFixed(2);

const gateway = await openGateway();
try {
  const day = daysAfter(dayAt(Date.now()), 7);
  for (const path of [truckAddress(day), ...Object.keys(BOUNDS)]) await ask(gateway.origin, path);
  console.log('| asked | times | median s | longest s | bound s | drawn | without an answer |');
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const before = await threadOf(gateway.pid ?? 0);
    const watching = Object.keys(BOUNDS).map((path) => watch(gateway.origin, path, () => isOver));
    const flood = await Promise.all(
      Array.from({ length: ADDRESSES }, () => ask(gateway.origin, truckAddress(day), FLOOD)),
    );
    isOver = true;
    const watched = await Promise.all(watching);
    const after = await threadOf(gateway.pid ?? 0);
    const [ran, waited] = [after.ran - before.ran, after.waited - before.waited];
    const rows = [
      ['/haul, new', flood] as const,
      ...Object.keys(BOUNDS).map((path, at) => [path, watched[at] ?? []] as const),
    ];
    console.log(`| thread | | | ran ${text(ran)}, waited for a processor ${text(waited)} | | | |`);
    for (const [path, answers] of rows) {
      const took = answers.map(({ seconds }) => seconds);
      const longest = Math.max(...took);
      const bound = BOUNDS[path];
      const refused = answers.filter(({ status }) => status !== 200).length;
      const drawn = answers.filter((one) => one.isDrawn).length;
      console.log(
        `| ${path} | ${answers.length} | ${text(quantiles(took).median)} | ${text(longest)} | ${bound ?? ''} | ${drawn} | ${refused} |`,
      );
      if (bound !== undefined && (longest - waited > bound || refused > 0)) process.exitCode = 1;
    }
  }
} finally {
  await gateway.close();
}
