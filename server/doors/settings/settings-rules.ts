import { isIP } from 'node:net';

import { isLoopback } from '../../base/http/client-address';

/** Variables as set. An empty one counts as unset. */
type SettingVariables = Readonly<Record<string, string>>;

type Rule = { name: string; isBroken: (given: SettingVariables) => boolean; message: string };

const isLocal = (host: string) => host === 'localhost' || (isIP(host) > 0 && isLoopback(host));

const isProduction = ({ GATEWAY_MODE }: SettingVariables) => GATEWAY_MODE === 'production';
const sendsByWebhook = ({ SMS_PROVIDER }: SettingVariables) => SMS_PROVIDER === 'webhook';

/** A gateway that shares its database must store files where the others can read them. */
const keepsFilesBesideNobody = ({ DATABASE_URL, FILES_STORE, FILES_DIR }: SettingVariables) =>
  DATABASE_URL !== undefined && FILES_STORE !== 's3' && FILES_DIR === undefined;

const travelsInTheClear = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'http:' && !isLocal(new URL(url).hostname);

/** Rules across settings: what one requires of another, and what production must set explicitly. */
const RULES: readonly Rule[] = [
  {
    name: 'SMS_WEBHOOK_URL',
    isBroken: (given) => sendsByWebhook(given) && given['SMS_WEBHOOK_URL'] === undefined,
    message: 'is needed when SMS_PROVIDER=webhook',
  },
  {
    name: 'SMS_WEBHOOK_SECRET',
    isBroken: (given) => sendsByWebhook(given) && given['SMS_WEBHOOK_SECRET'] === undefined,
    message: 'is needed when SMS_PROVIDER=webhook',
  },
  {
    name: 'SELLER_BANK',
    isBroken: (given) => (given['SELLER_BANK'] === undefined) !== (given['SELLER_ACCOUNT'] === undefined),
    message: 'and SELLER_ACCOUNT are set together',
  },
  {
    name: 'GATEWAY_TEST',
    isBroken: ({ GATEWAY_TEST, HOST = '127.0.0.1' }) => GATEWAY_TEST === '1' && !isLocal(HOST),
    message: 'needs HOST to be a loopback address',
  },
  {
    name: 'GATEWAY_TEST',
    isBroken: (given) => isProduction(given) && given['GATEWAY_TEST'] === '1',
    message: 'must not be set in production',
  },
  {
    name: 'SMS_PROVIDER',
    isBroken: (given) => isProduction(given) && !sendsByWebhook(given),
    message: 'must be webhook in production',
  },
  {
    name: 'SMS_WEBHOOK_URL',
    isBroken: (given) => isProduction(given) && travelsInTheClear(given['SMS_WEBHOOK_URL']),
    message: 'must begin with https:// in production',
  },
  {
    name: 'TRUSTED_PROXIES',
    isBroken: (given) => isProduction(given) && given['TRUSTED_PROXIES'] === undefined,
    message: 'must be said in production: how many proxies stand before the gateway, 0 where there are none',
  },
  {
    name: 'SITE_ORIGIN',
    isBroken: (given) => isProduction(given) && given['SITE_ORIGIN'] === undefined,
    message: 'must be said in production: where people open the site, such as https://www.example.com',
  },
  {
    name: 'SITE_ORIGIN',
    isBroken: (given) => isProduction(given) && travelsInTheClear(given['SITE_ORIGIN']),
    message: 'must begin with https:// in production',
  },
  {
    name: 'FILES_STORE',
    isBroken: (given) => isProduction(given) && keepsFilesBesideNobody(given),
    message: 'must be said in production beside a DATABASE_URL: s3, or folder with FILES_DIR',
  },
];

export const brokenRules = (given: SettingVariables): string[] =>
  RULES.filter(({ isBroken }) => isBroken(given)).map(({ name, message }) => `${name} ${message}`);
