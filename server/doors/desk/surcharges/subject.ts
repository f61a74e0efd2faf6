import { surchargeWire } from '../../../../contract/house/surcharges';
import type { CaseDeed } from '../../../../domain/house/case';
import { SURCHARGE_DEEDS } from '../../../../domain/house/duties';
import type { SurchargeReading } from '../../../../domain/house/surcharge';
import { ANY_CARRIER } from '../../../../domain/offer/closure';
import { describeSurcharge } from '../../../../domain/offer/surcharge';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { notFoundFault } from '../../../base/http/refusal';
import { COUNTED_DAYS, offersHit } from '../../../trade/closures/runs';
import { pricesMoved } from '../../../trade/surcharges/examples';
import { type SurchargeRecord, surchargeStore } from '../../../trade/surcharges/store';
import type { SurchargeChange, SurchargeWatch } from '../../../trade/surcharges/surcharges';
import type { TariffWatch } from '../../../trade/tariffs/tariffs';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { type AtSurcharge, SURCHARGE_ACTS, type SurchargeActs } from './acts';
import { listSurcharges, NEW_SURCHARGE, publicSurcharge, surchargeStanding, surchargesWaiting } from './queue';

type Deps = WorkDeps & { surcharges: SurchargeWatch; tariffs: Pick<TariffWatch, 'current'> };

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

const surchargeReading =
  ({ database, clock, surcharges, tariffs }: Deps) =>
  async ({ row, moved, waits }: SurchargeChange, isGone: boolean): Promise<SurchargeReading> => {
    const now = clock.now();
    const today = dayAt(now);
    const others = (await surcharges.read()).filter(({ surchargeId }) => surchargeId !== row.surchargeId);
    const [before, after] = isGone ? [[...others, row], others] : [others, [...others, row]];
    const span = { ...row, from: today, until: daysAfter(today, COUNTED_DAYS) };
    return {
      said: describeSurcharge(row),
      moved: Math.round(moved * 10) / 10,
      waits,
      offers: await offersHit(span, { today, now, tariffs: await tariffs.current() }),
      ...(await pricesMoved(database, { row, before, after }, now)),
    };
  };

export const surcharges = subject({
  wire: surchargeWire,
  acts: SURCHARGE_ACTS,
  reads: { as: 'surcharge', acts: SURCHARGE_DEEDS },
  /** Publishing releases the case, so that a colleague can approve or withdraw it. */
  isKept: false,
  waits: surchargesWaiting,
  queue: ({ database }: Deps, asked, by) => listSurcharges(database, asked, by),
  async find({ database, clock }: Deps, no): Promise<AtSurcharge> {
    if (no === NEW_SURCHARGE) return { no, stand: 'NEW', surcharge: null };
    const row = await surchargeStore(database).find(no);
    if (!row) throw notFoundFault();
    return { no, stand: surchargeStanding(row, dayAt(clock.now())), surcharge: publicSurcharge(row) };
  },
  shows: async (_, at, { isOwn }) => ({ ...at, isOwn, dueAt: null }),
  async isOwn({ database }, { no, stand }, { staffId }) {
    if (stand !== 'WAITING' && stand !== 'ENDING') return false;
    const row = await surchargeStore(database).find(no);
    return (stand === 'WAITING' ? row?.putById : row?.endingById) === staffId;
  },
  async done({ database }, no) {
    const row = await surchargeStore(database).find(no);
    return row ? surchargeDeeds(row) : null;
  },
  over: (deps, outside): SurchargeActs => ({
    ...deps.surcharges.deskOver(outside),
    now: () => deps.clock.now(),
    told: surchargeReading(deps),
  }),
});
