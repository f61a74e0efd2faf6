import {
  actOnCase,
  caseColleagues,
  handInOnCase,
  holdCase,
  houseQueue,
  readCase,
  readCasePaper,
  rehearseAct,
} from '../../contract/house/cases';
import { CASE_WORKERS } from '../../domain/house/duties';
import { hasRole } from '../../domain/house/roles';
import { fileAnswer } from '../files/file-answer';
import type { FileService } from '../files/service';
import { successAnswer } from '../http/answer';
import type { Route } from '../http/route';
import { validate } from '../http/validate';
import type { StaffDoor } from '../staff/serve';
import { staffStore } from '../staff/store';
import { readCaseOf } from './case';
import { paperOf } from './paper';
import { queueOf } from './queue';
import { type WorkDeps, workWith } from './work';

type DeskDeps = WorkDeps & { door: StaffDoor; files: Pick<FileService, 'piecesOf'> };

/** The desk of the house: what waits, a case beside its papers, and what is done with it. */
export function deskRoutes({ door, files, ...deps }: DeskDeps): Route[] {
  const { database, clock, orders } = deps;
  const work = workWith(deps);
  return [
    door.serve(houseQueue, (asked, { staffId }) => queueOf(database, asked, { staffId, now: clock.now() })),
    door.serve(readCase, ({ orderNo }, { roles }) => readCaseOf(database, orders, orderNo, roles)),
    door.serve(rehearseAct, async (asked, user) => ({ texts: await work.rehearse(user, asked) })),
    door.serve(actOnCase, async (asked, user) => {
      await work.act(user, asked);
      return null;
    }),
    door.serve(holdCase, async (asked, user) => {
      await work.hold(user, asked);
      return null;
    }),
    door.serve(caseColleagues, async () => ({
      records: (await staffStore(database).list())
        .filter(({ roles }) => hasRole(roles, CASE_WORKERS))
        .map(({ staffId, name }) => ({ staffId, name })),
    })),
    {
      method: 'POST',
      path: handInOnCase.path,
      guarded: 'own',
      async answer(request, call) {
        const user = await door.admit(call, handInOnCase.access);
        const asked = validate(handInOnCase.request, request.param());
        return successAnswer({ turn: await work.handIn(user, asked, request) });
      },
    },
    {
      method: 'GET',
      path: readCasePaper.path,
      guarded: 'own',
      async answer(request, call) {
        await door.admit(call, readCasePaper.access);
        const { orderNo, fileId } = validate(readCasePaper.request, request.param());
        const file = await paperOf(database, orderNo, fileId);
        return fileAnswer(request, { ...file, pieces: await files.piecesOf(fileId, file) });
      },
    },
  ];
}
