import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

import { CAPTCHA_CODES } from '../../../../contract/people/captcha';
import type { WorkData, WorkProof } from '../../../../contract/people/captcha-work';
import {
  WORK_PARTS,
  workSpan,
  WORK_COST,
  workTry,
  WORK_LEVELS,
  type WorkLevel,
  WORK_SECONDS,
} from '../../../../domain/people/captcha-work';
import { isMobileNumber } from '../../../../domain/people/phone';
import type { Clock } from '../../../base/clock';
import { type Count, secondsUntil } from '../../../base/counts/counts';
import type { Database } from '../../../base/database/database';
import { fairQueue } from '../../../base/http/fair-queue';
import { successReply, missingFieldReply, type Reply, refusedReply } from '../answers';
import { secretChance } from '../chance';
import { type Client, subjectOfPhone, clientSubjects } from '../client';
import { countCall, countWrong } from '../limits';
import type { Proofs } from '../proofs';
import type { Fields } from '../service';
import type { CaptchaLimits } from '../settings';
import { countRequest, countProven, findFullCount, workStanding } from './counts';

type Hidden = { phone: string; numbers: number[] };

async function keepWork(database: Database, token: string, { phone, numbers }: Hidden, now: Date) {
  await database.query('insert into captcha_works (token, phone, numbers, expires_at) values ($1, $2, $3, $4)', [
    token,
    phone,
    JSON.stringify(numbers),
    new Date(now.getTime() + WORK_SECONDS * 1_000),
  ]);
}

/** Removes a work; only one caller gets it, and none after its expiry. */
async function burnWork(database: Database, token: string, now: Date): Promise<Hidden | null> {
  const [row] = await database.query<{ phone: string; numbers: string; expires_at: Date }>(
    'delete from captcha_works where token = $1 returning phone, numbers, expires_at',
    [token],
  );
  if (row === undefined || row.expires_at <= now) return null;
  return { phone: row.phone, numbers: JSON.parse(row.numbers) as number[] };
}

/** Works handed out per price level. */
const ASKED_AT_A_PRICE = 4;

/**
 * `asked`: works for this number at this address within the hour, plus works solved at the address today. `proven`:
 * earlier proofs of this number. `isWrongHere`: too many wrong pictures.
 */
type WorkPast = { asked: number; proven: number; isWrongHere: boolean };

/** The price rises with use: each level doubles the work. It never refuses. */
function workLevel({ asked, proven, isWrongHere }: WorkPast): WorkLevel {
  const rises = Math.floor(asked / ASKED_AT_A_PRICE) + proven + (isWrongHere ? 1 : 0);
  return WORK_LEVELS[rises] ?? 3;
}

const { N, r, p, dkLen } = WORK_COST;
/** Memory of one try, doubled as a margin. */
const MOST_MEMORY = 2 * 128 * N * r * p;

const hash = promisify<string, string, number, object, Buffer>(scrypt);

export async function workTarget(token: string, part: number, number: number): Promise<string> {
  const bytes = await hash(workTry(part, number), token, dkLen, { N, r, p, maxmem: MOST_MEMORY });
  return bytes.toString('hex');
}

export type WorkDeps = {
  database: Database;
  clock: Clock;
  limits: CaptchaLimits;
  proofs: Proofs;
  target?: typeof workTarget;
};

export type WorkService = ReturnType<typeof createWorkService>;

/** Hiding numbers costs a fraction of finding them, so only a few run at a time. */
const LINE = { running: 1, waiting: 32 };

/** In sequence: together they would occupy every libuv thread, which file reads need too. */
async function hide(target: typeof workTarget, token: string, numbers: readonly number[]): Promise<string[]> {
  const targets: string[] = [];
  for (const [part, number] of numbers.entries()) targets.push(await target(token, part, number));
  return targets;
}

const isSame = (given: unknown, numbers: readonly number[]) =>
  Array.isArray(given) && given.length === numbers.length && numbers.every((number, part) => given[part] === number);

/** Captcha for users who cannot see a picture: it costs a device more than a picture does and has its own bounds. */
export function createWorkService({ database, clock, limits, proofs, target = workTarget }: WorkDeps) {
  const line = fairQueue(LINE);
  const today = () => new Date(clock.now());
  const tooOften = ({ endsAt }: Count) => refusedReply(CAPTCHA_CODES.getTooOften, secondsUntil(endsAt, today()));

  async function ask({ phone }: Fields, client: Client): Promise<Reply<WorkData>> {
    if (typeof phone !== 'string' || !isMobileNumber(phone)) return missingFieldReply('phone');
    const { address, strangers } = clientSubjects(client);
    const worker = { address, strangers, phone: subjectOfPhone(phone) };
    const { proven, wrong } = await workStanding(database, worker, today());
    const full = findFullCount(proven, 1, limits);
    if (full) return tooOften(full);
    const asked = await countRequest(database, worker, today());
    if (asked.count > limits.workPerAddress) return tooOften(asked);
    const span = workSpan(
      workLevel({
        asked: asked.count - 1 + (proven.here?.count ?? 0),
        proven: proven.ofPhone?.count ?? 0,
        isWrongHere: wrong > limits.wrongPerStrangers,
      }),
    );
    const token = randomBytes(16).toString('hex');
    const numbers = Array.from({ length: WORK_PARTS }, () => secretChance.below(span));
    const targets = await line.run({ party: address }, () => hide(target, token, numbers));
    await keepWork(database, token, { phone, numbers }, today());
    return successReply({ token, targets, span });
  }

  async function check({ token, found }: Fields, client: Client): Promise<Reply<WorkProof>> {
    if (typeof token !== 'string' || token === '') return missingFieldReply('token');
    if (!Array.isArray(found)) return missingFieldReply('found');
    const { address, strangers } = clientSubjects(client);
    const counted = { address, client: strangers };
    const stop = await countCall(database, 'check', counted, limits, today());
    if (stop) return stop;
    const burned = await burnWork(database, token.slice(0, 64), today());
    if (burned === null) return refusedReply(CAPTCHA_CODES.gone);
    if (!isSame(found, burned.numbers)) {
      await countWrong(database, counted, limits, today());
      return refusedReply(CAPTCHA_CODES.wrong);
    }
    const proven = await countProven(database, { address, phone: subjectOfPhone(burned.phone) }, today());
    const full = findFullCount(proven, 0, limits);
    if (full) return tooOften(full);
    return successReply({ proof: await proofs.mint(burned.phone) });
  }

  return { ask, check };
}
