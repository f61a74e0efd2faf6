import {
  staffBegin,
  staffCode,
  staffPassword,
  staffRecovery,
  staffRevoke,
  staffSelf,
  staffSessions as listStaffSessions,
  staffSignOut,
} from '../../../contract/house/sign-in';
import type { Queries } from '../../base/database/database';
import type { Call } from '../../base/http/call';
import { notFound } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { routeOf } from '../../base/http/serve';
import { deviceOf } from '../sessions/device';
import { noStaffCookie, staffCookie } from './cookie';
import type { StaffDoor } from './serve';
import type { StaffSessions } from './sessions';
import type { EnteredStaff, staffSignIn } from './sign-in';
import { staffStore } from './store';

type StaffParts = {
  queries: Queries;
  door: StaffDoor;
  sessions: StaffSessions;
  signIn: ReturnType<typeof staffSignIn>;
};

/** The token leaves in the cookie only. */
function entered(call: Call, { token, ...told }: EnteredStaff) {
  call.setCookie(staffCookie(token, call.secure));
  return { ...told, person: { ...told.person, roles: [...told.person.roles] } };
}

const halfOf = (ticket: string, call: Call) => ({
  ticket,
  device: deviceOf(call.header('user-agent')),
  address: call.address,
});

const OWN = { guarded: 'own' } as const;

export const staffRoutes = ({ queries, door, sessions, signIn }: StaffParts): Route[] => [
  routeOf(staffPassword, (half, call) => signIn.byPassword({ ...half, address: call.address }), OWN),
  routeOf(
    staffCode,
    async ({ ticket, code }, call) => entered(call, await signIn.byCode(code, halfOf(ticket, call))),
    OWN,
  ),
  routeOf(
    staffRecovery,
    async ({ ticket, recoveryCode }, call) =>
      entered(call, await signIn.byRecovery(recoveryCode, halfOf(ticket, call))),
    OWN,
  ),
  routeOf(
    staffBegin,
    async ({ ticket, code, password }, call) =>
      entered(call, await signIn.begin({ code, password }, halfOf(ticket, call))),
    OWN,
  ),
  routeOf(
    staffSelf,
    async (_, call) => {
      const user = await door.visitor(call);
      if (!user) return null;
      const { staffId, login, name, roles } = user;
      const codesLeft = await staffStore(queries).recoveryLeft(staffId);
      return { person: { staffId, login, name, roles: [...roles] }, codesLeft };
    },
    OWN,
  ),
  door.serve(staffSignOut, async (_, { sessionId, staffId }, call) => {
    await sessions.end(sessionId, staffId);
    call.setCookie(noStaffCookie(call.secure));
    return null;
  }),
  door.serve(listStaffSessions, async (_, user) => ({
    records: (await sessions.listOf(user.staffId)).map(({ createdAt, seenAt, ...device }) => ({
      ...device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: device.sessionId === user.sessionId,
    })),
  })),
  door.serve(staffRevoke, async ({ sessionId }, { staffId }) => {
    if (!(await sessions.end(sessionId, staffId))) throw notFound();
    return null;
  }),
];
