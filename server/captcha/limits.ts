import { CAPTCHA_CODES } from '../../contract/captcha';
import type { Queries } from '../database/database';
import { type Reply, refused } from './answers';
import type { Subjects } from './client';
import { type Count, countOne, standing } from './counts';
import type { Difficulty } from './plan';
import type { CaptchaLimits } from './settings';

const WINDOW_SECONDS = 60;
/** How long an oddly moved answer is remembered. */
const ODD_SECONDS = 600;

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000));

/** What is held against a caller before the call is looked at. */
export type Standing = { refusal: Reply | null; difficulty: Difficulty };

/** Harder pictures after two failures, or one answer moved like a machine's; harder still when it goes on. */
function difficultyOf(counts: readonly Count[], { client }: Subjects): Difficulty {
  const total = (kind: Count['kind']) => counts.find((one) => one.kind === kind && one.subject === client)?.count ?? 0;
  const suspicion = total('odd') + Math.max(0, total('wrong') - 1);
  return suspicion >= 3 ? 2 : suspicion >= 1 ? 1 : 0;
}

export async function standingOf(database: Queries, subjects: Subjects, now: Date): Promise<Standing> {
  const counts = await standing(database, [subjects.address, subjects.client], now);
  const locks = counts.filter((one) => one.kind === 'locked').map((one) => secondsUntil(one.endsAt, now));
  return {
    refusal: locks.length > 0 ? refused(CAPTCHA_CODES.locked, Math.max(...locks)) : null,
    difficulty: difficultyOf(counts, subjects),
  };
}

const TOO_OFTEN = { get: CAPTCHA_CODES.getTooOften, check: CAPTCHA_CODES.checkTooOften } as const;

/** Counts one call; the address first, so that made-up ids cannot fill the table. */
export async function countCall(
  database: Queries,
  call: 'get' | 'check',
  subjects: Subjects,
  limits: CaptchaLimits,
  now: Date,
): Promise<Reply | null> {
  const budgets = [
    [subjects.address, call === 'get' ? limits.getPerAddress : limits.checkPerAddress],
    [subjects.client, call === 'get' ? limits.getPerClient : limits.checkPerClient],
  ] as const;
  for (const [subject, limit] of budgets) {
    const { count, endsAt } = await countOne(database, call, subject, now, WINDOW_SECONDS);
    if (count > limit) return refused(TOO_OFTEN[call], secondsUntil(endsAt, now));
  }
  return null;
}

/** A failure counts against the client the challenge was given to, and against the address it came from. */
export async function countWrong(database: Queries, subjects: Subjects, limits: CaptchaLimits, now: Date) {
  const budgets = [
    [subjects.address, limits.wrongPerAddress],
    [subjects.client, limits.wrongPerClient],
  ] as const;
  for (const [subject, limit] of budgets) {
    const { count } = await countOne(database, 'wrong', subject, now, WINDOW_SECONDS);
    if (count > limit) await countOne(database, 'locked', subject, now, limits.lockSeconds);
  }
}

export const countOdd = (database: Queries, subject: string, now: Date) =>
  countOne(database, 'odd', subject, now, ODD_SECONDS);
