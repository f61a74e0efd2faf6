import { CAPTCHA_CODES } from '../../contract/captcha';
import { type Count, countOne, secondsUntil, standing } from '../counts/counts';
import type { Queries } from '../database/database';
import { type Reply, refused } from './answers';
import type { Subjects } from './client';
import type { Difficulty } from './plan';
import type { CaptchaLimits } from './settings';

const WINDOW_SECONDS = 60;
/** How long an oddly moved answer is remembered. */
const ODD_SECONDS = 600;

/**
 * `get`, `check`: calls in a minute. `wrong`: failed answers in a minute. `locked`: stands until it ends.
 * `odd`: answers moved like a machine's, which only make the next pictures harder.
 */
type Kind = 'get' | 'check' | 'wrong' | 'locked' | 'odd';

const countKind = (queries: Queries, kind: Kind, subject: string, now: Date, seconds: number) =>
  countOne(queries, `captcha ${kind}`, subject, now, seconds);

/** What is held against a caller before the call is looked at. */
export type Standing = { refusal: Reply<never> | null; difficulty: Difficulty };

/**
 * Harder pictures after two failures, or one answer moved like a machine's; harder still when it goes on, and for
 * everybody at an address from which too many have failed: some of them may be one machine under many names.
 */
function difficultyOf(counts: readonly Count[], { address, client }: Subjects, limits: CaptchaLimits): Difficulty {
  const total = (kind: Kind, subject: string) =>
    counts.find((one) => one.kind === `captcha ${kind}` && one.subject === subject)?.count ?? 0;
  if (total('wrong', address) > limits.wrongPerAddress) return 2;
  const suspicion = total('odd', client) + Math.max(0, total('wrong', client) - 1);
  return suspicion >= 3 ? 2 : suspicion >= 1 ? 1 : 0;
}

export async function standingOf(
  database: Queries,
  subjects: Subjects,
  limits: CaptchaLimits,
  now: Date,
): Promise<Standing> {
  const counts = await standing(database, [subjects.address, subjects.client], now);
  const locks = counts.filter((one) => one.kind === 'captcha locked').map((one) => secondsUntil(one.endsAt, now));
  return {
    refusal: locks.length > 0 ? refused(CAPTCHA_CODES.locked, Math.max(...locks)) : null,
    difficulty: difficultyOf(counts, subjects, limits),
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
): Promise<Reply<never> | null> {
  const budgets = [
    [subjects.address, call === 'get' ? limits.getPerAddress : limits.checkPerAddress],
    [subjects.client, call === 'get' ? limits.getPerClient : limits.checkPerClient],
  ] as const;
  for (const [subject, limit] of budgets) {
    const { count, endsAt } = await countKind(database, call, subject, now, WINDOW_SECONDS);
    if (count > limit) return refused(TOO_OFTEN[call], secondsUntil(endsAt, now));
  }
  return null;
}

/**
 * A failure counts against the client the challenge was given to, and against the address it came from. Only the client
 * is ever locked: an office does not answer for one of its people.
 */
export async function countWrong(database: Queries, { address, client }: Subjects, limits: CaptchaLimits, now: Date) {
  await countKind(database, 'wrong', address, now, WINDOW_SECONDS);
  const { count } = await countKind(database, 'wrong', client, now, WINDOW_SECONDS);
  if (count > limits.wrongPerClient) await countKind(database, 'locked', client, now, limits.lockSeconds);
}

export const countOdd = (database: Queries, subject: string, now: Date) =>
  countKind(database, 'odd', subject, now, ODD_SECONDS);
