// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { mayReload, NO_RELOADS, countReload, signedInAgain } from '../../../machines/identity/session';
import { guardPageCache } from '../../../src/effects/session/page-cache';
import { endReloadSeries, reloadOnce, takeExpired } from '../../../src/effects/session/reloads';
import { isVouched, takeSsoToken } from '../../../src/effects/session/sso-arrival';

describe('token in the address', () => {
  const arriveAt = (address: string) => {
    history.replaceState({ kept: true }, '', address);
    return takeSsoToken();
  };

  it.each([
    ['/?token=abc123', 'abc123', '/'],
    ['/lcl?a=1&token=abc123&b=2#top', 'abc123', '/lcl?a=1&b=2#top'],
    ['/?token=abc123&token=second', 'abc123', '/'],
    ['/?token=%3Cscript%3E', null, '/'],
    [`/?token=${'a'.repeat(300)}`, null, '/'],
    ['/?token=', null, '/'],
    ['/?tokens=1', null, '/?tokens=1'],
  ])('%s is read as %s and leaves %s', (address, token, left) => {
    expect(arriveAt(address)).toBe(token);
    expect(location.pathname + location.search + location.hash).toBe(left);
  });

  it('adds no history entry and keeps the history state', () => {
    const before = history.length;
    arriveAt('/?token=abc123');
    expect([history.length, history.state]).toEqual([before, { kept: true }]);
  });
});

describe('trusted referrer of a login link', () => {
  const OURS = ['https://chemlane.example', 'https://center.example'];

  it.each([
    ['https://center.example/', true],
    ['https://center.example/dashboard?x=1', true],
    ['https://chemlane.example/shippingFcl', true],
    ['', false],
    ['https://evil.example/https://center.example/', false],
    ['https://center.example.evil.example/', false],
    ['http://center.example/', false],
    ['https://center.example:8443/', false],
    ['about:blank', false],
  ])('trusts %j: %s', (referrer, isKnown) => {
    expect(isVouched(referrer, OURS)).toBe(isKnown);
  });
});

describe('reload after an expiry', () => {
  const NOW = 1_800_000_000_000;
  const reload = vi.fn<() => void>();
  const tryAt = async (now: number) => toPromise(createActor(reloadOnce(reload, () => now)).start());

  beforeEach(() => {
    sessionStorage.clear();
    endReloadSeries();
    sessionStorage.clear();
    reload.mockClear();
  });

  it('happens once a minute and three times in all', async () => {
    const tries = [0, 1, 59_999, 60_000, 119_999, 120_000, 180_000, 9_000_000];
    for (const ms of tries) await tryAt(NOW + ms);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('is allowed again one minute after the last one when a login came between', async () => {
    for (const ms of [0, 60_000, 120_000]) await tryAt(NOW + ms);
    endReloadSeries();
    expect(await tryAt(NOW + 130_000)).toEqual({ isReloading: false });
    expect(await tryAt(NOW + 180_000)).toEqual({ isReloading: true });
  });

  it.each(['', 'null', '{"last":"x","count":-1}', '[', '{"last":1e99,"count":0}'])(
    'is not blocked by the record %j',
    async (stored) => {
      sessionStorage.setItem('expiryReloads', stored);
      expect(await tryAt(NOW)).toEqual({ isReloading: true });
    },
  );

  it('does not loop on a clock set back', () => {
    let record = NO_RELOADS;
    let count = 0;
    for (let now = NOW; now > NOW - 100_000; now -= 1_000) {
      if (!mayReload(record, now)) continue;
      record = countReload(record, now);
      count += 1;
    }
    expect(count).toBe(3);
    expect(mayReload(signedInAgain(record), NOW + 60_000)).toBe(true);
  });

  it('is reported once, on the next page', async () => {
    await tryAt(NOW);
    expect([takeExpired(), takeExpired()]).toEqual([true, false]);
  });
});

describe('page in the back-forward cache', () => {
  const OWN = 'token-of-li';
  let kept: string | null = OWN;
  const reload = vi.fn<() => void>();
  const jar = { read: () => ({ token: kept, user: null, isKept: true }) };
  const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  const isHidden = () => document.documentElement.style.visibility === 'hidden';

  let owner: string | null = OWN;
  guardPageCache({ jar, token: () => owner, reload });
  beforeEach(() => {
    kept = OWN;
    owner = OWN;
    turn('pagehide', true);
    turn('pageshow', true);
    reload.mockClear();
  });

  it('is shown again for the same customer', () => {
    turn('pagehide', true);
    expect(isHidden()).toBe(true);
    turn('pageshow', true);
    expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it.each([
    ['goes for good', OWN, false],
    ['is nobody’s', null, true],
  ])('is not hidden when it %s', (_, whose, persisted) => {
    owner = whose;
    turn('pagehide', persisted);
    expect(isHidden()).toBe(false);
  });

  it.each([null, 'token-of-zhao'])('reloads hidden when %s is signed in instead', (next) => {
    turn('pagehide', true);
    kept = next;
    turn('pageshow', true);
    expect([isHidden(), reload.mock.calls.length]).toEqual([true, 1]);
  });

  it('reloads when the customer left before it was cached', () => {
    kept = null;
    turn('pagehide', true);
    turn('pageshow', true);
    expect([isHidden(), reload.mock.calls.length]).toEqual([true, 1]);
  });
});
