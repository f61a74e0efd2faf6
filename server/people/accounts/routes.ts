import { register } from '../../../contract/people/auth';
import { closeAccount, lookClosing } from '../../../contract/people/closing';
import { changePassword, resetPassword, userInfo } from '../../../contract/people/user';
import { agreeToEditions, ownEditions } from '../../../contract/content/editions';
import type { Queries } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import { serve, serveOwner } from '../../base/http/serve';
import { openSession, type Entrance } from '../sessions/enter';
import { readAsker } from '../sms/asker';
import type { AccountClosing } from './closing';
import type { EditionsOfAccounts } from './editions';
import type { PasswordChanges } from './change-password';
import { readProfile, type WholeVehicleOrders } from './profile';
import type { Register } from './register';

type AccountDeps = {
  queries: Queries;
  wholeVehicleOrdersOf: WholeVehicleOrders;
  entrance: Entrance;
  registerAccount: Register;
  passwordChanges: PasswordChanges;
  closing: AccountClosing;
  editions: EditionsOfAccounts;
};

export const accountRoutes = ({
  queries,
  wholeVehicleOrdersOf,
  entrance,
  registerAccount,
  passwordChanges,
  closing,
  editions,
}: AccountDeps): Route[] => [
  serve(register, async (registration, call) =>
    openSession(
      entrance,
      call,
      await registerAccount({ ...registration, asker: readAsker(call), address: call.address }),
    ),
  ),
  serveOwner(userInfo, (_, { userId }) => readProfile(queries, wholeVehicleOrdersOf, userId)),
  serveOwner(changePassword, async (passwords, { userId, sessionId }) => {
    await passwordChanges.change({ ...passwords, userId, sessionId });
    return null;
  }),
  serveOwner(ownEditions, (_, { userId }) => editions.look(userId)),
  serveOwner(agreeToEditions, async ({ agreed }, { userId }) => {
    await editions.agree(userId, agreed);
    return null;
  }),
  serveOwner(lookClosing, (_, owner) => closing.look(owner)),
  serveOwner(closeAccount, async ({ password, code }, { userId, phone }, call) => {
    await closing.close({ userId, phone, password, code, asker: readAsker(call) });
    return null;
  }),
  serve(resetPassword, async (reset, call) => {
    await passwordChanges.reset({ ...reset, asker: readAsker(call), address: call.address });
    return null;
  }),
];
