import { randomBytes } from 'node:crypto';

import { CAPTCHA_CODES } from '../../../contract/people/captcha';
import {
  CAPTCHA_KEY_LENGTH,
  CAPTCHA_SECONDS,
  type CaptchaDensity,
  isCaptchaType,
} from '../../../domain/people/captcha';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { grantedReply, missingFieldReply, noSuchType, type Reply, refusedReply } from './answers';
import { secretChance } from './chance';
import { areStrangers, type Client, clientSubjects } from './client';
import { rightPlain } from './judge';
import { admitCaptchaCall, countOdd, countWrong, mayWelcome } from './limits';
import type { Pool } from './pool/pool';
import { createProofs } from './proofs';
import type { CaptchaLimits } from './settings';
import { burnChallenge, keepChallenge } from './store';
import { isOdd, scoreTrack, type TrackScore } from './track';
import { newVisitor } from './visitor';

export type CaptchaDeps = {
  database: Database;
  clock: Clock;
  pool: Pick<Pool, 'take'>;
  limits: CaptchaLimits;
  /** Called for every scored track; the score alone never refuses. */
  onTrack?: (score: TrackScore, passed: boolean) => void;
};

export type Fields = Readonly<Record<string, unknown>>;

export type CaptchaService = ReturnType<typeof createCaptchaService>;

const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');
const newKey = () => Array.from({ length: CAPTCHA_KEY_LENGTH }, () => secretChance.pick(KEY_ALPHABET)).join('');
const newToken = () => randomBytes(16).toString('hex');

const SECONDS_TO_PAINT = 2;

/** Longer than a challenge lives: strangers of one address never displace each other's. */
const OPEN_MINUTES = Math.ceil(CAPTCHA_SECONDS.challenge / 60) + 1;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
/** The claimed density changes only the size of the picture; in a query it is text. */
const readDensity = (said: unknown): CaptchaDensity => (said === 2 || said === '2' ? 2 : 1);
const isStamp = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 32);

export function createCaptchaService({ database, clock, pool, limits, onTrack = () => {} }: CaptchaDeps) {
  const proofs = createProofs(database, clock);
  const today = () => new Date(clock.now());

  async function challenge(fields: Fields, caller: Client): Promise<Reply> {
    const { captchaType: type, density } = fields;
    if (!isCaptchaType(type)) return noSuchType(type);
    const { client, refusal, difficulty } = await admitCaptchaCall(
      database,
      'get',
      clientSubjects(caller),
      limits,
      today(),
    );
    if (refusal) return refusal;
    const painted = await pool.take(type, difficulty, readDensity(density));
    if (painted === null) return refusedReply(CAPTCHA_CODES.undrawable, SECONDS_TO_PAINT);
    const { answer, wordList, scene, piece } = painted;
    const [token, secretKey] = [newToken(), newKey()];
    const open = areStrangers(client) ? OPEN_MINUTES * limits.getPerAddress : limits.openPerClient;
    await keepChallenge(database, { token, type, secretKey, answer, client }, today(), open);
    return grantedReply({ token, secretKey, originalImageBase64: scene, jigsawImageBase64: piece, wordList });
  }

  async function check(fields: Fields, caller: Client): Promise<Reply> {
    const { captchaType: type, pointJson, token, ts, track } = fields;
    if (!isCaptchaType(type)) return noSuchType(type);
    if (!isText(pointJson)) return missingFieldReply('pointJson');
    if (!isText(token)) return missingFieldReply('token');
    const subjects = clientSubjects(caller);
    const { address } = subjects;
    const { refusal, welcomed } = await admitCaptchaCall(database, 'check', subjects, limits, today());
    if (refusal) return refusal;
    const burned = await burnChallenge(database, token.slice(0, 64), today());
    if (burned === null) return refusedReply(CAPTCHA_CODES.gone);
    const plain = type === burned.type ? rightPlain(burned, pointJson) : null;
    await noteTrack(track, burned.client, plain !== null);
    if (plain === null) {
      await countWrong(database, { address, client: burned.client }, limits, today());
      return refusedReply(CAPTCHA_CODES.wrong);
    }
    await proofs.keep(token, plain, burned.secretKey);
    const reply = grantedReply({ captchaType: type, pointJson, token, result: true, ts: isStamp(ts) ? ts : null });
    const isNew = subjects.visitor === null && (await mayWelcome(database, { address, welcomed }, limits, today()));
    return isNew ? { ...reply, visitor: newVisitor() } : reply;
  }

  async function noteTrack(track: unknown, subject: string, passed: boolean): Promise<void> {
    const score = scoreTrack(track);
    if (score === null) return;
    onTrack(score, passed);
    if (isOdd(score)) await countOdd(database, subject, today());
  }

  return { challenge, check, spendProof: proofs.spend, holdsProof: proofs.holds };
}
