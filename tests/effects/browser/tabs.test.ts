// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { saveDraft, fclOrder } from '../../../contract/modes/fcl/order';
import { draftKeyAt } from '../../../src/effects/orders/draft-store';
import { tabWatcherOf } from '../../../src/effects/orders/tab-watcher';
import { announceSession, onSessionAnnounced } from '../../../src/effects/session/tabs';
import { sessionWatcher } from '../../../src/effects/session/session-watcher';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { done, fakeGateway, offline } from '../support/fake-line';
import { hear } from '../support/hear';

const turn = (visibilityState: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const stored = (key: string, newValue = '') => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  localStorage.clear();
  sessionStorage.clear();
});

const [{ form }] = FCL_CASE.samples;
const draft = { form, savedAt: 7, revision: 2, isSent: true };
const named = { key: 'draft-1', isPending: false, draftId: null, about: null };
const kept = { ...named, owner: '', draft };
const nowhere = async () => fakeGateway(() => offline()).gateway;
const writer = { name: () => 'li', isSignedIn: () => true };

describe('draft watcher of a tab', () => {
  it('hears writes of other tabs to the open draft only', () => {
    const { news, tell, stop } = hear(tabWatcherOf(nowhere, writer, fclOrder));
    stored(draftKeyAt('FCL', 'draft-1'), JSON.stringify(kept));
    expect(news()).toEqual([]);
    tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
    stored(draftKeyAt('FCL', 'draft-2'), JSON.stringify(kept));
    stored(draftKeyAt('FCL', 'draft-1'), 'what another hand has written');
    stored(draftKeyAt('FCL', 'draft-1'), JSON.stringify({ ...kept, draft: null }));
    expect(news()).toEqual([]);
    stored(draftKeyAt('FCL', 'draft-1'), JSON.stringify(kept));
    expect(news()).toEqual([{ type: 'draft.appeared', draft }]);
    stop();
    stored(draftKeyAt('FCL', 'draft-1'), JSON.stringify(kept));
    expect(news()).toEqual([]);
  });

  it('shares the server revision of the open draft with other tabs', async () => {
    const [one, other] = [hear(tabWatcherOf(nowhere, writer, fclOrder)), hear(tabWatcherOf(nowhere, writer, fclOrder))];
    for (const { tell } of [one, other]) tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
    one.tell({ type: 'draft.sent', key: 'draft-2', revision: 8 });
    one.tell({ type: 'draft.sent', key: 'draft-1', revision: 9 });
    await expect.poll(() => other.news()).toEqual([{ type: 'draft.counted', revision: 9 }]);
    expect(one.news()).toEqual([]);
    one.stop();
    other.stop();
  });

  it.each(['9', 9, null, undefined, ['key', 'revision'], { key: 'draft-1' }, { revision: 9 }])(
    'ignores %j, an unknown message',
    async (said) => {
      const { news, tell, stop } = hear(tabWatcherOf(nowhere, writer, fclOrder));
      tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
      const channel = new BroadcastChannel('order-draft.fcl');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      for (const message of [said, { key: 'draft-1', revision: 9 }]) channel.postMessage(message);
      await expect.poll(news).toEqual([{ type: 'draft.counted', revision: 9 }]);
      channel.close();
      stop();
    },
  );

  it('reports leaving when the tab is hidden or closed', () => {
    const { news, stop } = hear(tabWatcherOf(nowhere, writer, fclOrder));
    turn('visible');
    expect(news()).toEqual([]);
    turn('hidden');
    expect(news()).toEqual([{ type: 'page.leave' }]);
    window.dispatchEvent(new Event('pagehide'));
    expect(news()).toEqual([{ type: 'page.leave' }]);
    stop();
    turn('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(news()).toEqual([]);
  });

  it.each([
    ['what it holds is kept as it ends', 'draft.hold', 'li'],
    ['what was let go is not', 'draft.let.go', undefined],
  ])('%s', (_, type, owner) => {
    const { tell, stop } = hear(tabWatcherOf(nowhere, writer, fclOrder));
    tell({ type: 'draft.hold', draft: { ...named, form, revision: 2, isSent: false } });
    tell({ type, draft: { ...named, form, revision: 2, isSent: false } });
    stop();
    const written = JSON.parse(localStorage.getItem(draftKeyAt('FCL', 'draft-1')) ?? '{}') as { owner?: string };
    expect(written.owner).toBe(owner);
  });
});

describe('unsent draft on leaving the page', () => {
  const owed = { key: 'draft-1', form, revision: 2, draftId: 'draft-1' };
  const saved = { ...owed, savedAt: '2026-11-20T01:42:00.000Z', revision: 3, about: null };
  const leaving = (who = () => 'li') => {
    const { gateway, requests } = fakeGateway(() => done({ kept: true, draft: saved }));
    const signed = { name: who, isSignedIn: () => who() !== '' };
    const page = hear(tabWatcherOf(async () => gateway, signed, fclOrder));
    page.tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
    page.tell({ type: 'draft.owe', draft: owed });
    return { ...page, told: () => requests.map(({ url, data }) => [url, data as unknown]) };
  };
  const sent = [[saveDraft.path, { form, revision: 2, draftId: 'draft-1' }]];

  it('is sent, and the reopened draft learns the server revision', async () => {
    const { told, stop } = leaving();
    const again = hear(tabWatcherOf(nowhere, writer, fclOrder));
    again.tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
    stop();
    await expect.poll(told).toEqual(sent);
    await expect.poll(() => again.news()).toEqual([{ type: 'draft.counted', revision: 3 }]);
    again.stop();
  });

  it('is sent once when another draft is opened', async () => {
    const { told, tell, stop } = leaving();
    tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
    tell({ type: 'draft.open', key: 'draft-2', heard: 'draft-2' });
    stop();
    await expect.poll(told).toEqual(sent);
  });

  it.each([
    ['the gateway has it', 'draft.sent'],
    ['it was cleared, or became an order', 'draft.forgive'],
  ])('is not sent when %s', async (_, type) => {
    const { told, tell, stop } = leaving();
    tell({ type, key: 'draft-1', revision: 3 });
    stop();
    await Promise.resolve();
    expect(told()).toEqual([]);
  });

  it('is never sent for another customer or for none', async () => {
    let name = 'li';
    const one = leaving(() => name);
    name = '王明';
    one.stop();
    const nobody = leaving(() => '');
    nobody.stop();
    await Promise.resolve();
    expect([...one.told(), ...nobody.told()]).toEqual([]);
  });
});

describe('session announced by another tab', () => {
  it.each([
    ['the window has the focus again', () => window.dispatchEvent(new Event('focus')), 1],
    ['the page is shown again', () => window.dispatchEvent(new Event('pageshow')), 1],
    ['the tab comes to the front', () => turn('visible'), 1],
    ['the tab goes to the back', () => turn('hidden'), 0],
    ['another tab has left its stamp', () => stored('sessionChangedAt'), 1],
    ['another tab has stored something else', () => stored('scroll'), 0],
  ])('is checked when %s', (_, happens, times) => {
    const look = vi.fn<() => void>();
    const stop = onSessionAnnounced(look);
    happens();
    expect(look).toHaveBeenCalledTimes(times);
    stop();
    happens();
    expect(look).toHaveBeenCalledTimes(times);
  });

  it('is passed to the chart as the cookies hold it', () => {
    const { news, stop } = hear(sessionWatcher({ read: () => ({ token: 't', user: null }) as never }));
    window.dispatchEvent(new Event('focus'));
    expect(news()).toEqual([{ type: 'session.changed', token: 't', user: null }]);
    stop();
  });

  it('writes a different stamp each time', () => {
    announceSession();
    const first = localStorage.getItem('sessionChangedAt');
    announceSession();
    expect(first).toMatch(/^\d+ \d+$/);
    expect(localStorage.getItem('sessionChangedAt')).not.toBe(first);
  });
});
