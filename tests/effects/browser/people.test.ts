// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';

import { selectIsLoginShown, type AppActor } from '../../../machines/shell/app';
import { personWatcher } from '../../../src/effects/after-order/person-watcher';
import { resumeWatcher } from '../../../src/effects/after-order/resume-watcher';
import { findPersonBy } from '../../../src/effects/orders/find-person';
import { readTextOver } from '../../../src/effects/orders/read-text';
import { lineWatcher, tellLines } from '../../../src/effects/mall/line-watcher';
import { NOTHING_LISTED } from '../../../stories/booking/purchase.fixtures';
import { done, fakeGateway } from '../support/fake-line';
import { hear } from '../support/hear';
import { openPage } from '../support/page';

let page: ReturnType<typeof openPage>;

beforeEach(async () => {
  vi.useFakeTimers();
  page = openPage(() => done({}));
  await vi.advanceTimersByTimeAsync(50);
});
afterEach(() => {
  page.app.stop();
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(50);

/** Outcome of an effect; null while it waits. */
function waiting(logic: AnyActorLogic, input?: unknown) {
  let end: unknown = null;
  const actor = createActor(logic, { input }).start();
  actor.subscribe({ complete: () => void (end = actor.getSnapshot().output), error: () => {} });
  return { end: () => end, stop: () => actor.stop() };
}

describe('customer who orders', () => {
  it('is prompted for login and found after it', async () => {
    const finding = waiting(findPersonBy(() => page.app));
    await rest();
    expect(selectIsLoginShown(page.app.getSnapshot())).toBe(true);
    expect(finding.end()).toBeNull();
    page.app.send({
      type: 'login.succeeded',
      how: 'sms',
      resume: { type: 'order.submit' },
      token: 't',
      userName: '李',
    });
    await rest();
    expect(finding.end()).toEqual({ isFound: true });
  });

  it('is not found when the login is closed', async () => {
    const finding = waiting(findPersonBy(() => page.app));
    await rest();
    page.app.send({ type: 'login.hide' });
    await rest();
    expect(finding.end()).toEqual({ isFound: false });
  });

  it('leaves no listener on the page after any ending', async () => {
    let listening = 0;
    const held = () => ({ unsubscribe: () => void (listening -= 1) });
    const watched = (hear: (end: () => void) => void) =>
      ({
        send: () => {},
        on: (_: string, resumed: (told: object) => void) => {
          hear(() => resumed({ action: { type: 'order.submit' } }));
          return ((listening += 1), held());
        },
        subscribe: () => ((listening += 1), held()),
      }) as unknown as AppActor;
    let signIn = () => {};
    const found = waiting(findPersonBy(() => watched((end) => (signIn = end))));
    expect(listening).toBe(2);
    signIn();
    await rest();
    expect([found.end(), listening]).toEqual([{ isFound: true }, 0]);
    const left = waiting(findPersonBy(() => watched(() => {})));
    left.stop();
    expect(listening).toBe(0);
  });

  it('is found at once when already signed in', async () => {
    await page.signIn('t');
    await rest();
    const finding = waiting(findPersonBy(() => page.app));
    await rest();
    expect(finding.end()).toEqual({ isFound: true });
  });
});

/** Root actor stub with only the reading dialog. */
function reader() {
  const sent: unknown[] = [];
  let completed: (event: { completionCode: string; version: string }) => void = () => {};
  let look: (snapshot: object) => void = () => {};
  const app = {
    send: (event: unknown) => sent.push(event),
    on: (_: string, hear: typeof completed) => ((completed = hear), { unsubscribe: () => {} }),
    subscribe: (see: typeof look) => ((look = see), { unsubscribe: () => {} }),
  } as unknown as AppActor;
  const shows = (isOpen: boolean) => look({ children: isOpen ? { reading: {} } : {} });
  return {
    app,
    sent,
    shows,
    complete: (completionCode: string) => completed({ completionCode, version: '2026-12-01' }),
  };
}

describe('mandatory agreement text', () => {
  it.each([
    ['3', { isConfirmed: true, text: 'protocol', version: '2026-12-01' }],
    ['1', { isConfirmed: false }],
  ] as const)('opens over the page and returns the version that was read: completed with %s', async (code, outcome) => {
    const { app, sent, shows, complete } = reader();
    const reading = waiting(
      readTextOver(() => app, 'protocol'),
      { text: 'protocol' },
    );
    expect(sent).toEqual([{ type: 'reading.show', text: 'protocol', isWithMail: false }]);
    shows(true);
    await rest();
    expect(reading.end()).toBeNull();
    complete(code);
    shows(false);
    await rest();
    expect(reading.end()).toEqual(outcome);
  });

  it('opens the text of the charges on request', async () => {
    const { app, sent, complete } = reader();
    const reading = waiting(
      readTextOver(() => app, 'protocol'),
      { text: 'charges' },
    );
    expect(sent).toEqual([{ type: 'reading.show', text: 'charges', isWithMail: false }]);
    complete('4');
    await rest();
    expect(reading.end()).toEqual({ isConfirmed: true, text: 'charges', version: '2026-12-01' });
  });

  it('counts as unread when it is only closed', async () => {
    const { app, shows } = reader();
    const reading = waiting(
      readTextOver(() => app, 'protocol'),
      { text: 'protocol' },
    );
    shows(false);
    await rest();
    expect(reading.end()).toBeNull();
    shows(true);
    shows(false);
    await rest();
    expect(reading.end()).toEqual({ isConfirmed: false });
  });
});

describe('lines of the purchase list', () => {
  const listOf = (lines: number) => ({
    ...NOTHING_LISTED,
    lists: [
      { listId: 'l1', name: '常用', lines, isOpen: true },
      { listId: 'l2', name: '备料', lines: 9, isOpen: false },
    ],
  });
  const counted = (lines: number | null) => ({ type: 'lines.counted', lines });

  it('are counted after a login, a change and a return to the tab, and forgotten at a logout', async () => {
    let lines = 2;
    const { gateway, requests } = fakeGateway(() => done(listOf(lines)));
    const { news, stop } = hear(lineWatcher(async () => gateway, page.app));
    await rest();
    expect([news(), requests]).toEqual([[], []]);
    await page.signIn('t');
    await rest();
    expect(news()).toEqual([counted(null), counted(2)]);
    tellLines(listOf(3));
    expect(news()).toEqual([counted(3)]);
    lines = 5;
    document.dispatchEvent(new Event('visibilitychange'));
    await rest();
    expect(news()).toEqual([counted(5)]);
    expect(requests).toHaveLength(2);
    page.app.send({ type: 'session.signOut' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(news()).toEqual([counted(null)]);
    stop();
    tellLines(listOf(4));
    expect(news()).toEqual([]);
  });

  it('of a person who has left are not told to the next', async () => {
    let answer = (_: ReturnType<typeof done>) => {};
    const { gateway } = fakeGateway(() => new Promise((resolve) => void (answer = resolve)));
    const { news, stop } = hear(lineWatcher(async () => gateway, page.app));
    await page.signIn('t');
    await rest();
    const first = answer;
    page.app.send({ type: 'session.signOut' });
    await vi.advanceTimersByTimeAsync(5_000);
    first(done(listOf(7)));
    await rest();
    expect(news()).toEqual([counted(null), counted(null)]);
    stop();
  });
});

describe('watched order', () => {
  it('hears a login and a logout but no other change of the same customer', async () => {
    const { news, stop } = hear(personWatcher(page.app));
    await page.signIn('t');
    expect(news()).toEqual([{ type: 'person.changed' }]);
    await rest();
    expect(news()).toEqual([]);
    stop();
  });

  it('resumes its uploads when the network returns and after a login', async () => {
    const { news, stop } = hear(resumeWatcher(page.app));
    window.dispatchEvent(new Event('online'));
    expect(news()).toEqual([{ type: 'uploads.resume', after: 'network' }]);
    await page.signIn('t');
    expect(news()).toEqual([{ type: 'uploads.resume', after: 'signedOut' }]);
    await rest();
    stop();
    window.dispatchEvent(new Event('online'));
    expect(news()).toEqual([]);
  });
});
