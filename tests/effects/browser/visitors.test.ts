import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { knowGuest } from '../../../src/effects/know-guest';
import { nothingRecalled } from '../../../src/effects/booking/nothing-recalled';
import { visitorWatcher } from '../../../src/effects/navigation/visitor-watcher';
import { storage } from '../../../src/effects/storage';
import type { SessionActor, SessionSnapshot } from '../../../machines/identity/session';
import { outcomeOf } from '../home/support';
import { hear } from '../support/hear';

/** Session stub with controllable snapshots. */
function lendSession(first: { token: string | null; isSettling: boolean }) {
  const snapshotOf = ({ token, isSettling }: typeof first) =>
    ({ context: { token }, hasTag: (tag: string) => isSettling && tag === 'settling' }) as unknown as SessionSnapshot;
  let now = first;
  const listeners = new Set<(snapshot: SessionSnapshot) => void>();
  const session = {
    getSnapshot: () => snapshotOf(now),
    subscribe: (listener: (snapshot: SessionSnapshot) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
  } as unknown as SessionActor;
  return {
    session,
    listeners,
    turn: (next: typeof first) => {
      now = next;
      for (const listener of listeners) listener(snapshotOf(now));
    },
  };
}

it('the visitor watcher reports at once and then only on a change', () => {
  const { session, turn, listeners } = lendSession({ token: null, isSettling: true });
  const { news, stop } = hear(visitorWatcher(() => session));
  expect(news()).toEqual([{ type: 'visitor.changed', visitor: 'unknown' }]);
  turn({ token: null, isSettling: true });
  expect(news()).toEqual([]);
  turn({ token: null, isSettling: false });
  turn({ token: null, isSettling: false });
  expect(news()).toEqual([{ type: 'visitor.changed', visitor: 'nobody' }]);
  turn({ token: 'token', isSettling: false });
  turn({ token: 'another', isSettling: false });
  expect(news()).toEqual([{ type: 'visitor.changed', visitor: 'somebody' }]);
  stop();
  expect(listeners.size).toBe(0);
});

it('the visitor watcher reports a guest only after the session settles, a known user without a request', async () => {
  const of = (user: unknown, isSettling: boolean) =>
    ({ context: { user, token: 'token' }, hasTag: () => isSettling }) as unknown as SessionSnapshot;
  let now = of(null, true);
  const told: ((snapshot: SessionSnapshot) => void)[] = [];
  const session = {
    getSnapshot: () => now,
    subscribe: ({ next }: { next: (snapshot: SessionSnapshot) => void }) => {
      told.push(next);
      return { unsubscribe: () => {} };
    },
  } as unknown as SessionActor;
  const known = vi.fn<(guest: unknown) => void>();
  const asking = outcomeOf(knowGuest(() => session)).then(known);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(known, 'who is settling is not called an ordinary guest').not.toHaveBeenCalled();
  now = of({ mcpCode: 'MCP0000880001' }, false);
  for (const tell of told) tell(now);
  await asking;
  expect(known).toHaveBeenCalledWith({ isSpecial: true });
  now = of({ mcpCode: 'MCP0000880002' }, true);
  expect(await outcomeOf(knowGuest(() => session)), 'known already, whatever is settling').toEqual({
    isSpecial: false,
  });
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T16:30:00Z') });
  // Storage stubs of another test file would leak.
  vi.stubGlobal('localStorage', undefined);
});
afterEach(() => {
  storage.remove('searches');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an empty search history returns without more code, with the date in China', async () => {
  const nothing = nothingRecalled();
  expect(nothing && (await outcomeOf(nothing))).toEqual({ today: '2026-11-21', past: [] });
  storage.write('searches', '[]');
  expect(nothingRecalled()).toBeNull();
});
