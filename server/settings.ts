import { isIP } from 'node:net';

import * as v from 'valibot';

import { type CaptchaSettings, readCaptchaSettings } from './captcha/settings';
import { EXIT, StartFailure } from './exit-codes';
import { isLoopback } from './http/client-address';
import type { UserCenter } from './single-sign-on/service';

const SECRET_LENGTH = 32;
const MAX_PROXIES = 10;

const whole = (least: number, most: number, message: string) =>
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
    'must list origins such as https://www.example.com',
  ),
);

const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').filter(Boolean)),
  v.array(origin),
);

const environment = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  PORT: v.optional(whole(0, 65_535, 'must be a port from 0 to 65535'), '5173'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'], 'must begin with postgres://')),
  GATEWAY_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  GATEWAY_TEST: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  SMS_PROVIDER: v.optional(v.picklist(['outbox', 'webhook'], 'must be outbox or webhook'), 'outbox'),
  SMS_WEBHOOK_URL: v.optional(address(['https:', 'http:'], 'must be a web address')),
  SMS_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(SECRET_LENGTH, `must have ${SECRET_LENGTH} characters or more`)),
  ),
  TRUSTED_PROXIES: v.optional(whole(0, MAX_PROXIES, `must be a count from 0 to ${MAX_PROXIES}`), '0'),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  USER_CENTER_ORIGINS: v.optional(origins, ''),
  USER_CENTER_TOKEN: v.optional(v.picklist(['ticket', 'literal'], 'must be ticket or literal'), 'ticket'),
});

export type SmsSettings = { provider: 'outbox' } | { provider: 'webhook'; url: string; secret: string };

export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  mode: 'demo' | 'production';
  test: boolean;
  sms: SmsSettings;
  trustedProxies: number;
  allowedOrigins: readonly string[];
  userCenter: UserCenter;
  captcha: CaptchaSettings;
};

const wrong = (name: string, message: string) => new StartFailure(EXIT.settings, `设置有误：${name} ${message}`);

function readSms(env: v.InferOutput<typeof environment>): SmsSettings {
  if (env.SMS_PROVIDER === 'outbox') return { provider: 'outbox' };
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret } = env;
  if (url === undefined) throw wrong('SMS_WEBHOOK_URL', 'is needed when SMS_PROVIDER=webhook');
  if (secret === undefined) throw wrong('SMS_WEBHOOK_SECRET', 'is needed when SMS_PROVIDER=webhook');
  return { provider: 'webhook', url, secret };
}

function refuseDemoInProduction({ mode, test, sms }: Settings): void {
  if (mode !== 'production') return;
  if (test) throw wrong('GATEWAY_TEST', 'must not be set in production');
  if (sms.provider === 'outbox') throw wrong('SMS_PROVIDER', 'must be webhook in production');
  if (new URL(sms.url).protocol !== 'https:' && !isLocal(new URL(sms.url).hostname)) {
    throw wrong('SMS_WEBHOOK_URL', 'must begin with https:// in production');
  }
}

const isLocal = (host: string) => host === 'localhost' || (isIP(host) > 0 && isLoopback(host));

/** An empty variable is an absent one. The first fault becomes the one sentence the process ends with. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw wrong((v.getDotPath(issue) ?? '').split('.')[0] ?? '', issue.message);
  }
  const env = parsed.output;
  const settings: Settings = {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    mode: env.GATEWAY_MODE,
    test: env.GATEWAY_TEST === '1',
    sms: readSms(env),
    trustedProxies: env.TRUSTED_PROXIES,
    allowedOrigins: env.ALLOWED_ORIGINS,
    userCenter: { origins: env.USER_CENTER_ORIGINS, token: env.USER_CENTER_TOKEN },
    captcha: readCaptchaSettings(given),
  };
  refuseDemoInProduction(settings);
  if (settings.test && !isLocal(settings.host)) throw wrong('GATEWAY_TEST', 'needs HOST to be a loopback address');
  return settings;
}
