import { fromPromise } from 'xstate';

import { mayReload, NO_RELOADS, countReload, signedInAgain } from '../../../machines/identity/session';
import type { ReloadOutcome, ReloadRecord } from '../../../machines/identity/session';
import { tabStorage } from '../storage';

const KEY = 'expiryReloads';
const EXPIRED = 'sessionExpired';

const isRecord = (value: unknown): value is ReloadRecord => {
  const { last, count } = (value ?? {}) as Partial<ReloadRecord>;
  return typeof last === 'number' && typeof count === 'number' && Number.isInteger(count) && count >= 0;
};

const wasReloaded = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.type === 'reload';
};

/** If storage is blocked, one reload counts as the limit, so that the page cannot loop. */
function readRecord(): ReloadRecord {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(KEY) ?? '');
    if (isRecord(stored)) return stored;
  } catch {
    // The stored record is missing or unreadable.
  }
  const isForgetful = !tabStorage.write(KEY, JSON.stringify(NO_RELOADS));
  return isForgetful && wasReloaded() ? { ...NO_RELOADS, count: Number.MAX_SAFE_INTEGER } : NO_RELOADS;
}

const writeRecord = (next: ReloadRecord) => tabStorage.write(KEY, JSON.stringify(next));

export const reloadPage = (): void => location.reload();

export const reloadOnce = (reload: () => void, now: () => number = Date.now) =>
  fromPromise<ReloadOutcome, undefined>(async () => {
    const soFar = readRecord();
    if (!mayReload(soFar, now())) return { isReloading: false };
    writeRecord(countReload(soFar, now()));
    tabStorage.write(EXPIRED, 'yes');
    reload();
    return { isReloading: true };
  });

export const endReloadSeries = (): void => void writeRecord(signedInAgain(readRecord()));

/** True if the page was reloaded because a session expired; true only once. */
export function takeExpired(): boolean {
  const wasExpired = tabStorage.read(EXPIRED) === 'yes';
  if (wasExpired) tabStorage.write(EXPIRED, '');
  return wasExpired;
}
