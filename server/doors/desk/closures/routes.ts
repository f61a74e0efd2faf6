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
import { describeClosure } from '../../../../domain/offer/closure';
import { dayAt } from '../../../../domain/values/days';
import type { ClosureHits, Closures } from '../../../trade/closures/closures';
import { offersHit } from '../../../trade/closures/runs';
import { type ClosureRow, closureStore } from '../../../trade/closures/store';
import { notFoundFault } from '../../../base/http/refusal';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { offeredActs, type CaseDesk } from '../case-desk';
import { countQueues } from '../counts';
import { listDeeds } from '../../../base/house-log/log';
import { readStanding } from '../turn';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { type AtClosure, CLOSURE_ACTS, type ClosureActs } from './acts';
import { publicClosure, listClosures, NEW, closureStanding } from './queue';

export type ClosureDeskDeps = WorkDeps & { door: StaffDoor; closures: Closures };

const KINDS = { place: 'closure.place', lane: 'closure.lane', carrier: 'closure.carrier' } as const;

function closureDeeds({ key, putAt, putBy, droppedAt, droppedBy }: ClosureRow): CaseDeed[] {
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
      said: describeClosure(closure),
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
      if (!row) throw notFoundFault();
      return { no, stand: closureStanding(row, dayAt(clock.now())), closure: publicClosure(row) };
    },
    isDuty: (roles) => hasRole(roles, WORKERS.closure),
    over: (outside) => ({ ...closures.deskOver(outside), now: () => clock.now(), told }),
  };
  return [
    door.serve(houseClosures, async (asked, { staffId, roles }) => ({
      ...(await listClosures(database, asked, { staffId, now: clock.now() })),
      counts: await countQueues(database, roles, new Date(clock.now())),
    })),
    door.serve(readClosureCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await readStanding(database, { kind: 'closure', no });
      const at = await desk.find(no);
      const row = no === NEW ? null : await closureStore(database).find(no);
      const done = row ? closureDeeds(row) : await listDeeds(database, no);
      return { kind: 'closure' as const, ...at, turn, heldBy, dueAt: null, done, acts: offeredActs(desk, roles, at) };
    }),
    ...workRoutes(
      door,
      { rehearse: rehearseClosure, act: actOnClosure, hold: holdClosure },
      createCaseWork(deps, desk),
    ),
  ];
}
