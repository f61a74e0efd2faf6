import type { SessionUser } from '../../base/http/sessions';

export type LiveSession = SessionUser & { expiresAt: number };

/** How long another gateway's word that a session has ended may take to be heard here. */
export const CACHE_MS = 2_000;
const CACHE_ENTRIES = 10_000;

type Entry = { session: LiveSession; heardAt: number };

/**
 * Sessions the database has lately vouched for. A reader says which epoch it asked the database in; when anything
 * has ended since, its answer may be older than the end and is not kept, so an ended session never comes back.
 * `elapsed` must never run backwards, whatever is done to the clock on the wall.
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
    /** Called after the database has forgotten them. */
    forget(hasEnded: (session: LiveSession) => boolean): void {
      epoch += 1;
      for (const [key, { session }] of entries) if (hasEnded(session)) entries.delete(key);
    },
  };
}
