// How long everybody else waits while one visitor opens many new addresses of trucks at once.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { dayAt, daysAfter } from '../../domain/values/days';
import { openGateway } from '../e2e/house';
import { quantiles } from './support/figures';

const ADDRESSES = Number(process.env['ADDRESSES'] ?? 200);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Seconds: bounds of the liveness check and of other pages. */
const BOUNDS: Readonly<Record<string, number>> = {
  '/healthz': 1,
  '/': 3,
  '/news': 3,
  '/business': 3,
  '/helpCenter': 3,
};
const EVERY_MS = 50;

type Answer = { status: number; seconds: number; isDrawn: boolean };

async function ask(origin: string, path: string): Promise<Answer> {
  const begun = performance.now();
  const request = get(`${origin}${path}`, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const isDrawn = Buffer.concat(chunks).includes('<div id="answered"');
  return { status: response.statusCode ?? 0, seconds: (performance.now() - begun) / 1000, isDrawn };
}

/** Asks for a page again and again until the flood has been answered. */
async function watch(origin: string, path: string, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  do {
    answers.push(await ask(origin, path));
    await pause(EVERY_MS);
  } while (!isOver());
  return answers;
}

let weight = 1_000;
const truckAddress = (day: string): string =>
  `/haul?org=3205&dst=4101&d=Y&un=1219&goods=%E5%BC%82%E4%B8%99%E9%86%87&kg=${(weight += 7)}&m3=40&etd=${day}`;

const text = (seconds: number): string => seconds.toFixed(2);

const gateway = await openGateway();
try {
  const day = daysAfter(dayAt(Date.now()), 7);
  await ask(gateway.origin, truckAddress(day));
  console.log('| asked | times | median s | longest s | bound s | drawn | without an answer |');
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const watching = Object.keys(BOUNDS).map((path) => watch(gateway.origin, path, () => isOver));
    const flood = await Promise.all(Array.from({ length: ADDRESSES }, () => ask(gateway.origin, truckAddress(day))));
    isOver = true;
    const watched = await Promise.all(watching);
    const rows = [
      ['/haul, new', flood] as const,
      ...Object.keys(BOUNDS).map((path, at) => [path, watched[at] ?? []] as const),
    ];
    for (const [path, answers] of rows) {
      const took = answers.map(({ seconds }) => seconds);
      const longest = Math.max(...took);
      const bound = BOUNDS[path];
      const refused = answers.filter(({ status }) => status !== 200).length;
      const drawn = answers.filter((one) => one.isDrawn).length;
      console.log(
        `| ${path} | ${answers.length} | ${text(quantiles(took).median)} | ${text(longest)} | ${bound ?? ''} | ${drawn} | ${refused} |`,
      );
      if (bound !== undefined && (longest > bound || refused > 0)) process.exitCode = 1;
    }
  }
} finally {
  await gateway.close();
}
