import { randomUUID } from 'node:crypto';

import { STAFF_IDLE_MS, STAFF_SESSION_MS, STAFF_TICKET_MS } from '../../../domain/house/credentials';
import { staffSubject } from '../../../domain/house/log';
import type { StaffPerson } from '../../../domain/house/roles';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { noteAct } from '../../base/house-log/log';
import { digestOf, looksLikeToken, mintToken } from '../sessions/token';
import { staffStore } from './store';

const TOUCH_EVERY_MS = 60_000;

export type StaffUser = StaffPerson & { sessionId: string };

type Row = StaffUser & { seenAt: Date; expiresAt: Date };
type DeviceRow = { sessionId: string; device: string; createdAt: Date; seenAt: Date };

export type StaffSessions = ReturnType<typeof staffSessions>;

/** Staff sessions: short, ended by inactivity. Roles are read per call, so revoked ones stop at once. */
export function staffSessions(database: Database, clock: Clock) {
  const now = () => new Date(clock.now());
  const lastSeen = new WeakMap<StaffUser, number>();
  const seenSince = () => new Date(clock.now() - STAFF_IDLE_MS);

  /**
   * Releases the cases of a person without sessions. Locks the person's row, so that the later of two ends sees no
   * session.
   */
  const endSession = (sessionId: string, staffId: string): Promise<boolean> =>
    database.tx(async (inside) => {
      await inside.query('select 1 from staff where id = $1 for update', [staffId]);
      const ended = await inside.query('delete from staff_sessions where id = $1 and staff_id = $2 returning id', [
        sessionId,
        staffId,
      ]);
      const left = await inside.query(
        'select 1 from staff_sessions where staff_id = $1 and expires_at > $2 and seen_at > $3 limit 1',
        [staffId, now(), seenSince()],
      );
      if (ended.length > 0 && left.length === 0) await staffStore(inside).giveBack(staffId);
      if (ended.length > 0)
        await noteAct(inside, { at: now(), staffId, act: 'staff.left', subject: staffSubject(staffId), said: '' });
      return ended.length > 0;
    });

  return {
    async resolve(token: string | undefined): Promise<StaffUser | undefined> {
      if (token === undefined || !looksLikeToken(token)) return undefined;
      const [row] = await database.query<Row>(
        `select s.id as "sessionId", s.seen_at as "seenAt", s.expires_at as "expiresAt",
                p.id as "staffId", p.login, p.name, p.roles
           from staff_sessions s join staff p on p.id = s.staff_id
          where s.token_digest = $1 and p.closed_at is null`,
        [digestOf(token)],
      );
      if (!row) return undefined;
      const { seenAt, expiresAt, ...user } = row;
      if (expiresAt.getTime() <= clock.now() || clock.now() - seenAt.getTime() > STAFF_IDLE_MS) {
        await endSession(user.sessionId, user.staffId);
        return undefined;
      }
      lastSeen.set(user, seenAt.getTime());
      return user;
    },
    async touch(user: StaffUser): Promise<void> {
      if (clock.now() - (lastSeen.get(user) ?? 0) > TOUCH_EVERY_MS)
        await database.query('update staff_sessions set seen_at = $2 where id = $1', [user.sessionId, now()]);
    },
    /** Returns the token, the only time it is visible. */
    async start(inside: Queries, staffId: string, device: string): Promise<string> {
      const token = mintToken();
      await inside.query(
        `insert into staff_sessions (id, staff_id, token_digest, device, created_at, seen_at, expires_at)
         values ($1, $2, $3, $4, $5, $5, $6)`,
        [randomUUID(), staffId, digestOf(token), device, now(), new Date(clock.now() + STAFF_SESSION_MS)],
      );
      return token;
    },
    end: endSession,
    listOf: (staffId: string) =>
      database.query<DeviceRow>(
        `select id as "sessionId", device, created_at as "createdAt", seen_at as "seenAt" from staff_sessions
          where staff_id = $1 and expires_at > $2 and seen_at > $3 order by seen_at desc, id limit 50`,
        [staffId, now(), seenSince()],
      ),
    /** Proof of the password until the second factor is given. */
    async giveTicket(staffId: string): Promise<string> {
      const ticket = mintToken();
      await database.query('insert into staff_tickets (digest, staff_id, expires_at) values ($1, $2, $3)', [
        digestOf(ticket),
        staffId,
        new Date(clock.now() + STAFF_TICKET_MS),
      ]);
      return ticket;
    },
    async holderOf(ticket: string): Promise<string | undefined> {
      const [row] = await database.query<{ login: string }>(
        `select p.login from staff_tickets t join staff p on p.id = t.staff_id
          where t.digest = $1 and t.expires_at > $2 and p.closed_at is null`,
        [digestOf(ticket), now()],
      );
      return row?.login;
    },
    /** False if spent: one ticket gives one session. */
    async spendTicket(inside: Queries, ticket: string): Promise<boolean> {
      const spent = await inside.query('delete from staff_tickets where digest = $1 returning digest', [
        digestOf(ticket),
      ]);
      return spent.length > 0;
    },
    async sweep(): Promise<void> {
      await database.query('delete from staff_tickets where expires_at <= $1', [now()]);
      const over = await database.query<{ id: string; staffId: string }>(
        'select id, staff_id as "staffId" from staff_sessions where expires_at <= $1 or seen_at < $2 order by id',
        [now(), seenSince()],
      );
      for (const { id, staffId } of over) await endSession(id, staffId);
    },
  };
}
