import {
  type CaptchaPoint,
  captchaPlain,
  captchaProofPlain,
  type CaptchaType,
} from '../../../../../domain/people/captcha';
import type { CaptchaRepData } from '../../../../../contract/people/captcha';
import type { Reply } from '../../../../../server/doors/captcha/answers';
import { type Chance, secretChance } from '../../../../../server/doors/captcha/chance';
import { encipher } from '../../../../../server/doors/captcha/cipher';
import type { Client } from '../../../../../server/doors/captcha/client';
import type { PaintedPuzzle } from '../../../../../server/doors/captcha/painted';
import {
  correctAnswer,
  type Difficulty,
  planChallenge,
  requestedWords,
} from '../../../../../server/doors/captcha/plan';
import { createProofs } from '../../../../../server/doors/captcha/proofs';
import { type CaptchaDeps, createCaptchaService, type Fields } from '../../../../../server/doors/captcha/service';
import { CAPTCHA_DEFAULTS, type CaptchaLimits } from '../../../../../server/doors/captcha/settings';
import { peekAnswer } from '../../../../../server/doors/captcha/store';
import type { Database } from '../../../../../server/base/database/database';
import { migratedDatabase } from '../../../support/engine';

/** Planned picture without drawing. */
export const unpainted = (type: CaptchaType, difficulty: Difficulty, chance: Chance = secretChance): PaintedPuzzle => {
  const plan = planChallenge(type, chance, difficulty);
  return { type, answer: correctAnswer(plan), wordList: requestedWords(plan), scene: 'scene', piece: 'piece' };
};

export const PERSON: Client = { address: '203.0.113.7', visitor: 'slider-1' };

/** Limits that no unrelated test reaches. */
export const NO_LIMITS: CaptchaLimits = {
  getPerAddress: 1e9,
  getPerClient: 1e9,
  checkPerAddress: 1e9,
  checkPerClient: 1e9,
  wrongPerClient: 1e9,
  wrongPerStrangers: 1e9,
  wrongPerStrangersDay: 1e9,
  wrongPerAddress: 1e9,
  lockSeconds: 300,
  visitorsPerAddress: 1e9,
  openPerClient: 10,
  workPerAddress: 1e9,
  workProofsPerAddress: 1e9,
  workPerPhone: 1e9,
};

async function openDatabase(): Promise<Database> {
  const database = await migratedDatabase();
  return database;
}

const START = Date.UTC(2026, 4, 18, 9);

export type Held = { type: CaptchaType; token: string; secretKey: string; right: CaptchaPoint[] };

export type House = Awaited<ReturnType<typeof openHouse>>;

/** Captcha service without HTTP: own database, fixed clock, no drawn pictures. */
export async function openHouse(deps: Partial<CaptchaDeps> = {}) {
  let now = START;
  const database = deps.database ?? (await openDatabase());
  const clock = { now: () => now };
  const pool = { take: async (type: CaptchaType, difficulty: Difficulty) => unpainted(type, difficulty) };
  const service = createCaptchaService({ database, clock, pool, limits: CAPTCHA_DEFAULTS.limits, ...deps });

  async function ask(type: CaptchaType, client: Client = PERSON): Promise<Held> {
    const { repData } = (await service.challenge({ captchaType: type }, client)).answer;
    const { token, secretKey } = repData ?? ({} as Partial<CaptchaRepData>);
    if (!token || !secretKey) throw new Error('no challenge was given');
    return { type, token, secretKey, right: (await peekAnswer(database, token)) ?? [] };
  }

  const fieldsOf = ({ type, token, secretKey }: Held, plain: string): Fields => ({
    captchaType: type,
    token,
    pointJson: encipher(plain, secretKey),
  });

  const send = (held: Held, plain: string, client: Client = PERSON): Promise<Reply> =>
    service.check(fieldsOf(held, plain), client);
  const answer = (held: Held, points = held.right, client: Client = PERSON) =>
    send(held, captchaPlain(held.type, points), client);

  return {
    database,
    service,
    proofs: createProofs(database, clock),
    clock,
    ask,
    send,
    answer,
    fieldsOf,
    proofOf: (held: Held, plain = captchaPlain(held.type, held.right)) =>
      encipher(captchaProofPlain(held.token, plain), held.secretKey),
    advance: (seconds: number) => void (now += seconds * 1_000),
    close: () => database.close(),
  };
}

export const codeOf = ({ answer }: Reply<unknown>): string => answer.repCode;
