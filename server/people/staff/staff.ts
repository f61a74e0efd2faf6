import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import type { Passwords } from '../passwords/passwords';
import { staffRoutes } from './routes';
import { staffDoor } from './serve';
import { staffSessions } from './sessions';
import { createStaffSignIn } from './sign-in';

type StaffDeps = { database: Database; clock: Clock; passwords: Passwords };

export function createStaff(deps: StaffDeps) {
  const sessions = staffSessions(deps.database, deps.clock);
  const door = staffDoor(sessions);
  const signIn = createStaffSignIn({ ...deps, sessions });
  return {
    door,
    sessions,
    routes: staffRoutes({ queries: deps.database, door, sessions, signIn }),
    sweep: () => sessions.sweep(),
  };
}
