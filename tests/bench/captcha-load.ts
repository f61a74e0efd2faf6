// Captcha capacity: picture and answer pairs per second, and 300 simultaneous requests.
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { ensurePostgres } from '../../scripts/ensure-postgres.mjs';
import { CAPTCHA_TYPES, captchaPlain, type CaptchaPoint, type CaptchaType } from '../../domain/people/captcha';
import { createCaptcha } from '../../server/doors/captcha/captcha';
import { encipher } from '../../server/doors/captcha/cipher';
import { severalPainters } from '../../server/doors/captcha/pool/painters';
import { workerPainter } from '../../server/doors/captcha/pool/worker-painter';
import { CAPTCHA_DEFAULTS } from '../../server/doors/captcha/settings';
import { systemClock } from '../../server/base/clock';
import { migrate } from '../../server/base/database/migrate';
import { baseline, migrations } from '../../server/base/database/migrations';
import { openPostgres } from '../../server/base/database/postgres';
import { serverTime } from './support/engine-time';
import { quantiles, rounded } from './support/figures';

/** 2: high-density screens. */
const DENSITY = Number(process.env['CAPTCHA_DENSITY'] ?? 1);
const PAIRS = 600;
const CLIENTS = [1, 8, 32];
const AT_ONCE = 300;
/** Longest allowed stall of the event loop, in milliseconds. */
const STALL_MS = 100;

const server = await ensurePostgres();
if (!server) throw new Error('no PostgreSQL could be had');
const database = openPostgres(server.url, () => undefined);
await migrate(database, migrations, baseline);
const time = serverTime(database);
const endless = { getPerAddress: 1e9, getPerClient: 1e9, checkPerAddress: 1e9, checkPerClient: 1e9 };
/** Answers by picture, kept here to avoid a database query. */
const answers = new Map<string, CaptchaPoint[]>();
const painters = severalPainters(() => workerPainter());
const captcha = createCaptcha({
  database,
  painter: {
    ...painters,
    async paint(type, difficulty, density) {
      const painted = await painters.paint(type, difficulty, density);
      answers.set(painted.scene, painted.answer);
      return painted;
    },
  },
  clock: systemClock,
  log: () => {},
  settings: { pool: CAPTCHA_DEFAULTS.pool, limits: { ...CAPTCHA_DEFAULTS.limits, ...endless } },
  secret: new Uint8Array(32),
});
const clientOf = (number: number) => ({
  address: `10.0.${Math.floor(number / 256)}.${number % 256}`,
  visitor: `visitor-${number}`,
});

/** Requests one picture and sends its right answer; true if both were served. */
async function pair(type: CaptchaType, number: number): Promise<boolean> {
  const asked = { captchaType: type, density: DENSITY };
  const { repData } = (await captcha.service.challenge(asked, clientOf(number))).answer;
  const { token, secretKey, originalImageBase64: scene } = repData ?? {};
  if (!token || !secretKey || !scene) return false;
  const points = answers.get(scene) ?? [];
  answers.delete(scene);
  const pointJson = encipher(captchaPlain(type, points), secretKey);
  return (
    (await captcha.service.check({ captchaType: type, token, pointJson }, clientOf(number))).answer.repCode === '0000'
  );
}

async function servedTo(type: CaptchaType, clients: number): Promise<number> {
  let [left, served] = [PAIRS, 0];
  const work = async (number: number) => {
    while (left > 0) {
      left -= 1;
      if (await pair(type, number)) served += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => work(number)));
  return served;
}

async function pairs(type: CaptchaType, clients: number) {
  await captcha.warm();
  await time.ready();
  const [begun, before] = [performance.now(), time.had()];
  const served = await servedTo(type, clients);
  const [seconds, processorMs] = [(performance.now() - begun) / 1_000, (time.had() - before) / PAIRS];
  console.log(
    `| ${type} | ${clients} | ${Math.round(served / seconds)} | ${PAIRS - served} | ${rounded(processorMs)} |`,
  );
}

async function atOnce(type: CaptchaType) {
  await captcha.warm();
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const waits = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, number) => {
      const begun = performance.now();
      const { repCode } = (await captcha.service.challenge({ captchaType: type }, clientOf(number))).answer;
      return { ms: performance.now() - begun, isServed: repCode === '0000' };
    }),
  );
  loop.disable();
  const { median } = quantiles(waits.map(({ ms }) => ms));
  const [longest, refused, stall] = [
    Math.max(...waits.map(({ ms }) => ms)),
    waits.filter(({ isServed }) => !isServed).length,
    loop.max / 1e6,
  ];
  console.log(`| ${type} | ${Math.round(median)} | ${Math.round(longest)} | ${refused} | ${Math.round(stall)} |`);
  if (stall >= STALL_MS || waits.some(({ ms, isServed }) => !isServed && ms < CAPTCHA_DEFAULTS.pool.patienceMs))
    process.exitCode = 1;
}

console.log(
  '| kind | clients | pairs a second | refused | processor ms a pair, database and all |\n|---|--:|--:|--:|--:|',
);
for (const type of CAPTCHA_TYPES) {
  // Warms up the painters, which measure each character once.
  await servedTo(type, Math.max(...CLIENTS));
  for (const clients of CLIENTS) await pairs(type, clients);
}
console.log(`\n| ${AT_ONCE} at once | median ms | longest ms | refused | loop stood still ms |\n|---|--:|--:|--:|--:|`);
for (const type of CAPTCHA_TYPES) await atOnce(type);
await captcha.stop();
await database.close();
await server.stop();
