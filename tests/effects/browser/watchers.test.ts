// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { minuteTicker } from '../../../src/effects/desk/minute-ticker';
import { locationWatcher } from '../../../src/effects/navigation/location-watcher';
import { restWatcher } from '../../../src/effects/navigation/rest-watcher';
import { scrollWatcher } from '../../../src/effects/scroll-watcher';
import { secondTicker } from '../../../src/effects/second-ticker';
import { seenWatcher } from '../../../src/effects/seen-watcher';
import { pageWatcher } from '../../../src/effects/user-center/page-watcher';
import { hear } from '../support/hear';

const NOW = 1_800_000_000_000;

function turn(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('clock tick', () => {
  it('comes each second and on return to the tab until the clock is stopped', () => {
    const { news, stop } = hear(secondTicker);
    expect(news()).toEqual([]);
    vi.advanceTimersByTime(999);
    expect(news()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(news()).toEqual([{ type: 'clock.ticked', now: NOW + 1_000 }]);
    vi.advanceTimersByTime(400);
    turn('visible');
    expect(news()).toEqual([{ type: 'clock.ticked', now: NOW + 1_400 }]);
    stop();
    turn('visible');
    vi.advanceTimersByTime(5_000);
    expect(news()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes at once, each minute, and on return to the tab from the minute clock', () => {
    const { news, stop } = hear(minuteTicker);
    expect(news()).toEqual([{ type: 'clock.ticked', now: NOW }]);
    vi.advanceTimersByTime(59_999);
    expect(news()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(news()).toEqual([{ type: 'clock.ticked', now: NOW + 60_000 }]);
    turn('visible');
    expect(news()).toHaveLength(1);
    stop();
    turn('visible');
    expect(news()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('page watcher', () => {
  it('reports a visible tab, not a hidden one', () => {
    const { news, stop } = hear(seenWatcher);
    turn('hidden');
    expect(news()).toEqual([]);
    turn('visible');
    expect(news()).toEqual([{ type: 'page.seen' }]);
    stop();
    turn('visible');
    expect(news()).toEqual([]);
  });

  it.each(['popstate', 'pushState', 'replaceState'])('reports the path of the address at a %s', (move) => {
    const forget = vi.fn<() => void>();
    const start = vi.fn<() => () => void>(() => forget);
    const { news, stop } = hear(locationWatcher({ start }));
    expect(start).toHaveBeenCalledOnce();
    history.replaceState(null, '', '/news?page=2#top');
    window.dispatchEvent(new Event(move));
    expect(news()).toEqual([{ type: 'location.changed', path: '/news' }]);
    expect(forget).not.toHaveBeenCalled();
    stop();
    window.dispatchEvent(new Event(move));
    expect(news()).toEqual([]);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('reports the center page in the hash', () => {
    const { news, stop } = hear(pageWatcher);
    history.replaceState(null, '', '/#devices');
    window.dispatchEvent(new Event('hashchange'));
    expect(news()).toHaveLength(1);
    stop();
    window.dispatchEvent(new Event('hashchange'));
    expect(news()).toEqual([]);
  });

  it('reports idleness unless it is stopped before', () => {
    let run = () => {};
    const callOff = vi.fn<() => void>();
    const { news, stop } = hear(
      restWatcher((rested) => {
        run = rested;
        return callOff;
      }),
    );
    expect(news()).toEqual([]);
    run();
    expect(news()).toEqual([{ type: 'page.rested' }]);
    stop();
    expect(callOff).toHaveBeenCalledOnce();
  });

  it('reports the scroll position once a frame and never an invalid one', () => {
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event('scroll'));
    };
    vi.stubGlobal('scrollY', 0);
    const { news, stop } = hear(scrollWatcher);
    vi.advanceTimersToNextFrame();
    expect(news()).toEqual([]);
    scrollTo(100);
    scrollTo(240.4);
    expect(news()).toEqual([]);
    vi.advanceTimersToNextFrame();
    expect(news()).toEqual([{ type: 'page.scrolled', from: 0, to: 240 }]);
    scrollTo(-30);
    vi.advanceTimersToNextFrame();
    expect(news()).toEqual([{ type: 'page.scrolled', from: 240, to: 0 }]);
    scrollTo(50);
    stop();
    vi.advanceTimersToNextFrame();
    scrollTo(90);
    vi.advanceTimersToNextFrame();
    expect(news()).toEqual([]);
    vi.unstubAllGlobals();
  });
});
