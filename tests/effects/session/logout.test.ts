// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { NOBODY } from '../../../machines/identity/session/session.person';
import { done, offline, refused } from '../support/fake-line';
import { openPage } from '../support/page';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => {});

describe('logout', () => {
  it.each([
    ['says yes', () => done(null)],
    ['fails', () => ({ ...refused('00000500'), status: 500 })],
    ['says the token has expired', () => ({ ...refused('00000401'), status: 401 })],
    ['never answers', never],
    ['cannot be reached', offline],
  ])('clears everything when the gateway %s', async (_, answer) => {
    const page = openPage(({ url }) => (url === '/api-auth/logout' ? answer() : done(null)));
    await page.signIn('token-of-li');
    expect(page.cookies()).toEqual(['token-of-li', expect.stringContaining('李工')]);
    expect(page.session().context.roles).toEqual(['buyer']);

    page.app.send({ type: 'session.signOut' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.cookies()).toEqual([null, null]);
    expect(page.session().context).toMatchObject(NOBODY);
    expect(page.said()).toContain('logoutSucceeded');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.requestsTo('/api-auth/logout')).toHaveLength(1);
  });

  it('leaves a cookie set by another tab alone', async () => {
    const page = openPage(() => done(null));
    await page.signIn('token-of-li');
    page.meddle('token-of-zhao');
    page.app.send({ type: 'session.signOut' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.cookies()[0]).toBe('token-of-zhao');
  });

  it('sends no cookies, so that a late answer cannot clear a newer session', async () => {
    const page = openPage(() => done(null));
    await page.signIn('token-of-li');
    page.app.send({ type: 'session.signOut' });
    await vi.advanceTimersByTimeAsync(1);
    expect(page.requestsTo('/api-auth/logout')[0]).toMatchObject({ adapter: 'fetch', withCredentials: false });
  });
});
