import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { captchaClientId } from '../../../src/effects/captcha/client-id';
import { copyText } from '../../../src/effects/copy-text';
import { readSmsDeadline, saveSmsDeadline } from '../../../src/effects/sign-in/sms-deadline';
import { outcomeOf } from '../home/support';
import { shelve } from '../support/shelf';

let shelf = shelve();
beforeEach(() => {
  shelf = shelve();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('SMS resend deadline', () => {
  it('is stored to the millisecond', () => {
    expect(readSmsDeadline()).toBe(0);
    saveSmsDeadline(null, { resendAt: 1_800_000_060_000 });
    expect([shelf.getItem('smsResendAt'), readSmsDeadline()]).toEqual(['1800000060000', 1_800_000_060_000]);
  });

  it.each(['soon', 'Infinity', '{}'])('is zero when the storage holds %s', (text) => {
    shelf.setItem('smsResendAt', text);
    expect(readSmsDeadline()).toBe(0);
  });
});

describe('captcha client id', () => {
  it.each([
    ['blockPuzzle', 'slider'],
    ['clickWord', 'point'],
  ] as const)('is created once for each kind (%s) and stored', (type, key) => {
    const id = captchaClientId(type);
    expect(id).toMatch(new RegExp(`^${key}-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`));
    expect([captchaClientId(type), shelf.getItem(key)]).toEqual([id, id]);
  });

  it('is built from sixteen random bytes', () => {
    const draw = (bytes: readonly number[]) =>
      vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
        (into as Uint8Array).set(bytes);
        return into;
      });
    draw([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255]);
    expect(captchaClientId('blockPuzzle')).toBe('slider-00010203-0405-4607-8809-0a0b0c0d0eff');
    shelf.removeItem('slider');
    draw([16, 1, 2, 3, 4, 5, 6, 7, 0xf8, 9, 10, 11, 12, 13, 14, 255]);
    expect(captchaClientId('blockPuzzle')).toBe('slider-10010203-0405-4607-b809-0a0b0c0d0eff');
  });

  it('is created anew when the storage holds an invalid one', () => {
    shelf.setItem('slider', 'point-1');
    expect(captchaClientId('blockPuzzle')).toMatch(/^slider-/);
  });
});

describe('copied text', () => {
  const copied = (write: (text: string) => Promise<void>) => {
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    return outcomeOf(copyText, { text: 'FCL26001' });
  };

  it('is in the clipboard, or the copy reports failure', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(async () => {});
    expect(await copied(write)).toBe(true);
    expect(write.mock.calls).toEqual([['FCL26001']]);
    expect(await copied(() => Promise.reject(new Error('not allowed')))).toBe(false);
  });
});
