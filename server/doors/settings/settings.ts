import * as v from 'valibot';

import { captchaFaults, type CaptchaSettings, readCaptchaSettings } from '../captcha/settings';
import type { SellerFacts } from '../../../domain/mall/seller';
import { STOCK_CITIES } from '../../../domain/mall/places';
import { EXIT, StartFailure } from '../../base/exit-codes';
import { fileFaults, type FileSettings, readFileSettings } from '../../people/files/settings';
import { brokenRules } from './settings-rules';
import { SMS_STRANGERS_PER_HOUR } from '../../people/sms/doors';
import type { UserCenter } from '../../people/single-sign-on/service';

const SECRET_LENGTH = 32;
const MAX_PER_HOUR = 999_999;
const MAX_PROXIES = 10;

const boundedWholeNumber = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, message),
    v.toNumber(),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

const address = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
  );

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must name origins such as https://www.example.com',
  ),
);

const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').filter(Boolean)),
  v.array(origin),
);

const MOST_ADDRESS = 60;

/** `CNZJG=街道 1 号;CNTXG=…`: warehouses with their addresses. */
const storeGates = v.pipe(
  v.string(),
  v.transform((list) =>
    Object.fromEntries(
      list.split(';').map((one) => {
        const [store = '', ...address] = one.split('=');
        return [store.trim(), address.join('=').trim()];
      }),
    ),
  ),
  v.record(
    v.picklist(STOCK_CITIES, `must name stores such as ${STOCK_CITIES.slice(0, 2).join(', ')}`),
    v.pipe(v.string(), v.nonEmpty('must give each store an address'), v.maxLength(MOST_ADDRESS, 'is too long')),
    'must be CODE=address, several with ;',
  ),
);

const environment = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  PORT: v.optional(boundedWholeNumber(0, 65_535, 'must be a port from 0 to 65535'), '5173'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'], 'must begin with postgres://')),
  GATEWAY_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  GATEWAY_TEST: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  SMS_PROVIDER: v.optional(v.picklist(['outbox', 'webhook'], 'must be outbox or webhook'), 'outbox'),
  SMS_WEBHOOK_URL: v.optional(address(['https:', 'http:'], 'must be a web address')),
  SMS_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(SECRET_LENGTH, `must have ${SECRET_LENGTH} characters or more`)),
  ),
  SMS_STRANGERS_PER_HOUR: v.optional(
    boundedWholeNumber(0, MAX_PER_HOUR, `must be a count from 0 to ${MAX_PER_HOUR}`),
    String(SMS_STRANGERS_PER_HOUR),
  ),
  TRUSTED_PROXIES: v.optional(boundedWholeNumber(0, MAX_PROXIES, `must be a count from 0 to ${MAX_PROXIES}`), '0'),
  SITE_ORIGIN: v.optional(origin),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  HOUSE_KEY: v.optional(
    v.pipe(v.string(), v.minLength(SECRET_LENGTH, `must have ${SECRET_LENGTH} characters or more`)),
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(SECRET_LENGTH, `must have ${SECRET_LENGTH} characters or more`)),
  ),
  SELLER_BANK: v.optional(v.pipe(v.string(), v.maxLength(MOST_ADDRESS, 'is too long'))),
  SELLER_ACCOUNT: v.optional(v.pipe(v.string(), v.regex(/^\d[\d -]{6,38}\d$/, 'must be the digits of an account'))),
  STORE_GATES: v.optional(storeGates),
  USER_CENTER_ORIGINS: v.optional(origins, ''),
  USER_CENTER_TOKEN: v.optional(v.picklist(['ticket', 'literal'], 'must be ticket or literal'), 'ticket'),
});

type SmsSettings = { provider: 'outbox' } | { provider: 'webhook'; url: string; secret: string };

export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Key of the desk log; without one see `keyFromSettings`. */
  houseKey: string | undefined;
  mode: 'demo' | 'production';
  test: boolean;
  sms: SmsSettings;
  smsPerHour: number;
  trustedProxies: number;
  /** Public origin of the site; absent if not configured. */
  siteOrigin: string | undefined;
  allowedOrigins: readonly string[];
  /** Bearer token for the metrics; without one only this machine may read them. */
  metricsToken: string | undefined;
  /** Account and warehouse addresses shown to customers; there is no default. */
  seller: SellerFacts;
  userCenter: UserCenter;
  captcha: CaptchaSettings;
  files: FileSettings;
};

type Environment = v.InferOutput<typeof environment>;

/** The rules guarantee that a webhook has both. */
const buildSmsSettings = ({
  SMS_PROVIDER,
  SMS_WEBHOOK_URL: url = '',
  SMS_WEBHOOK_SECRET: secret = '',
}: Environment): SmsSettings =>
  SMS_PROVIDER === 'outbox' ? { provider: 'outbox' } : { provider: 'webhook', url, secret };

const buildSellerFacts = ({
  SELLER_BANK: bank,
  SELLER_ACCOUNT: number,
  STORE_GATES: gates = {},
}: Environment): SellerFacts => ({
  account: bank !== undefined && number !== undefined ? { bank, number } : null,
  gates,
});

const formatIssue = (issue: v.BaseIssue<unknown>) => `${(v.getDotPath(issue) ?? '').split('.')[0]} ${issue.message}`;

/** One line per fault, so that all can be fixed before the next start. */
const wrong = (faults: readonly string[]) =>
  new StartFailure(EXIT.settings, [...new Set(faults)].map((fault) => `设置有误：${fault}`).join('\n'));

/** Reports all faults at once, before anything starts. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''),
  );
  const parsed = v.safeParse(environment, given);
  const own = (parsed.issues ?? []).map(formatIssue);
  const faults = [...own, ...captchaFaults(given), ...fileFaults(given), ...brokenRules(given)];
  if (!parsed.success || faults.length > 0) throw wrong(faults);
  const env = parsed.output;
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    houseKey: env.HOUSE_KEY,
    mode: env.GATEWAY_MODE,
    test: env.GATEWAY_TEST === '1',
    sms: buildSmsSettings(env),
    smsPerHour: env.SMS_STRANGERS_PER_HOUR,
    trustedProxies: env.TRUSTED_PROXIES,
    siteOrigin: env.SITE_ORIGIN,
    allowedOrigins: env.ALLOWED_ORIGINS,
    metricsToken: env.METRICS_TOKEN,
    seller: buildSellerFacts(env),
    userCenter: { origins: env.USER_CENTER_ORIGINS, token: env.USER_CENTER_TOKEN },
    captcha: readCaptchaSettings(given),
    files: readFileSettings(given),
  };
}
