import { SUBJECT_WIRES } from '../../../contract/house/subjects';
import { SUBJECT_KINDS, type SubjectKind } from '../../../domain/house/subjects';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import type { StaffDoor } from '../../people/staff/serve';
import { noteAct } from '../../base/house-log/log';

/** A page read again within this time is the same opening. */
const SAME_OPENING_MS = 15 * 60_000;

export const openedSubject = (kind: SubjectKind, no: string): string => `opened/${kind}/${no}`;

const OPENS = /^\/api-desk\/([a-z-]+)\/:no(?:(\/receipt)|(\/[a-z]+\/:fileId))?$/;

type Deps = { database: Database; clock: Clock; door: Pick<StaffDoor, 'userOf'> };

/** Logs the reader of every route that opens a case, its receipt or a paper. */
export const notingOpenings =
  ({ database, clock, door }: Deps) =>
  (route: Route): Route => {
    const [, at, isReceipt, isPaper] = OPENS.exec(route.path) ?? [];
    const kind = SUBJECT_KINDS.find((one) => SUBJECT_WIRES[one].path === at);
    if (kind === undefined || (route.method === 'POST') === (isPaper !== undefined)) return route;
    return {
      ...route,
      async answer(request, call) {
        const answer = await route.answer(request, call);
        const user = door.userOf(call);
        if (user === undefined) return answer;
        const subject = openedSubject(kind, request.param('no') ?? '');
        const act = isReceipt ? 'receipt.opened' : 'case.opened';
        const entry = { act: isPaper ? 'paper.opened' : act, said: request.param('fileId') ?? '' };
        const now = new Date(clock.now());
        await database.tx(async (inside) => {
          const [last] = await inside.query(
            `select 1 from desk_log where subject = $1 and staff_id = $2 and act = $3 and said = $4 and at > $5 limit 1`,
            [subject, user.staffId, entry.act, entry.said, new Date(now.getTime() - SAME_OPENING_MS)],
          );
          if (!last) await noteAct(inside, { at: now, staffId: user.staffId, subject, ...entry });
        });
        return answer;
      },
    };
  };
