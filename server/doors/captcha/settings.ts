import type { PoolSettings } from './pool/pool';

export type CaptchaLimits = {
  getPerAddress: number;
  getPerClient: number;
  checkPerAddress: number;
  checkPerClient: number;
  /** Failed answers of a visitor per day; one more makes it a stranger. */
  wrongPerClient: number;
  /** Failed answers of all strangers of an address in ten minutes; one more makes them wait, longer each time. */
  wrongPerStrangers: number;
  /** Failed answers of all strangers of an address per day; each one above it makes them wait. */
  wrongPerStrangersDay: number;
  /** Failed answers of an address per minute; one more gets it the hardest pictures. */
  wrongPerAddress: number;
  lockSeconds: number;
  /** New visitors per address and day. */
  visitorsPerAddress: number;
  openPerClient: number;
  /** Works handed out per address and hour, proofs from works per address and day, and per phone and hour. */
  workPerAddress: number;
  workProofsPerAddress: number;
  workPerPhone: number;
};

export type CaptchaSettings = { pool: PoolSettings; limits: CaptchaLimits };

export const CAPTCHA_DEFAULTS: CaptchaSettings = {
  pool: { size: 24, refill: 16, waiting: 1_000, patienceMs: 2_000 },
  limits: {
    getPerAddress: 120,
    getPerClient: 30,
    checkPerAddress: 120,
    checkPerClient: 30,
    wrongPerClient: 12,
    wrongPerStrangers: 5,
    wrongPerStrangersDay: 40,
    wrongPerAddress: 40,
    lockSeconds: 300,
    visitorsPerAddress: 5,
    openPerClient: 10,
    workPerAddress: 20,
    workProofsPerAddress: 24,
    workPerPhone: 5,
  },
};

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = [
  'POOL',
  'REFILL',
  'GET_PER_ADDRESS',
  'GET_PER_CLIENT',
  'CHECK_PER_ADDRESS',
  'CHECK_PER_CLIENT',
  'WRONG_PER_CLIENT',
  'WRONG_PER_STRANGERS',
  'WRONG_PER_STRANGERS_DAY',
  'WRONG_PER_ADDRESS',
  'LOCK_SECONDS',
  'VISITORS_PER_ADDRESS',
  'OPEN_PER_CLIENT',
  'WORK_PER_ADDRESS',
  'WORK_PROOFS_PER_ADDRESS',
  'WORK_PER_PHONE',
] as const;

type Name = (typeof NAMES)[number];

const readSetting = (environment: Environment, name: Name) => environment[`CAPTCHA_${name}`] ?? '';

export const captchaFaults = (environment: Environment): string[] =>
  NAMES.filter((name) => !/^\d{0,7}$/.test(readSetting(environment, name))).map(
    (name) => `CAPTCHA_${name} must be a whole number`,
  );

export function readCaptchaSettings(environment: Environment): CaptchaSettings {
  const { pool, limits } = CAPTCHA_DEFAULTS;
  const read = (name: Name, otherwise: number) => Number(readSetting(environment, name) || otherwise);
  const size = read('POOL', pool.size);
  return {
    pool: { ...pool, size, refill: Math.min(size, read('REFILL', Math.ceil((size * pool.refill) / pool.size))) },
    limits: {
      getPerAddress: read('GET_PER_ADDRESS', limits.getPerAddress),
      getPerClient: read('GET_PER_CLIENT', limits.getPerClient),
      checkPerAddress: read('CHECK_PER_ADDRESS', limits.checkPerAddress),
      checkPerClient: read('CHECK_PER_CLIENT', limits.checkPerClient),
      wrongPerClient: read('WRONG_PER_CLIENT', limits.wrongPerClient),
      wrongPerStrangers: read('WRONG_PER_STRANGERS', limits.wrongPerStrangers),
      wrongPerStrangersDay: read('WRONG_PER_STRANGERS_DAY', limits.wrongPerStrangersDay),
      wrongPerAddress: read('WRONG_PER_ADDRESS', limits.wrongPerAddress),
      lockSeconds: read('LOCK_SECONDS', limits.lockSeconds),
      visitorsPerAddress: read('VISITORS_PER_ADDRESS', limits.visitorsPerAddress),
      openPerClient: Math.max(1, read('OPEN_PER_CLIENT', limits.openPerClient)),
      workPerAddress: read('WORK_PER_ADDRESS', limits.workPerAddress),
      workProofsPerAddress: read('WORK_PROOFS_PER_ADDRESS', limits.workProofsPerAddress),
      workPerPhone: read('WORK_PER_PHONE', limits.workPerPhone),
    },
  };
}
