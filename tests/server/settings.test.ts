import { describe, expect, it } from 'vitest';

import { EXIT, StartFailure } from '../../server/exit-codes';
import { readSettings } from '../../server/settings';

const WEBHOOK = {
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'https://sms.example/send',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
};

describe('the settings', () => {
  it('need nothing to begin with', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 5173,
      dataDir: '.data',
      databaseUrl: undefined,
      mode: 'demo',
      test: false,
      sms: { provider: 'outbox' },
      trustedProxies: 0,
      allowedOrigins: [],
    });
  });

  it('take what is given, and treat empty as absent', () => {
    const settings = readSettings({
      ...WEBHOOK,
      PORT: '0',
      HOST: '',
      GATEWAY_MODE: 'production',
      TRUSTED_PROXIES: '2',
      ALLOWED_ORIGINS: 'https://a.example,https://b.example',
    });
    expect(settings).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      mode: 'production',
      trustedProxies: 2,
      allowedOrigins: ['https://a.example', 'https://b.example'],
      sms: { provider: 'webhook', url: WEBHOOK.SMS_WEBHOOK_URL, secret: WEBHOOK.SMS_WEBHOOK_SECRET },
    });
  });

  const production = { ...WEBHOOK, GATEWAY_MODE: 'production' };
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
    ['SMS_PROVIDER', { GATEWAY_MODE: 'production' }],
    ['GATEWAY_TEST', { ...production, GATEWAY_TEST: '1' }],
    ['SMS_WEBHOOK_URL', { ...production, SMS_WEBHOOK_URL: 'http://sms.example/send' }],
  ];

  it.each(WRONG)('name %s when it is wrong: %j', (name, variables) => {
    const read = () => readSettings(variables);
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^设置有误：${name} `));
    expect(read).toThrow(expect.objectContaining({ exitCode: EXIT.settings }) as Error);
  });

  it('never repeat a secret', () => {
    const secret = 'hunter2-hunter2';
    expect(() => readSettings({ ...WEBHOOK, SMS_WEBHOOK_SECRET: secret })).toThrow(/^(?!.*hunter2)/);
    expect(() => readSettings({ DATABASE_URL: `mysql://me:${secret}@h/x` })).toThrow(/^(?!.*hunter2)/);
  });
});
