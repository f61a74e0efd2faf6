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
import { surchargeSaid } from '../../../../domain/offer/surcharge';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { COUNTED_DAYS, offersHit } from '../../../trade/closures/runs';
import { notFound } from '../../../base/http/refusal';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { pricesMoved } from '../../../trade/surcharges/examples';
import { type SurchargeRecord, surchargeStore } from '../../../trade/surcharges/store';
import type { SurchargeChange, SurchargeWatch } from '../../../trade/surcharges/surcharges';
import { actsFor, type CaseDesk } from '../case-desk';
import { countsFor } from '../counts';
import { doneWith } from '../../../base/house-log/log';
import { standingOf } from '../turn';
import { type WorkDeps, workWith } from '../work';
import { workRoutes } from '../work-routes';
import { type AtSurcharge, SURCHARGE_ACTS, type SurchargeActs } from './acts';
import { NEW_SURCHARGE, standOf, surchargeIn, surchargesOf } from './queue';

export type SurchargeDeskDeps = WorkDeps & { door: StaffDoor; surcharges: SurchargeWatch };

const KINDS = { place: 'surcharge.place', lane: 'surcharge.lane', carrier: 'surcharge.carrier' } as const;
const isKind = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

const once = (act: CaseDeed['act'], at: Date | null, who: string | null): CaseDeed[] =>
  at === null ? [] : [{ act, at: at.toISOString(), who: who ?? '' }];

function doneTo(row: SurchargeRecord): CaseDeed[] {
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
      said: surchargeSaid(row),
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
      if (!row) throw notFound();
      return { no, stand: standOf(row, dayAt(clock.now())), surcharge: surchargeIn(row) };
    },
    isDuty: (roles) => hasRole(roles, WORKERS.surcharge),
    over: (outside) => ({ ...surcharges.deskOver(outside), now: () => clock.now(), told }),
  };
  return [
    door.serve(houseSurcharges, async (asked, { staffId, roles }) => ({
      ...(await surchargesOf(database, asked, { staffId, now: clock.now() })),
      counts: await countsFor(database, roles, new Date(clock.now())),
    })),
    door.serve(readSurchargeCase, async ({ no }, { staffId, roles }) => {
      const { turn, heldBy } = await standingOf(database, { kind: 'surcharge', no });
      const at = await desk.find(no);
      const row = await surchargeStore(database).find(no);
      const asker = at.stand === 'WAITING' ? row?.putById : row?.endingById;
      const isOwn = (at.stand === 'WAITING' || at.stand === 'ENDING') && asker === staffId;
      const done = row ? doneTo(row) : await doneWith(database, no);
      const acts = actsFor(desk, roles, at, isOwn);
      return { kind: 'surcharge' as const, ...at, isOwn, turn, heldBy, dueAt: null, done, acts };
    }),
    ...workRoutes(
      door,
      { rehearse: rehearseSurcharge, act: actOnSurcharge, hold: holdSurcharge },
      workWith(deps, desk),
    ),
  ];
}
