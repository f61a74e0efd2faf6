import type { SessionUser } from '../../base/http/sessions';

export type LiveSession = SessionUser & { expiresAt: number };

/** Longest delay until a session ended at another gateway is noticed here. */
export const CACHE_MS = 2_000;
const CACHE_ENTRIES = 10_000;

type Entry = { session: LiveSession; heardAt: number };

/**
 * Sessions recently confirmed by the database. A reader names the epoch of its query; if any session ended since, the
 * answer may be outdated and is not kept, so an ended session never returns. `elapsed` must be monotonic, unlike the
 * wall clock.
 */
export function sessionCache(elapsed: () => number = () => performance.now()) {
  const entries = new Map<string, Entry>();
  let epoch = 0;

  return {
    epoch: () => epoch,
    find(key: string): LiveSession | undefined {
      const entry = entries.get(key);
      if (entry && elapsed() - entry.heardAt < CACHE_MS) return entry.session;
      entries.delete(key);
      return undefined;
    },
    keep(key: string, session: LiveSession, askedIn: number): void {
      if (askedIn !== epoch) return;
      const oldest = entries.size >= CACHE_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { session, heardAt: elapsed() });
    },
    /** Call after the database has deleted the sessions. */
    forget(hasEnded: (session: LiveSession) => boolean): void {
      epoch += 1;
      for (const [key, { session }] of entries) if (hasEnded(session)) entries.delete(key);
    },
  };
}
