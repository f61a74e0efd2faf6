import { CAPTCHA_CODES } from '../../../contract/people/captcha';
import { countAmong, countEach, countOne, secondsUntil, type Count, uncountEach } from '../../base/counts/counts';
import type { Queries } from '../../base/database/database';
import { refusedReply, type Reply } from './answers';
import { areStrangers, type Subjects } from './client';
import type { Difficulty } from './plan';
import type { CaptchaLimits } from './settings';

/**
 * Counted kinds. `odd`: machine-like tracks. `locked`: the wait after too many wrong answers. `locks`: waits today.
 * `welcomed`: new visitors at an address.
 */
type Kind = 'get' | 'check' | 'wrong' | 'wrong in a day' | 'odd' | 'locked' | 'locks' | 'welcomed';

const MINUTE = 60;
const DAY = 86_400;
/** A stranger's wrong answers expire soon, because other people share the address. */
const WRONG_SECONDS = { strangers: 10 * MINUTE, visitor: DAY };
const ODD_SECONDS = 10 * MINUTE;
const LONGEST_WAIT = 240 * MINUTE;

const countKind = (queries: Queries, kind: Kind, subject: string, now: Date, seconds: number) =>
  countOne(queries, `captcha ${kind}`, subject, now, seconds);

type ClientStanding = {
  client: string;
  refusal: Reply<never> | null;
  difficulty: Difficulty;
  welcomed: number;
};

const countOfKind = (counts: readonly Count[], kind: Kind, subject: string): number =>
  counts.find((one) => one.kind === `captcha ${kind}` && one.subject === subject)?.count ?? 0;

/**
 * Harder pictures after two failures or one machine-like track; hardest when that goes on, and for all callers of an
 * address with too many failures: they may be one machine under many names.
 */
function chooseDifficulty(
  counts: readonly Count[],
  address: string,
  client: string,
  limits: CaptchaLimits,
): Difficulty {
  if (countOfKind(counts, 'wrong', address) > limits.wrongPerAddress) return 2;
  const suspicion = countOfKind(counts, 'odd', client) + Math.max(0, countOfKind(counts, 'wrong', client) - 1);
  return suspicion >= 3 ? 2 : suspicion >= 1 ? 1 : 0;
}

/** A visitor with too many failures in a day counts as a stranger until the day ends. */
function effectiveClient(
  counts: readonly Count[],
  { visitor, strangers }: Subjects,
  { wrongPerClient }: CaptchaLimits,
) {
  return visitor !== null && countOfKind(counts, 'wrong', visitor) <= wrongPerClient ? visitor : strangers;
}

type Call = 'get' | 'check';

type CallerIdentity = { address: string; client: string };

const TOO_OFTEN = { get: CAPTCHA_CODES.getTooOften, check: CAPTCHA_CODES.checkTooOften } as const;

/** Refusal for more calls per minute than an address or client may make. */
function tooOften(
  counts: readonly Count[],
  call: Call,
  { address, client }: CallerIdentity,
  limits: CaptchaLimits,
  now: Date,
): Reply<never> | null {
  const most = {
    get: { address: limits.getPerAddress, client: limits.getPerClient },
    check: { address: limits.checkPerAddress, client: limits.checkPerClient },
  }[call];
  const over = counts.find(
    ({ kind, subject, count }) =>
      kind === `captcha ${call}` &&
      ((subject === address && count > most.address) || (subject === client && count > most.client)),
  );
  return over === undefined ? null : refusedReply(TOO_OFTEN[call], secondsUntil(over.endsAt, now));
}

/** Counts one call of an address without visitors. */
export async function countCall(
  database: Queries,
  call: Call,
  counted: CallerIdentity,
  limits: CaptchaLimits,
  now: Date,
) {
  const counts = await countEach(database, `captcha ${call}`, [counted.address], now, MINUTE);
  return tooOften(counts, call, counted, limits, now);
}

/**
 * Counts a call and reads the caller's state in one statement: each statement costs a wait. Refused calls are not
 * counted, or they would use up the calls of visitors at the same address.
 */
export async function admitCaptchaCall(
  database: Queries,
  call: Call,
  subjects: Subjects,
  limits: CaptchaLimits,
  now: Date,
): Promise<ClientStanding> {
  const { address, strangers, visitor } = subjects;
  const counted = visitor === null ? [address] : [address, visitor];
  const counts = await countAmong(database, `captcha ${call}`, counted, [...counted, strangers], now, MINUTE);
  const client = effectiveClient(counts, subjects, limits);
  const lock = counts.find(({ kind, subject }) => kind === 'captcha locked' && subject === client);
  if (lock) await uncountEach(database, `captcha ${call}`, counted);
  return {
    client,
    refusal: lock
      ? refusedReply(CAPTCHA_CODES.locked, secondsUntil(lock.endsAt, now))
      : tooOften(counts, call, { address, client }, limits, now),
    difficulty: chooseDifficulty(counts, address, client, limits),
    welcomed: countOfKind(counts, 'welcomed', address),
  };
}

/**
 * A failure counts against the challenge's client and the sender's address. Only strangers of an address wait, twice as
 * long each time in a day; visitors and users of the work captcha go on, so that an office is not locked by one person.
 */
export async function countWrong(
  database: Queries,
  { address, client }: CallerIdentity,
  limits: CaptchaLimits,
  now: Date,
) {
  await countKind(database, 'wrong', address, now, MINUTE);
  const isStrange = areStrangers(client);
  const seconds = isStrange ? WRONG_SECONDS.strangers : WRONG_SECONDS.visitor;
  const { count } = await countKind(database, 'wrong', client, now, seconds);
  if (!isStrange) return;
  const today = await countKind(database, 'wrong in a day', client, now, DAY);
  if (count <= limits.wrongPerStrangers && today.count <= limits.wrongPerStrangersDay) return;
  const locks = await countKind(database, 'locks', client, now, DAY);
  const wait = Math.min(limits.lockSeconds * 2 ** (locks.count - 1), Math.max(limits.lockSeconds, LONGEST_WAIT));
  await countKind(database, 'locked', client, now, wait);
}

export const countOdd = (database: Queries, subject: string, now: Date) =>
  countKind(database, 'odd', subject, now, ODD_SECONDS);

/** True if another visitor may be made at this address; once the day's bound is reached, no more is written. */
export async function mayWelcome(
  database: Queries,
  { address, welcomed }: { address: string; welcomed: number },
  limits: CaptchaLimits,
  now: Date,
): Promise<boolean> {
  if (welcomed >= limits.visitorsPerAddress) return false;
  const { count } = await countKind(database, 'welcomed', address, now, DAY);
  return count <= limits.visitorsPerAddress;
}
