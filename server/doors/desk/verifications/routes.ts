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
import { countQueues } from '../counts';
import { scanRoute } from '../scan-route';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { readLicenceScan, loadVerificationCase } from './case';
import { listVerifications } from './queue';
import { verificationCaseDesk } from './verification-desk';

export type VerificationDeskDeps = WorkDeps & Pick<DecisionDeps, 'passed' | 'notify'> & { door: StaffDoor };

export function verificationDeskRoutes({ door, ...deps }: VerificationDeskDeps): Route[] {
  const { database, clock } = deps;
  const desk = verificationCaseDesk(deps);
  const work = createCaseWork(deps, desk);
  return [
    door.serve(houseVerifications, async (asked, { staffId, roles }) => {
      const counts = await countQueues(database, roles, new Date(clock.now()));
      return { ...(await listVerifications(database, asked, { staffId, now: clock.now() })), counts };
    }),
    door.serve(readVerificationCase, ({ no }, { roles }) =>
      loadVerificationCase(database, desk, { enterpriseId: no, roles }),
    ),
    ...workRoutes(door, { rehearse: rehearseVerification, act: actOnVerification, hold: holdVerification }, work),
    scanRoute(door, readLicence, ({ no, fileId }) => readLicenceScan(database, no, fileId)),
  ];
}
