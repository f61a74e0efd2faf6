// @vitest-environment jsdom
// Section 9 of the specification and what else of the page is a number or a name, written out once; what the domain holds
// stands in tests/domain/specification.test.ts. Nothing here may be taken from the code it holds: a constant that is
// changed has to be changed here as well, by somebody who meant it.
import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openClient } from '../../src/effects/gateway/connect';
import { encipher } from '../../src/effects/captcha/cipher';
import { cookies } from '../../src/effects/session/cookies';
import { sessionJar } from '../../src/effects/session/jar';
import { createCredentials } from '../../src/effects/sign-in/remembered';
import {
  CAPTCHA_DEFAULT_KEY,
  CAPTCHA_PICTURE,
  CAPTCHA_SECONDS,
  CAPTCHA_SLIDER_Y,
  CAPTCHA_TOLERANCE,
  CAPTCHA_WORDS_ASKED,
} from '../../domain/people/captcha';
import { RESEND_SECONDS, SMS_CODE, SMS_LIMITS } from '../../domain/people/sms';
import { MODES } from '../../domain/mode-ids';
import { REMIND_HOURS_BEFORE } from '../../domain/order/life/lifecycle';
import { NOTICE_SECONDS } from '../../machines/identity/auth-notice';
import { clickWordMachine } from '../../machines/identity/captcha/click-word';
import { sliderMachine } from '../../machines/identity/captcha/slider';
import { mayReload, sessionMachine } from '../../machines/identity/session';
import { READING_SECONDS, readingMachine } from '../../machines/content/reading';
import { mayReloadForChunk } from '../../machines/shell/chunk-guard';
import { headerMachine } from '../../machines/shell/header';
import { navigationMachine } from '../../machines/shell/navigation';
import { restWatcher } from '../../src/effects/navigation/rest-watcher';
import { whenIdle } from '../../src/ui/show/when-idle';
import { createActor } from 'xstate';

const DAY = 86_400;

/** Named guards and delays of a machine, callable without running it. */
const named = (machine: { implementations: unknown }) =>
  machine.implementations as {
    guards: Record<string, (args: unknown, params: unknown) => boolean>;
    delays: Record<string, unknown>;
  };

const pausesOf = (machine: { implementations: unknown }) => {
  const { passedPause, ...delays } = named(machine).delays as Record<string, number> & {
    passedPause: (args: unknown) => number;
  };
  const after = (form: string) => passedPause({ context: { form } });
  return { ...delays, passed: after('plain'), passedInPop: after('pop') };
};

describe('specified cookies', () => {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
      written.push(line);
      real?.set?.call(document, line);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const user = { name: '李工', avatar: '', mcpCode: 'M', serviceOpenAuditStatus: null };
  const linesOf = (name: string) => written.filter((line) => line.startsWith(`${name}=`));

  it('are accessToken and userInfo for the session: sixty days, this site, Lax', () => {
    sessionJar(() => {}).save({ token: 'token-of-li', user });
    expect(linesOf('accessToken')).toEqual(['accessToken=token-of-li; path=/; sameSite=Lax; max-age=5184000']);
    expect(linesOf('userInfo')).toEqual([expect.stringMatching(/; path=\/; sameSite=Lax; max-age=5184000$/)]);
    expect(5_184_000).toBe(60 * DAY);
  });

  it('are userName, password and checkedPassWord for remembered credentials: thirty days', async () => {
    const vault = { seal: async () => 'sealed', unseal: async () => 'plain' };
    await createCredentials(cookies, vault).remember({ phone: '13800138000', password: 'secret' });
    for (const line of ['userName=13800138000', 'password=sealed', 'checkedPassWord=true']) {
      expect(written).toContain(`${line}; path=/; sameSite=Lax; max-age=2592000`);
    }
    expect(2_592_000).toBe(30 * DAY);
    expect(written.join()).not.toContain('secret');
  });

  it('are Secure over https', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    cookies.write('accessToken', 'x', 60);
    expect(written).toEqual(['accessToken=x; path=/; sameSite=Lax; secure; max-age=60']);
  });
});

