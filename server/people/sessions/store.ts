import type { Parameter, Queries } from '../../base/database/database';

export type SessionRow = {
  id: string;
  userId: string;
  phone: string;
  seenAt: Date;
  expiresAt: Date;
};

export type DeviceRow = { sessionId: string; device: string; createdAt: Date; seenAt: Date };

export type NewSession = {
  id: string;
  userId: string;
  digest: Uint8Array;
  device: string;
  now: Date;
  expiresAt: Date;
  /** Password hash the session was earned with; it must still be current. */
  passwordHash: string | null;
};

/** Bound of sessions per person, all visible in the list; a further one ends the least recently seen. */
const SESSIONS_KEPT = 50;

/**
 * The row lock orders sessions and password changes: earlier sessions are ended by the change, later ones must know the
 * new password.
 */
const INSERT = `
  insert into sessions (id, user_id, token_digest, device, created_at, seen_at, expires_at)
  select $1, u.id, $3, $4, $5, $5, $6 from users u
   where u.id = $2 and u.closed_at is null and ($7::text is null or u.password_hash = $7)
     for share
  returning (select phone from users where users.id = sessions.user_id) as phone`;

export const sessionStore = (queries: Queries) => {
  const ended = async (where: string, parameters: readonly Parameter[]) =>
    (await queries.query<{ id: string }>(`delete from sessions where ${where} returning id`, parameters)).length > 0;

  return {
    async insert({ id, userId, digest, device, now, expiresAt, passwordHash }: NewSession) {
      const given = [id, userId, digest, device, now, expiresAt, passwordHash];
      const [row] = await queries.query<{ phone: string }>(INSERT, given);
      return row;
    },
    async find(digest: Uint8Array) {
      const [row] = await queries.query<SessionRow>(
        `select s.id, s.user_id as "userId", u.phone, s.seen_at as "seenAt", s.expires_at as "expiresAt"
           from sessions s join users u on u.id = s.user_id where s.token_digest = $1`,
        [digest],
      );
      return row;
    },
    touch: (id: string, now: Date) => queries.query('update sessions set seen_at = $2 where id = $1', [id, now]),
    listOf: (userId: string, now: Date) =>
      queries.query<DeviceRow>(
        `select id as "sessionId", device, created_at as "createdAt", seen_at as "seenAt"
           from sessions where user_id = $1 and expires_at > $2 order by seen_at desc, id limit ${SESSIONS_KEPT}`,
        [userId, now],
      ),
    /** Keeps the new session `id`, even if others were seen at the same instant. */
    async endUnseen(userId: string, id: string): Promise<string[]> {
      const ended = await queries.query<{ id: string }>(
        `delete from sessions where id in (
           select id from sessions where user_id = $1 and id <> $2 order by seen_at desc, id offset ${SESSIONS_KEPT - 1})
         returning id`,
        [userId, id],
      );
      return ended.map(({ id }) => id);
    },
    end: (id: string, userId: string) => ended('id = $1 and user_id = $2', [id, userId]),
    endExpired: (now: Date) => ended('expires_at <= $1', [now]),
  };
};
