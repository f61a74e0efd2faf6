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
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { buildRoute } from '../../base/http/serve';
import { describeDevice } from '../sessions/device';
import { noStaffCookie, staffCookie } from './cookie';
import type { StaffDoor } from './serve';
import type { StaffSessions } from './sessions';
import type { EnteredStaff, createStaffSignIn } from './sign-in';
import { staffStore } from './store';

type StaffParts = {
  queries: Queries;
  door: StaffDoor;
  sessions: StaffSessions;
  signIn: ReturnType<typeof createStaffSignIn>;
};

/** The token leaves in the cookie only. */
function entered(call: Call, { token, ...told }: EnteredStaff) {
  call.setCookie(staffCookie(token, call.secure));
  return { ...told, person: { ...told.person, roles: [...told.person.roles] } };
}

const halfSignIn = (ticket: string, call: Call) => ({
  ticket,
  device: describeDevice(call.header('user-agent')),
  address: call.address,
});

const OWN = { guarded: 'own' } as const;

export const staffRoutes = ({ queries, door, sessions, signIn }: StaffParts): Route[] => [
  buildRoute(staffPassword, (half, call) => signIn.byPassword({ ...half, address: call.address }), OWN),
  buildRoute(
    staffCode,
    async ({ ticket, code }, call) => entered(call, await signIn.byCode(code, halfSignIn(ticket, call))),
    OWN,
  ),
  buildRoute(
    staffRecovery,
    async ({ ticket, recoveryCode }, call) =>
      entered(call, await signIn.byRecovery(recoveryCode, halfSignIn(ticket, call))),
    OWN,
  ),
  buildRoute(
    staffBegin,
    async ({ ticket, code, password }, call) =>
      entered(call, await signIn.begin({ code, password }, halfSignIn(ticket, call))),
    OWN,
  ),
  buildRoute(
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
    if (!(await sessions.end(sessionId, staffId))) throw notFoundFault();
    return null;
  }),
];
