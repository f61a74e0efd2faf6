import {
  actOnSurcharge,
  holdSurcharge,
  houseSurcharges,
  readSurchargeCase,
  rehearseSurcharge,
} from '../../../../contract/house/surcharges';
import type { CaseDeed } from '../../../../domain/house/case';
import type { SurchargeReading } from '../../../../domain/house/surcharge';
import { WORKERS } from '../../../../domain/house/duties';
import { hasRole } from '../../../../domain/house/roles';
import { ANY_CARRIER } from '../../../../domain/offer/closure';
import { describeSurcharge } from '../../../../domain/offer/surcharge';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { COUNTED_DAYS, offersHit } from '../../../trade/closures/runs';
import { notFoundFault } from '../../../base/http/refusal';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { pricesMoved } from '../../../trade/surcharges/examples';
import { type SurchargeRecord, surchargeStore } from '../../../trade/surcharges/store';
import type { SurchargeChange, SurchargeWatch } from '../../../trade/surcharges/surcharges';
import { offeredActs, type CaseDesk } from '../case-desk';
import { countQueues } from '../counts';
import { listDeeds } from '../../../base/house-log/log';
import { readStanding } from '../turn';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { type AtSurcharge, SURCHARGE_ACTS, type SurchargeActs } from './acts';
import { NEW_SURCHARGE, surchargeStanding, publicSurcharge, listSurcharges } from './queue';

export type SurchargeDeskDeps = WorkDeps & { door: StaffDoor; surcharges: SurchargeWatch };

const KINDS = { place: 'surcharge.place', lane: 'surcharge.lane', carrier: 'surcharge.carrier' } as const;
const isKind = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

const once = (act: CaseDeed['act'], at: Date | null, who: string | null): CaseDeed[] =>
  at === null ? [] : [{ act, at: at.toISOString(), who: who ?? '' }];

function surchargeDeeds(row: SurchargeRecord): CaseDeed[] {
  const [kind = ''] = row.key.split(':');
  const act = row.key === ANY_CARRIER || !isKind(kind) ? 'surcharge.mode' : KINDS[kind];
  return [
    ...once(row.endingAt ? 'surcharge.approved' : 'surcharge.dropped', row.droppedAt, row.droppedBy),
    ...once('surcharge.dropped', row.endingAt, row.endingBy),
    ...(row.approvedBy === null ? [] : once('surcharge.approved', row.approvedAt, row.approvedBy)),
    ...once(act, row.putAt, row.putBy),
  ];
}

export function surchargeDeskRoutes({ door, surcharges, ...deps }: SurchargeDeskDeps): Route[] {
  const { database, clock } = deps;

  async function told({ row, moved, waits }: SurchargeChange, isGone: boolean): Promise<SurchargeReading> {
    const now = clock.now();
    const today = dayAt(now);
    const others = (await surcharges.read()).filter(({ surchargeId }) => surchargeId !== row.surchargeId);
    const [before, after] = isGone ? [[...others, row], others] : [others, [...others, row]];
    const span = { ...row, from: today, until: daysAfter(today, COUNTED_DAYS) };
    return {
      said: describeSurcharge(row),
      moved: Math.round(moved * 10) / 10,
      waits,
      offers: await offersHit(span, today, now),
      ...(await pricesMoved(database, { row, before, after }, now)),
    };
  }

  const desk: CaseDesk<AtSurcharge, SurchargeActs> = {
    kind: 'surcharge',
    acts: SURCHARGE_ACTS,
    /** Publishing releases the case, so that a colleague can approve or withdraw it. */
    isKept: false,
    async find(no) {
      if (no === NEW_SURCHARGE) return { no, stand: 'NEW', surcharge: null };
      const row = await surchargeStore(database).find(no);
      if (!row) throw notFoundFault();
      return { no, stand: surchargeStanding(row, dayAt(clock.now())), surcharge: publicSurcharge(row) };
    },
    isDuty: (roles) => hasRole(roles, WORKERS.surcharge),
    over: (outside) => ({ ...surcharges.deskOver(outside), now: () => clock.now(), told }),
  };
  return [
    door.serve(houseSurcharges, async (asked, { staffId, roles }) => ({
      ...(await listSurcharges(database, asked, { staffId, now: clock.now() })),
      counts: await countQueues(database, roles, new Date(clock.now())),
    })),
    door.serve(readSurchargeCase, async ({ no }, { staffId, roles }) => {
      const { turn, heldBy } = await readStanding(database, { kind: 'surcharge', no });
      const at = await desk.find(no);
      const row = await surchargeStore(database).find(no);
      const asker = at.stand === 'WAITING' ? row?.putById : row?.endingById;
      const isOwn = (at.stand === 'WAITING' || at.stand === 'ENDING') && asker === staffId;
      const done = row ? surchargeDeeds(row) : await listDeeds(database, no);
      const acts = offeredActs(desk, roles, at, isOwn);
      return { kind: 'surcharge' as const, ...at, isOwn, turn, heldBy, dueAt: null, done, acts };
    }),
    ...workRoutes(
      door,
      { rehearse: rehearseSurcharge, act: actOnSurcharge, hold: holdSurcharge },
      createCaseWork(deps, desk),
    ),
  ];
}
