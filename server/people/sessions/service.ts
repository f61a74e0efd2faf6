import { randomUUID } from 'node:crypto';

import { SESSION_SECONDS } from '../../../contract/people/session';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { forgoneWhenFull } from '../../base/database/unavailable';
import type { SessionUser } from '../../base/http/sessions';
import { type SessionRow, sessionStore } from './store';
import { digestOf, looksLikeToken, mintToken } from './token';

type LiveSession = SessionUser & { expiresAt: number };

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

const LIFETIME_MS = SESSION_SECONDS * 1000;
const TOUCH_EVERY_MS = 300_000;

export type SessionService = ReturnType<typeof sessionService>;
export type Opening = { userId: string; device: string; passwordHash?: string };

const digestKey = (digest: Buffer) => digest.toString('base64');

const liveSession = ({ id, userId, phone, expiresAt }: SessionRow): LiveSession => ({
  sessionId: id,
  userId,
  phone,
  expiresAt: expiresAt.getTime(),
});

export function sessionService(database: Database, clock: Clock, elapsed?: () => number) {
  const store = sessionStore(database);
  const cache = sessionCache(elapsed);

  async function ask(digest: Buffer): Promise<LiveSession | undefined> {
    const epoch = cache.epoch();
    const row = await store.find(digest);
    if (!row) return undefined;
    const now = clock.now();
    if (now - row.seenAt.getTime() > TOUCH_EVERY_MS) await store.touch(row.id, new Date(now)).catch(forgoneWhenFull);
    const session = liveSession(row);
    cache.keep(digestKey(digest), session, epoch);
    return session;
  }

  async function end(sessionId: string, userId: string): Promise<boolean> {
    const ended = await store.end(sessionId, userId);
    cache.forget((session) => session.sessionId === sessionId && session.userId === userId);
    return ended;
  }

  return {
    /** An expired session is deleted when found, so that setting the clock back does not revive it. */
    async resolve(token: string): Promise<SessionUser | undefined> {
      if (!looksLikeToken(token)) return undefined;
      const digest = digestOf(token);
      const session = cache.find(digestKey(digest)) ?? (await ask(digest));
      if (!session) return undefined;
      const { expiresAt, ...user } = session;
      if (expiresAt > clock.now()) return user;
      await end(user.sessionId, user.userId);
      return undefined;
    },
    /** Returns the token, the only time it is visible; undefined if the password has changed meanwhile. */
    async start({ userId, device, passwordHash }: Opening, inside: Queries = database): Promise<string | undefined> {
      const token = mintToken();
      const now = clock.now();
      const session = {
        id: randomUUID(),
        userId,
        device,
        digest: digestOf(token),
        passwordHash: passwordHash ?? null,
        now: new Date(now),
        expiresAt: new Date(now + LIFETIME_MS),
      };
      const sessions = sessionStore(inside);
      const opened = await sessions.insert(session);
      const ended = opened ? await sessions.endUnseen(userId, session.id) : [];
      if (ended.length > 0) cache.forget(({ sessionId }) => ended.includes(sessionId));
      return opened && token;
    },
    end,
    /** Call once the database has ended the sessions, when that happened in a larger transaction. */
    forget: (hasEnded: (session: LiveSession) => boolean) => cache.forget(hasEnded),
    listOf: (userId: string) => store.listOf(userId, new Date(clock.now())),
    sweep: () => store.endExpired(new Date(clock.now())),
  };
}
