import { type Access, type Endpoint, isForStaff, type ReplyOf, type RequestOf } from '../../../contract/wire/endpoint';
import { STAFF_COOKIE } from '../../../contract/house/cookie';
import { hasRole } from '../../../domain/house/roles';
import type { Call } from '../../base/http/call';
import { readCookie } from '../../base/http/read-cookie';
import { forbiddenFault, notSignedInFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { buildRoute } from '../../base/http/serve';
import { STAFF_MESSAGES as messages } from './messages';
import type { StaffSessions, StaffUser } from './sessions';

const TOKEN = /^[\w-]{43}$/;

type StaffHandler<TEndpoint extends Endpoint> = (
  input: RequestOf<TEndpoint>,
  user: StaffUser,
  call: Call,
) => Promise<ReplyOf<TEndpoint>> | ReplyOf<TEndpoint>;

/** True for automatic refreshes of an open page, which do not extend the session. */
const isWatching = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'isWatching' in input && input.isWatching === true;

export type StaffDoor = ReturnType<typeof staffDoor>;

/** Entry for staff: a missing session or role is refused before the body is read. */
export function staffDoor(sessions: Pick<StaffSessions, 'resolve' | 'touch'>) {
  const users = new WeakMap<Call, StaffUser>();

  async function known(call: Call, access: Access): Promise<StaffUser> {
    const user = await sessions.resolve(readCookie(call, STAFF_COOKIE, TOKEN));
    if (!user) throw notSignedInFault();
    if (!isForStaff(access) || !hasRole(user.roles, access)) throw forbiddenFault(messages.notYours);
    users.set(call, user);
    return user;
  }

  async function visitor(call: Call): Promise<StaffUser | null> {
    const user = await sessions.resolve(readCookie(call, STAFF_COOKIE, TOKEN));
    if (!user) return null;
    users.set(call, user);
    await sessions.touch(user);
    return user;
  }

  async function admit(call: Call, access: Access): Promise<StaffUser> {
    const user = await known(call, access);
    await sessions.touch(user);
    return user;
  }

  return {
    admit,
    visitor,
    userOf: (call: Call): StaffUser | undefined => users.get(call),
    serve<TEndpoint extends Endpoint>(endpoint: TEndpoint, handler: StaffHandler<TEndpoint>): Route {
      const enter = (call: Call) => known(call, endpoint.access);
      const work = async (input: RequestOf<TEndpoint>, call: Call) => {
        const user = users.get(call);
        if (!user) throw notSignedInFault();
        if (!isWatching(input)) await sessions.touch(user);
        return handler(input, user, call);
      };
      return buildRoute(endpoint, work, { guarded: 'own', enter });
    },
  };
}
