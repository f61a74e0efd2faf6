import {
  actOnClosure,
  holdClosure,
  houseClosures,
  readClosureCase,
  rehearseClosure,
} from '../../../../contract/house/closures';
import type { ClosureReading, CaseDeed } from '../../../../domain/house/case';
import { WORKERS } from '../../../../domain/house/duties';
import { hasRole } from '../../../../domain/house/roles';
import { closureSaid } from '../../../../domain/offer/closure';
import { dayAt } from '../../../../domain/values/days';
import type { ClosureHits, Closures } from '../../../trade/closures/closures';
import { offersHit } from '../../../trade/closures/runs';
import { type ClosureRow, closureStore } from '../../../trade/closures/store';
import { notFound } from '../../../base/http/refusal';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { actsFor, type CaseDesk } from '../case-desk';
import { countsFor } from '../counts';
import { doneWith } from '../../../base/house-log/log';
import { standingOf } from '../turn';
import { type WorkDeps, workWith } from '../work';
import { workRoutes } from '../work-routes';
import { type AtClosure, CLOSURE_ACTS, type ClosureActs } from './acts';
import { closureIn, closuresOf, NEW, standOf } from './queue';

export type ClosureDeskDeps = WorkDeps & { door: StaffDoor; closures: Closures };

const KINDS = { place: 'closure.place', lane: 'closure.lane', carrier: 'closure.carrier' } as const;

function doneTo({ key, putAt, putBy, droppedAt, droppedBy }: ClosureRow): CaseDeed[] {
  const [kind] = key.split(':');
  const put: CaseDeed = { act: KINDS[kind as keyof typeof KINDS], at: putAt.toISOString(), who: putBy ?? '' };
  const dropped = droppedAt && { act: 'closure.dropped' as const, at: droppedAt.toISOString(), who: droppedBy ?? '' };
  return [...(dropped ? [dropped] : []), put];
}

export function closureDeskRoutes({ door, closures, ...deps }: ClosureDeskDeps): Route[] {
  const { database, clock } = deps;

  async function told({ closure, orders }: ClosureHits): Promise<ClosureReading> {
    const now = clock.now();
    return {
      said: closureSaid(closure),
      offers: await offersHit(closure, dayAt(now), now),
      ...(await closures.counted(closure)),
      orders,
    };
  }

  const desk: CaseDesk<AtClosure, ClosureActs> = {
    kind: 'closure',
    acts: CLOSURE_ACTS,
    /** Publishing or withdrawing releases the case, so that a colleague can withdraw it. */
    isKept: false,
    async find(no) {
      if (no === NEW) return { no, stand: 'NEW', closure: null };
      const row = await closureStore(database).find(no);
      if (!row) throw notFound();
      return { no, stand: standOf(row, dayAt(clock.now())), closure: closureIn(row) };
    },
    isDuty: (roles) => hasRole(roles, WORKERS.closure),
    over: (outside) => ({ ...closures.deskOver(outside), now: () => clock.now(), told }),
  };
  return [
    door.serve(houseClosures, async (asked, { staffId, roles }) => ({
      ...(await closuresOf(database, asked, { staffId, now: clock.now() })),
      counts: await countsFor(database, roles, new Date(clock.now())),
    })),
    door.serve(readClosureCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await standingOf(database, { kind: 'closure', no });
      const at = await desk.find(no);
      const row = no === NEW ? null : await closureStore(database).find(no);
      const done = row ? doneTo(row) : await doneWith(database, no);
      return { kind: 'closure' as const, ...at, turn, heldBy, dueAt: null, done, acts: actsFor(desk, roles, at) };
    }),
    ...workRoutes(door, { rehearse: rehearseClosure, act: actOnClosure, hold: holdClosure }, workWith(deps, desk)),
  ];
}
