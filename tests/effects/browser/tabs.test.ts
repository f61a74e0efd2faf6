// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { draftAt } from '../../../src/effects/orders/draft-store';
import { tabWatcherOf } from '../../../src/effects/orders/tab-watcher';
import { announceSession, onSessionAnnounced } from '../../../src/effects/session/tabs';
import { sessionWatcher } from '../../../src/effects/session/session-watcher';
import { FCL_CASE } from '../../support/modes/cases/fcl';
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
const writer = { name: () => 'li', isSignedIn: () => true };

describe('the tab of a draft', () => {
  it('hears what another one has written of the very draft that is open, and of no other', () => {
    const { news, tell, stop } = hear(tabWatcherOf(writer, 'FCL'));
    stored(draftAt('FCL', 'draft-1'), JSON.stringify(kept));
    expect(news()).toEqual([]);
    tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
    stored(draftAt('FCL', 'draft-2'), JSON.stringify(kept));
    stored(draftAt('FCL', 'draft-1'), 'what another hand has written');
    stored(draftAt('FCL', 'draft-1'), JSON.stringify({ ...kept, draft: null }));
    expect(news()).toEqual([]);
    stored(draftAt('FCL', 'draft-1'), JSON.stringify(kept));
    expect(news()).toEqual([{ type: 'draft.appeared', draft }]);
    stop();
    stored(draftAt('FCL', 'draft-1'), JSON.stringify(kept));
    expect(news()).toEqual([]);
  });

  it('tells the other tabs what the gateway counts of the very draft that is open, and hears it from them', async () => {
    const [one, other] = [hear(tabWatcherOf(writer, 'FCL')), hear(tabWatcherOf(writer, 'FCL'))];
    for (const { tell } of [one, other]) tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
    one.tell({ type: 'draft.sent', key: 'draft-2', revision: 8 });
    one.tell({ type: 'draft.sent', key: 'draft-1', revision: 9 });
    await expect.poll(() => other.news()).toEqual([{ type: 'draft.counted', revision: 9 }]);
    expect(one.news()).toEqual([]);
    one.stop();
    other.stop();
  });

  it.each(['9', 9, null, undefined, ['key', 'revision'], { key: 'draft-1' }, { revision: 9 }])(
    'takes no notice of %j, which no tab of this release says',
    async (said) => {
      const { news, tell, stop } = hear(tabWatcherOf(writer, 'FCL'));
      tell({ type: 'draft.open', key: 'draft-1', heard: 'draft-1' });
      const channel = new BroadcastChannel('order-draft.fcl');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      for (const message of [said, { key: 'draft-1', revision: 9 }]) channel.postMessage(message);
      await expect.poll(news).toEqual([{ type: 'draft.counted', revision: 9 }]);
      channel.close();
      stop();
    },
  );

  it('says that it is left when it goes to the back, or away', () => {
    const { news, stop } = hear(tabWatcherOf(writer, 'FCL'));
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
    const { tell, stop } = hear(tabWatcherOf(writer, 'FCL'));
    tell({ type: 'draft.hold', draft: { ...named, form, revision: 2, isSent: false } });
    tell({ type, draft: { ...named, form, revision: 2, isSent: false } });
    stop();
    const written = JSON.parse(localStorage.getItem(draftAt('FCL', 'draft-1')) ?? '{}') as { owner?: string };
    expect(written.owner).toBe(owner);
  });
});

describe('a session that may have changed elsewhere', () => {
  it.each([
    ['the window has the focus again', () => window.dispatchEvent(new Event('focus')), 1],
    ['the page is shown again', () => window.dispatchEvent(new Event('pageshow')), 1],
    ['the tab comes to the front', () => turn('visible'), 1],
    ['the tab goes to the back', () => turn('hidden'), 0],
    ['another tab has left its stamp', () => stored('sessionChangedAt'), 1],
    ['another tab has stored something else', () => stored('scroll'), 0],
  ])('is looked at when %s', (_, happens, times) => {
    const look = vi.fn<() => void>();
    const stop = onSessionAnnounced(look);
    happens();
    expect(look).toHaveBeenCalledTimes(times);
    stop();
    happens();
    expect(look).toHaveBeenCalledTimes(times);
  });

  it('is told to a chart as the cookies hold it', () => {
    const { news, stop } = hear(sessionWatcher({ read: () => ({ token: 't', user: null }) as never }));
    window.dispatchEvent(new Event('focus'));
    expect(news()).toEqual([{ type: 'session.changed', token: 't', user: null }]);
    stop();
  });

  it('is announced with a stamp that is another every time', () => {
    announceSession();
    const first = localStorage.getItem('sessionChangedAt');
    announceSession();
    expect(first).toMatch(/^\d+ \d+$/);
    expect(localStorage.getItem('sessionChangedAt')).not.toBe(first);
  });
});
