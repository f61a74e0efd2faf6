import {
  actOnVerification,
  holdVerification,
  houseVerifications,
  readLicence,
  readVerificationCase,
  rehearseVerification,
} from '../../../../contract/house/verifications';
import type { DecisionDeps } from '../../../people/enterprises/decisions';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { countsFor } from '../counts';
import { scanRoute } from '../scan-route';
import { type WorkDeps, workWith } from '../work';
import { workRoutes } from '../work-routes';
import { licenceOf, readVerificationOf } from './case';
import { verificationsOf } from './queue';
import { verificationCaseDesk } from './verification-desk';

export type VerificationDeskDeps = WorkDeps & Pick<DecisionDeps, 'passed' | 'notify'> & { door: StaffDoor };

export function verificationDeskRoutes({ door, ...deps }: VerificationDeskDeps): Route[] {
  const { database, clock } = deps;
  const desk = verificationCaseDesk(deps);
  const work = workWith(deps, desk);
  return [
    door.serve(houseVerifications, async (asked, { staffId, roles }) => {
      const counts = await countsFor(database, roles, new Date(clock.now()));
      return { ...(await verificationsOf(database, asked, { staffId, now: clock.now() })), counts };
    }),
    door.serve(readVerificationCase, ({ no }, { roles }) =>
      readVerificationOf(database, desk, { enterpriseId: no, roles }),
    ),
    ...workRoutes(door, { rehearse: rehearseVerification, act: actOnVerification, hold: holdVerification }, work),
    scanRoute(door, readLicence, ({ no, fileId }) => licenceOf(database, no, fileId)),
  ];
}
