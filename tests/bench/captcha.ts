import { PGlite } from '@electric-sql/pglite';

import { CAPTCHA_TYPES, type CaptchaType } from '../../domain/people/captcha';
import { createCaptcha } from '../../server/doors/captcha/captcha';
import { paintCaptcha } from '../../server/doors/captcha/painted';
import { createPool } from '../../server/doors/captcha/pool/pool';
import { workerPainter } from '../../server/doors/captcha/pool/worker-painter';
import { CAPTCHA_DEFAULTS } from '../../server/doors/captcha/settings';
import { systemClock } from '../../server/base/clock';
import { PARSERS, pgliteDriver } from '../../server/base/database/embedded';
import { migrate } from '../../server/base/database/migrate';
import { baseline, migrations } from '../../server/base/database/migrations';

const CHALLENGES = Number(process.env['CAPTCHA_CHALLENGES'] ?? 10_000);
const PICTURES = 300;

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const rounded = (value: number) => Math.round(value * 100) / 100;
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);

async function measure(name: string, count: number, work: (type: CaptchaType) => unknown): Promise<void> {
  const times: number[] = [];
  const began = performance.now();
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await work(CAPTCHA_TYPES[index % CAPTCHA_TYPES.length] ?? 'blockPuzzle');
    times.push(performance.now() - start);
  }
  const perSecond = Math.round((count / (performance.now() - began)) * 1_000);
  const sorted = times.toSorted((one, other) => one - other);
  const [medianMs, p99Ms] = [rounded(share(sorted, 0.5)), rounded(share(sorted, 0.99))];
  console.log(JSON.stringify({ name, count, perSecond, medianMs, p99Ms }));
}

const fail = (fault: unknown): never => {
  throw fault;
};

paintCaptcha('clickWord', 0);
await measure('drawn on the calling thread', PICTURES, (type) => paintCaptcha(type, 0));

const painter = workerPainter({ onLost: fail });
await painter.paint('clickWord', 0);
await measure('drawn by the thread, one at a time, no pool', PICTURES, (type) => painter.paint(type, 0));
const pool = createPool(painter, { size: PICTURES, refill: 0, waiting: 64, patienceMs: 60_000 }, fail);
await pool.warm();
await measure('taken from a warm pool', PICTURES, (type) => pool.take(type, 0));
await pool.stop();

const database = pgliteDriver(await PGlite.create({ parsers: PARSERS }));
await migrate(database, migrations, baseline);
const limits = { ...CAPTCHA_DEFAULTS.limits, getPerAddress: 1e9, getPerClient: 1e9 };
const settings = { pool: CAPTCHA_DEFAULTS.pool, limits };
const captcha = createCaptcha({ database, clock: systemClock, log: () => {}, settings, secret: new Uint8Array(32) });
await captcha.warm();

const ask = async (captchaType: CaptchaType) => {
  const { answer } = await captcha.service.challenge({ captchaType }, { address: '203.0.113.7', visitor: 'bench' });
  if (answer.repCode !== '0000') throw new Error(answer.repCode);
};

const before = megabytes();
const seen = [before];
for (let part = 0; part < 4; part += 1) {
  await measure(`challenges through the service, part ${part + 1} of 4`, Math.ceil(CHALLENGES / 4), ask);
  seen.push(megabytes());
}
const [{ kept } = { kept: -1 }] = await database.query<{ kept: number }>(
  'select count(*) as kept from captcha_challenges',
);
console.log(JSON.stringify({ name: 'memory', challenges: CHALLENGES, residentMegabytes: seen, keptRows: kept }));
await captcha.stop();
await database.close();
