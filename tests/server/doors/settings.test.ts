import { describe, expect, it } from 'vitest';

import { EXIT, StartFailure } from '../../../server/base/exit-codes';
import { readSettings } from '../../../server/doors/settings/settings';

const WEBHOOK = {
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'https://sms.example/send',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
};

const S3 = {
  FILES_STORE: 's3',
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'papers',
  FILES_S3_ACCESS_KEY: 'a',
  FILES_S3_SECRET_KEY: 'b',
};

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 5173,
      dataDir: '.data',
      databaseUrl: undefined,
      mode: 'demo',
      test: false,
      sms: { provider: 'outbox' },
      trustedProxies: 0,
      siteOrigin: undefined,
      metricsToken: undefined,
      allowedOrigins: [],
    });
  });

  it('read given values and treat empty ones as absent', () => {
    const settings = readSettings({
      ...WEBHOOK,
      PORT: '0',
      HOST: '',
      GATEWAY_MODE: 'production',
      TRUSTED_PROXIES: '2',
      SITE_ORIGIN: 'https://www.chemlane.example',
      METRICS_TOKEN: 'm'.repeat(32),
      ALLOWED_ORIGINS: 'https://a.example,https://b.example',
    });
    expect(settings).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      mode: 'production',
      trustedProxies: 2,
      siteOrigin: 'https://www.chemlane.example',
      metricsToken: 'm'.repeat(32),
      allowedOrigins: ['https://a.example', 'https://b.example'],
      sms: { provider: 'webhook', url: WEBHOOK.SMS_WEBHOOK_URL, secret: WEBHOOK.SMS_WEBHOOK_SECRET },
    });
  });

  const production = {
    ...WEBHOOK,
    GATEWAY_MODE: 'production',
    TRUSTED_PROXIES: '0',
    SITE_ORIGIN: 'https://www.chemlane.example',
  };
  it('read the file store and the scanner, which is off by default', () => {
    expect(readSettings({}).files).toEqual({ store: { kind: 'folder', folder: undefined }, scanner: undefined });
    expect(readSettings({ FILES_SCAN: 'off' }).files.scanner).toBe(undefined);
    expect(readSettings({ ...S3, FILES_SCAN: 'clamd://[::1]:3310' }).files).toEqual({
      store: {
        kind: 's3',
        endpoint: 'https://s3.example',
        bucket: 'papers',
        prefix: '',
        region: 'us-east-1',
        accessKey: 'a',
        secretKey: 'b',
      },
      scanner: { host: '::1', port: 3310 },
    });
  });

  it('read the seller account and warehouse gates, without defaults', () => {
    const gates = 'CNZJG=长江东路 7 号 3 号门;CNLYG = 石化三道 5 号;CNTXG=海河路（B=北门=2）';
    const given = { SELLER_BANK: '沪东银行', SELLER_ACCOUNT: '6217 3300 9051 8842', STORE_GATES: gates };
    expect(readSettings({}).seller).toEqual({ account: null, gates: {} });
    expect(readSettings(given).seller).toEqual({
      account: { bank: '沪东银行', number: '6217 3300 9051 8842' },
      gates: { CNZJG: '长江东路 7 号 3 号门', CNLYG: '石化三道 5 号', CNTXG: '海河路（B=北门=2）' },
    });
  });

  const WRONG: Array<[string, Record<string, string>]> = [
    ['PORT', { PORT: 'web' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['GATEWAY_MODE', { GATEWAY_MODE: 'prod' }],
    ['GATEWAY_TEST', { GATEWAY_TEST: 'yes' }],
    ['GATEWAY_TEST', { GATEWAY_TEST: '1', HOST: '0.0.0.0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '11' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example/path' }],
    ['SMS_WEBHOOK_URL', { SMS_PROVIDER: 'webhook' }],
    ['SMS_WEBHOOK_SECRET', { ...WEBHOOK, SMS_WEBHOOK_SECRET: '' }],
    ['SMS_WEBHOOK_SECRET', { ...WEBHOOK, SMS_WEBHOOK_SECRET: 'short' }],
    ['SMS_PROVIDER', { ...production, SMS_PROVIDER: 'outbox' }],
    ['TRUSTED_PROXIES', { ...production, TRUSTED_PROXIES: '' }],
    ['SITE_ORIGIN', { ...production, SITE_ORIGIN: '' }],
    ['SITE_ORIGIN', { ...production, SITE_ORIGIN: 'http://www.chemlane.example' }],
    ['SITE_ORIGIN', { SITE_ORIGIN: 'www.chemlane.example' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['SELLER_BANK', { SELLER_BANK: '沪东银行' }],
    ['SELLER_BANK', { SELLER_ACCOUNT: '6217 3300 9051 8842' }],
    ['SELLER_ACCOUNT', { SELLER_BANK: '沪东银行', SELLER_ACCOUNT: '0000（请勿付款）' }],
    ['STORE_GATES', { STORE_GATES: 'CNZJG' }],
    ['STORE_GATES', { STORE_GATES: 'CNSHA=外高桥 1 号' }],
    ['CAPTCHA_POOL', { CAPTCHA_POOL: 'many' }],
    ['GATEWAY_TEST', { ...production, GATEWAY_TEST: '1' }],
    ['SMS_WEBHOOK_URL', { ...production, SMS_WEBHOOK_URL: 'http://sms.example/send' }],
    ['FILES_STORE', { FILES_STORE: 'attic' }],
    ['FILES_STORE', { ...production, DATABASE_URL: 'postgres://db/chemlane' }],
    ['FILES_SCAN', { FILES_SCAN: 'http://scanner' }],
    ['FILES_S3_BUCKET', { ...S3, FILES_S3_BUCKET: 'a/b' }],
    ['FILES_S3_PREFIX', { ...S3, FILES_S3_PREFIX: 'papers' }],
    ['FILES_S3_ENDPOINT', { ...S3, FILES_S3_ENDPOINT: 's3.example' }],
    ['FILES_S3_SECRET_KEY', { ...S3, FILES_S3_SECRET_KEY: '' }],
  ];

  it.each(WRONG)('reject a wrong %s by name: %j', (name, variables) => {
    const read = () => readSettings(variables);
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^设置有误：${name} `));
    expect(read).toThrow(expect.objectContaining({ exitCode: EXIT.settings }) as Error);
  });

  it('list every fault of a production configuration at once', () => {
    const read = () =>
      readSettings({
        GATEWAY_MODE: 'production',
        GATEWAY_TEST: '1',
        PORT: 'web',
        CAPTCHA_POOL: 'many',
        FILES_STORE: 's3',
        FILES_SCAN: 'yes',
        FILES_S3_BUCKET: 'papers',
        HOST: '0.0.0.0',
      });
    expect(read).toThrow(
      [
        '设置有误：PORT must be a port from 0 to 65535',
        '设置有误：CAPTCHA_POOL must be a whole number',
        '设置有误：FILES_SCAN must be off or clamd://host:port',
        '设置有误：FILES_S3_ENDPOINT is needed when FILES_STORE=s3',
        '设置有误：FILES_S3_ACCESS_KEY is needed when FILES_STORE=s3',
        '设置有误：FILES_S3_SECRET_KEY is needed when FILES_STORE=s3',
        '设置有误：GATEWAY_TEST needs HOST to be a loopback address',
        '设置有误：GATEWAY_TEST must not be set in production',
        '设置有误：SMS_PROVIDER must be webhook in production',
        '设置有误：TRUSTED_PROXIES must be said in production: how many proxies stand before the gateway, 0 where there are none',
        '设置有误：SITE_ORIGIN must be said in production: where people open the site, such as https://www.example.com',
      ].join('\n'),
    );
  });

  it('never repeat a secret in an error', () => {
    const secret = 'hunter2-hunter2';
    expect(() => readSettings({ ...WEBHOOK, SMS_WEBHOOK_SECRET: secret })).toThrow(/^(?!.*hunter2)/);
    expect(() => readSettings({ DATABASE_URL: `mysql://me:${secret}@h/x` })).toThrow(/^(?!.*hunter2)/);
  });
});
