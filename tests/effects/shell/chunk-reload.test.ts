// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { mayReloadForChunk } from '../../../machines/shell/chunk-guard';
import type { Fresh } from '../../../src/effects/chunk/chunk-reload';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

/** Reloaded page: storage and history stay, module state is reset. */
async function page(change: Partial<Fresh> = {}) {
  vi.resetModules();
  const { reloadForChunk } = await import('../../../src/effects/chunk/chunk-reload');
  const reload = vi.fn<() => void>();
  const world: Fresh = { reload, now: () => NOW, isOnline: () => true, isReload: () => false, ...change };
  const fail = () => toPromise(createActor(reloadForChunk(world)).start());
  return { reload, fail };
}

async function failsAt(change: Partial<Fresh> = {}): Promise<boolean> {
  const { fail } = await page(change);
  return (await fail()).isReloading;
}

const blockStorage = () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('reload after a missing chunk', () => {
  it('happens once and again only after a minute', async () => {
    const times = [0, 1, MINUTE - 1, MINUTE, MINUTE + 1, 2 * MINUTE];
    const reloads: boolean[] = [];
    for (const time of times) reloads.push(await failsAt({ now: () => NOW + time }));
    expect(reloads).toEqual([true, false, false, true, false, true]);
  });

  it('happens once without storage, remembered in the history', async () => {
    blockStorage();
    expect(await failsAt()).toBe(true);
    expect(await failsAt({ isReload: () => true })).toBe(false);
    expect(history.state).toMatchObject({ chunkReload: String(NOW) });
  });

  it('is skipped when nothing can remember it', async () => {
    blockStorage();
    vi.spyOn(history, 'replaceState').mockImplementation(() => {});
    const { reload, fail } = await page();
    expect(await fail()).toEqual({ isReloading: false });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is skipped offline', async () => {
    const { reload, fail } = await page({ isOnline: () => false });
    expect([await fail(), reload.mock.calls.length]).toEqual([{ isReloading: false }, 0]);
  });

  it('never loops on any clock', () => {
    for (let round = 0; round < 1_000; round += 1) {
      const now = NOW - round * 3_600_000;
      expect(mayReloadForChunk({ last: now + 3_600_000, now, isReload: true })).toBe(false);
    }
  });

  it('happens once on a clock set back since the last one', async () => {
    await failsAt();
    const DAY = 86_400_000;
    expect(await failsAt({ now: () => NOW - DAY })).toBe(true);
    expect(await failsAt({ now: () => NOW - 2 * DAY, isReload: () => true })).toBe(false);
  });

  it.each(['', 'x', '{}', 'NaN', 'Infinity'])('reads the record %j as none', async (memory) => {
    sessionStorage.setItem('chunkReload', memory);
    expect(await failsAt()).toBe(true);
  });
});
