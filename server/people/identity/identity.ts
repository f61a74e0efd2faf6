import { accountClosing } from '../accounts/closing';
import { passwordChanges } from '../accounts/change-password';
import { type EditionsIn, editionsOfAccounts } from '../accounts/editions';
import type { WholeVehicleOrders } from '../accounts/profile';
import { createRegister } from '../accounts/register';
import { accountRoutes } from '../accounts/routes';
import { accountStore } from '../accounts/store';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { enterpriseRoutes } from '../enterprises/routes';
import type { Route } from '../../base/http/route';
import type { Log } from '../../base/log';
import { openPasswords } from '../passwords/passwords';
import { knownDevices } from '../sessions/known-devices';
import { sessionRoutes } from '../sessions/routes';
import { type SessionService, sessionService } from '../sessions/service';
import { createAttempts } from '../sign-in/attempts';
import { signInRoutes } from '../sign-in/routes';
import {
  type HasCode,
  type HoldsProof,
  signInService,
  type SpendLoginProof,
  type VerifyCode,
} from '../sign-in/service';
import { singleSignOnRoutes } from '../single-sign-on/routes';
import { singleSignOnService, type UserCenter } from '../single-sign-on/service';
import type { SmsProvider } from '../sms/provider';
import type { IsKnownDevice } from '../sms/routes';

type IdentityDeps = {
  database: Database;
  clock: Clock;
  verifyCode: VerifyCode;
  hasCode: HasCode;
  spendProof: SpendLoginProof;
  holdsProof: HoldsProof;
  userCenter: UserCenter;
  log: Log;
  notify: SmsProvider['notify'];
  editionsIn: EditionsIn;
  wholeVehicleOrdersOf: WholeVehicleOrders;
  elapsed?: () => number;
};

export type Identity = {
  sessions: SessionService;
  passwords: Awaited<ReturnType<typeof openPasswords>>;
  routes: Route[];
  isKnownDevice: IsKnownDevice;
  sweep(): Promise<void>;
};

export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { database, clock } = deps;
  const passwords = await openPasswords();
  const sessions = sessionService(database, clock, deps.elapsed);
  const devices = knownDevices(deps);
  const entrance = { sessions, devices };
  const accounts = accountStore(database);
  const attempts = createAttempts(database, clock);
  const findByPhone = (phone: string) => accounts.findByPhone(phone);
  const signIn = signInService({ ...deps, passwords, attempts, devices, findByPhone });
  const singleSignOn = singleSignOnService({ ...deps, sessions });
  const registerAccount = createRegister({ ...deps, passwords });
  const changes = passwordChanges({ ...deps, passwords, sessions, attempts });
  const closing = accountClosing({ ...deps, passwords, sessions, attempts });
  const editions = editionsOfAccounts(database, deps.editionsIn, () => new Date(clock.now()));
  return {
    sessions,
    passwords,
    routes: [
      ...signInRoutes(signIn, entrance),
      ...sessionRoutes(sessions),
      ...singleSignOnRoutes(singleSignOn, devices),
      ...accountRoutes({
        queries: database,
        wholeVehicleOrdersOf: deps.wholeVehicleOrdersOf,
        entrance,
        registerAccount,
        passwordChanges: changes,
        closing,
        editions,
      }),
      ...enterpriseRoutes(database, clock),
    ],
    async isKnownDevice(call, phone) {
      const device = devices.shownBy(call);
      return device !== undefined && devices.knows(phone, device);
    },
    async sweep() {
      await sessions.sweep();
      await singleSignOn.sweep();
      await attempts.sweep();
      await devices.sweep();
      await closing.sweep();
    },
  };
}
