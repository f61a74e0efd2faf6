import { listSessions, logout, revokeSession } from '../../../contract/people/auth';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serveOwner } from '../../base/http/serve';
import type { SessionService } from './service';

export const sessionRoutes = (sessions: SessionService): Route[] => [
  serveOwner(logout, async (_, { sessionId, userId }) => {
    await sessions.end(sessionId, userId);
    return null;
  }),
  serveOwner(listSessions, async (_, user) => {
    const devices = await sessions.listOf(user.userId);
    const records = devices.map(({ createdAt, seenAt, ...device }) => ({
      ...device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: device.sessionId === user.sessionId,
    }));
    return { records };
  }),
  serveOwner(revokeSession, async ({ sessionId }, { userId }) => {
    if (!(await sessions.end(sessionId, userId))) throw notFoundFault();
    return null;
  }),
];