describe('specified times', () => {
  it('require ten seconds of reading, and ten pixels from the end count as the end', () => {
    expect(READING_SECONDS).toBe(10);
    const { isAtEnd } = named(readingMachine).guards;
    const at = (distanceToEnd: number) => isAtEnd?.({}, { distanceToEnd });
    expect([at(0), at(10), at(10.5), at(11)]).toEqual([true, true, false, false]);
  });

  it('keep sixty seconds between SMS codes of six digits, five minutes, five attempts', () => {
    expect(RESEND_SECONDS).toBe(60);
    expect(SMS_CODE).toEqual({ digits: 6, lifetimeSeconds: 300, attempts: 5 });
    expect(SMS_LIMITS).toEqual({
      perNumber: [
        { count: 1, seconds: 60 },
        { count: 5, seconds: 3_600 },
        { count: 10, seconds: 86_400 },
      ],
      perAddress: [
        { count: 10, seconds: 3_600 },
        { count: 20, seconds: 86_400 },
      ],
      perNetwork: [{ count: 100, seconds: 86_400 }],
      perAccount: [{ count: 30, seconds: 86_400 }],
    });
  });

  it('differ for the pauses of each captcha kind', () => {
    expect(pausesOf(sliderMachine)).toEqual({
      challengeLifetime: 110_000,
      failedPause: 1_000,
      passed: 1_000,
      passedInPop: 1_500,
    });
    expect(pausesOf(clickWordMachine)).toEqual({
      challengeLifetime: 110_000,
      lastLook: 400,
      failedPause: 700,
      passed: 1_000,
      passedInPop: 1_500,
    });
  });

  it('count five seconds on the notice before the user center', () => expect(NOTICE_SECONDS).toBe(5));

  it('show the logout message 1.5 seconds before the reload', () =>
    expect(named(sessionMachine).delays).toEqual({ patience: 5_000, farewell: 1_500 }));

  it('limit a call to sixty seconds, sent as echem with driver 101', async () => {
    const { defaults } = await openClient('https://www.chemlane.example');
    expect(defaults.timeout).toBe(60_000);
    expect(defaults.headers).toMatchObject({ appCode: 'echem', appDriver: '101' });
  });

  it('start the progress bar after 200 ms and fill it in five seconds', () => {
    expect(named(navigationMachine).delays).toMatchObject({ throttle: 200, patience: 3_000 });
    expect(readFileSync('src/ui/tokens.css', 'utf8')).toContain('--animate-fill: fill 5s ');
  });

  it('prefetch at idle, two seconds at the latest', () => {
    const asked = vi.fn<(_: unknown, options: unknown) => number>(() => 1);
    vi.stubGlobal('requestIdleCallback', asked);
    vi.stubGlobal('cancelIdleCallback', () => {});
    createActor(restWatcher(whenIdle)).start().stop();
    expect(asked.mock.calls[0]?.[1]).toEqual({ timeout: 2_000 });
    vi.unstubAllGlobals();
  });

  it('allow one reload a minute for a chunk, and three in all for a session', () => {
    const forChunk = (passed: number) =>
      mayReloadForChunk({ last: 1_000_000, now: 1_000_000 + passed, isReload: true });
    expect([forChunk(59_999), forChunk(60_000)]).toEqual([false, true]);
    const expired = (passed: number, count: number) => mayReload({ last: 1_000_000, count }, 1_000_000 + passed);
    expect([expired(59_999, 0), expired(60_000, 0), expired(60_000, 2), expired(60_000, 3)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('lock a price for a day and remind 24 and 4 hours before the end', () => {
    expect([MODES.FCL.lockMs, MODES.LCL.lockMs, MODES.AIR.lockMs, MODES.CFS.lockMs]).toEqual([
      86_400_000, 86_400_000, 43_200_000, 259_200_000,
    ]);
    expect(REMIND_HOURS_BEFORE).toEqual([24, 4]);
  });
});

describe('specified measures', () => {
  it('give the header a background from 104 px and hide it from 300 px', () => {
    const { isOverHead, isOverPage, isReadingOn } = named(headerMachine).guards;
    expect([isOverHead?.({}, { to: 104 }), isOverPage?.({}, { to: 105 })]).toEqual([true, true]);
    const down = (to: number) => isReadingOn?.({}, { from: to - 10, to });
    expect([down(300), down(301)]).toEqual([false, true]);
  });

  it('give the captcha 310 by 155, three words, height 5', () => {
    expect(CAPTCHA_PICTURE).toEqual({ width: 310, height: 155 });
    expect([CAPTCHA_WORDS_ASKED, CAPTCHA_SLIDER_Y]).toEqual([3, 5]);
    expect(CAPTCHA_TOLERANCE).toEqual({ slider: 5, word: 25 });
    expect(CAPTCHA_SECONDS).toEqual({ challenge: 120, proof: 180 });
  });

  it('give the captcha cipher AES, ECB, PKCS7 and a key of sixteen characters', () => {
    expect(CAPTCHA_DEFAULT_KEY).toHaveLength(16);
    expect(encipher('化途 ChemLane', '0123456789abcdef')).toBe('PLMlgh2B/Bov729Ygae1Qw==');
  });
});
