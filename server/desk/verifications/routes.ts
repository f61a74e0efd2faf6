import {
  actOnVerification,
  holdVerification,
  houseVerifications,
  readLicence,
  readVerificationCase,
  rehearseVerification,
} from '../../../contract/house/verifications';
import type { DecisionDeps } from '../../enterprises/decisions';
import { fileAnswer } from '../../files/file-answer';
import type { Route } from '../../http/route';
import { validate } from '../../http/validate';
import type { StaffDoor } from '../../staff/serve';
import { countsFor } from '../counts';
import { type WorkDeps, workWith } from '../work';
import { workRoutes } from '../work-routes';
import { licenceOf, readVerificationOf } from './case';
import { verificationsOf } from './queue';
import { verificationCaseDesk } from './verification-desk';

export type VerificationDeskDeps = WorkDeps & Pick<DecisionDeps, 'passed' | 'notify'> & { door: StaffDoor };

async function* whole(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Enterprises that want to be verified, at the desk. */
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
    {
      method: 'GET',
      path: readLicence.path,
      guarded: 'own',
      async answer(request, call) {
        await door.admit(call, readLicence.access);
        const { no, fileId } = validate(readLicence.request, request.param());
        const { name, mediaType, content } = await licenceOf(database, no, fileId);
        return fileAnswer(request, { name, mediaType, bytes: content.byteLength, sha256: '', pieces: whole(content) });
      },
    },
  ];
}
