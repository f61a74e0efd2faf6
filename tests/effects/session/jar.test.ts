// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { TOKEN_COOKIE, USER_COOKIE } from '../../../contract/people/session';
import { cookies, type Shelf } from '../../../src/effects/session/cookies';
import { sessionJar } from '../../../src/effects/session/jar';
import { LI, ZHAO } from '../../support/plans/identity/session-people';

const announce = vi.fn<() => void>();
const written: string[] = [];

beforeEach(() => {
  vi.restoreAllMocks();
  announce.mockClear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  written.length = 0;
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    written.push(line);
    real?.set?.call(document, line);
  });
});

const jar = () => sessionJar(announce);

describe('session jar', () => {
  it('keeps token and user for sixty days on this site', () => {
    jar().save({ token: 'token-of-zhao', user: ZHAO });
    expect(jar().read()).toEqual({ token: 'token-of-zhao', user: ZHAO, isKept: true });
    const lines = written.filter((line) => line.startsWith(TOKEN_COOKIE) || line.startsWith(USER_COOKIE));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/; path=\/; sameSite=Lax; max-age=5184000$/);
  });

  it('announces a start and an end to other tabs', () => {
    jar().save({ token: 'token-of-li', user: LI });
    jar().forget('token-of-li');
    expect(announce).toHaveBeenCalledTimes(2);
  });

  it('forgets exactly this token and its data', () => {
    jar().save({ token: 'token-of-li', user: LI });
    expect(jar().forget('token-of-li')).toEqual({ found: 'same' });
    expect(Cookies.get()).toEqual({});
    expect(jar().forget('token-of-li')).toEqual({ found: 'nothing' });
  });

  it('never deletes a newer session', () => {
    jar().save({ token: 'token-of-zhao', user: ZHAO });
    expect(jar().forget('token-of-li')).toEqual({ found: 'newer' });
    expect(jar().read()).toMatchObject({ token: 'token-of-zhao', user: ZHAO });
  });

  it('updates the existing session only', () => {
    jar().refresh({ token: 'token-of-li', user: LI });
    expect(Cookies.get()).toEqual({});
    jar().save({ token: 'token-of-zhao', user: LI });
    jar().refresh({ token: 'token-of-li', user: LI });
    jar().refresh({ token: 'token-of-zhao', user: ZHAO });
    expect(jar().read()).toMatchObject({ token: 'token-of-zhao', user: ZHAO });
  });

  it('reads no user without a token', () => {
    Cookies.set(USER_COOKIE, JSON.stringify(ZHAO));
    expect(jar().read()).toEqual({ token: null, user: null, isKept: true });
  });

  it.each(['two words', 'täglich', '中文', 'a'.repeat(257), '<script>', 'a\nb', '"'])(
    'reads %j as no token',
    (token) => {
      Cookies.set(TOKEN_COOKIE, token);
      expect(jar().read().token).toBeNull();
    },
  );
});

describe('session jar with blocked cookies', () => {
  const silent: Shelf = { read: () => null, write: () => {}, remove: () => {} };

  it('works while the page is open and reports it', () => {
    const forgetful = sessionJar(announce, silent);
    forgetful.save({ token: 'token-of-li', user: LI });
    expect(forgetful.read()).toEqual({ token: 'token-of-li', user: LI, isKept: false });
    expect(forgetful.forget('token-of-li')).toEqual({ found: 'same' });
    expect(forgetful.read().token).toBeNull();
  });

  it('survives a browser that throws', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const blocked = sessionJar(announce, cookies);
    blocked.save({ token: 'token-of-li', user: LI });
    expect(blocked.read()).toMatchObject({ token: 'token-of-li', isKept: false });
  });
});
