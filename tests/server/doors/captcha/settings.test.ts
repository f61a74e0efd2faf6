import { describe, expect, it } from 'vitest';

import { CAPTCHA_DEFAULTS, captchaFaults, readCaptchaSettings } from '../../../../server/doors/captcha/settings';

describe('captcha settings', () => {
  it('default to active limits', () => {
    expect(readCaptchaSettings({})).toEqual(CAPTCHA_DEFAULTS);
    expect(CAPTCHA_DEFAULTS.limits.wrongPerStrangers).toBe(5);
  });

  it('read the pool, its refill mark and each limit by name', () => {
    const settings = readCaptchaSettings({ CAPTCHA_POOL: '6', CAPTCHA_REFILL: '2', CAPTCHA_LOCK_SECONDS: '60' });
    expect(settings.pool).toMatchObject({ size: 6, refill: 2 });
    expect(settings.limits).toEqual({ ...CAPTCHA_DEFAULTS.limits, lockSeconds: 60 });
  });

  it('cap the refill mark below the pool size', () => {
    expect(readCaptchaSettings({ CAPTCHA_POOL: '3' }).pool).toMatchObject({ size: 3, refill: 2 });
    expect(readCaptchaSettings({ CAPTCHA_POOL: '3', CAPTCHA_REFILL: '9' }).pool).toMatchObject({ size: 3, refill: 3 });
  });

  it.each(['-1', '1.5', 'many', '1e3', '99999999'])('refuse %s as a number', (value) => {
    expect(captchaFaults({ CAPTCHA_POOL: value, CAPTCHA_LOCK_SECONDS: '60' })).toEqual([
      'CAPTCHA_POOL must be a whole number',
    ]);
  });
});
