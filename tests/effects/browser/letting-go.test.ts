import { fclOrder } from '../../../contract/modes/fcl/order';
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine, type AnyActorLogic } from 'xstate';

import type { AppActor } from '../../../machines/shell/app';
import { resumeWatcher } from '../../../src/effects/after-order/resume-watcher';
import { chunkWatcher, lostChunks } from '../../../src/effects/chunk/chunk-watcher';
import { minuteTicker } from '../../../src/effects/desk/minute-ticker';
import { addressWatcher } from '../../../src/effects/market/address-watcher';
import { offerWatcherOf } from '../../../src/effects/market/offer-watcher';
import { intentWatcher } from '../../../src/effects/navigation/intent-watcher';
import { locationWatcher } from '../../../src/effects/navigation/location-watcher';
import { scrollMemory } from '../../../src/effects/navigation/scroll-memory';
import { stepWatcherOf } from '../../../src/effects/orders/order-address';
import { tabWatcherOf } from '../../../src/effects/orders/tab-watcher';
import { scrollWatcher } from '../../../src/effects/scroll-watcher';
import { secondTicker } from '../../../src/effects/second-ticker';
import { lineWatcher } from '../../../src/effects/mall/line-watcher';
import { seenWatcher } from '../../../src/effects/seen-watcher';
import { onSessionAnnounced } from '../../../src/effects/session/tabs';
import { pageWatcher } from '../../../src/effects/user-center/page-watcher';
import { done, fakeGateway } from '../support/fake-line';
import { hear } from '../support/hear';
import { countListeners } from '../support/listening';

const session = createActor(createMachine({ context: { token: null } })).start();
const app = { getSnapshot: () => ({ children: { session } }) };
const writer = { name: () => 'li', isSignedIn: () => true };
const watching = (logic: AnyActorLogic) => () => hear(logic).stop;

const MOVES = 'pagehide pageshow popstate popstate pushState pushState replaceState';

/** Every browser watcher, its start, and the events it listens to. */
const WATCHERS: readonly [name: string, begin: () => () => void, events: string][] = [
  ['seconds', watching(secondTicker), 'visibilitychange'],
  ['minutes', watching(minuteTicker), 'visibilitychange'],
  ['a page that is looked at', watching(seenWatcher), 'visibilitychange'],
  [
    'the lines of the purchase list',
    watching(lineWatcher(async () => fakeGateway(() => done(null)).gateway, app as unknown as AppActor)),
    'visibilitychange',
  ],
  ['how far a page is scrolled', watching(scrollWatcher), 'scroll'],
  ['the page of the center', watching(pageWatcher), 'hashchange'],
  ['the address', watching(locationWatcher(scrollMemory())), MOVES],
  ['the address of a search', watching(addressWatcher('/shippingFcl')), 'popstate pushState replaceState'],
  ['the step of an order', watching(stepWatcherOf({ id: 'FCL', steps: ['goods'] })), 'popstate'],
  ['what is about to be pressed', watching(intentWatcher), 'focusin pointerover touchstart'],
  ['an offer', watching(offerWatcherOf(async () => null)), 'visibilitychange'],
  [
    'the tab of a draft',
    watching(tabWatcherOf(async () => fakeGateway(() => done(null)).gateway, writer, fclOrder)),
    'pagehide storage visibilitychange',
  ],
  ['the session in other tabs', () => onSessionAnnounced(() => {}), 'focus pageshow storage visibilitychange'],
  ['the line of uploads', watching(resumeWatcher(app as unknown as AppActor)), 'online'],
  ['chunks that did not come', watching(chunkWatcher(lostChunks())), 'unhandledrejection vite:preloadError'],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each(WATCHERS)('the watcher of %s removes its listeners when it ends', (_, begin, events) => {
  const { left } = countListeners();
  const stop = begin();
  expect(left().join(' ')).toBe(events);
  stop();
  expect(left()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
