// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  appIntents,
  selectAuthNoticeActor,
  selectIsAuthenticationShown,
  selectLocationUrl,
} from '../../machines/shell/app';
import { authNoticeIntents, selectAuthNotice } from '../../machines/identity/auth-notice';
import { done } from './support/fake-line';
import { openPage } from './support/page';

const TARGET = '/user-center/?redirect=%2Fenterprise%2Fverification';
const SECOND = 1_000;

const tabs: string[] = [];
let isBlocked = false;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.spyOn(window, 'open').mockImplementation(() =>
    isBlocked
      ? null
      : ({ opener: null, location: { replace: (href: string) => tabs.push(href) } } as unknown as Window),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  tabs.length = 0;
  isBlocked = false;
});

let issued = 0;

/** Waits for lazily imported code. */
async function codeComes() {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** Opens a page with the notice shown. */
async function noticed() {
  const page = openPage(({ url }) => done(url === '/api-auth/ticket' ? { ticket: `ticket-${(issued += 1)}` } : null));
  await page.signIn('token-of-li');
  appIntents(page.app).showAuthentication(TARGET);
  const actor = () => selectAuthNoticeActor(page.app.getSnapshot());
  while (!actor()?.getSnapshot().hasTag('counting')) await codeComes();
  return {
    actor,
    view: () => {
      const now = actor()?.getSnapshot();
      return now && selectAuthNotice(now);
    },
    target: () => selectLocationUrl(page.app.getSnapshot()),
    isShown: () => selectIsAuthenticationShown(page.app.getSnapshot()),
  };
}

describe('user center notice on a whole page', () => {
  it('opens one tab with a ticket after five seconds and clears its target', async () => {
    const { view, isShown, target } = await noticed();
    expect(view()).toMatchObject({ stage: 'counting', secondsLeft: 5, standing: 'natural' });
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(tabs).toEqual([]);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(tabs).toEqual([`http://localhost:3000${TARGET}&token=ticket-${issued}`]);
    expect([isShown(), target()]).toEqual([false, null]);
  });

  it('leaves a link with a fresh ticket when the tab is blocked', async () => {
    isBlocked = true;
    const { view, actor, isShown } = await noticed();
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(view()?.stage).toBe('blocked');
    const first = view()?.href;
    await vi.advanceTimersByTimeAsync(120 * SECOND);
    expect(view()).toMatchObject({ stage: 'blocked', href: `${TARGET}&token=ticket-${issued}` });
    expect(view()?.href).not.toBe(first);
    const notice = actor();
    expect(notice && authNoticeIntents(notice).follow(), 'the link may open its tab').toBe(true);
    expect(isShown()).toBe(false);
    expect(tabs, 'the page itself has opened none').toEqual([]);
  });

  it('opens no tab after cancellation', async () => {
    const { actor, isShown, target } = await noticed();
    actor()?.send({ type: 'notice.cancel' });
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect([tabs.length, isShown(), target()]).toEqual([0, false, null]);
  });

  it('opens no second tab after the link is followed', async () => {
    const { actor } = await noticed();
    const notice = actor();
    expect(notice && authNoticeIntents(notice).follow()).toBe(true);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(tabs).toEqual([]);
  });
});
