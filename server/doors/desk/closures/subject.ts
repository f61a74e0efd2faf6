import { closureWire } from '../../../../contract/house/closures';
import type { CaseDeed, ClosureReading } from '../../../../domain/house/case';
import { CLOSURE_DEEDS } from '../../../../domain/house/duties';
import { describeClosure } from '../../../../domain/offer/closure';
import { dayAt } from '../../../../domain/values/days';
import { notFoundFault } from '../../../base/http/refusal';
import type { ClosureHits, Closures } from '../../../trade/closures/closures';
import { offersHit } from '../../../trade/closures/runs';
import { type ClosureRow, closureStore } from '../../../trade/closures/store';
import type { TariffWatch } from '../../../trade/tariffs/tariffs';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { type AtClosure, CLOSURE_ACTS, type ClosureActs } from './acts';
import { closureStanding, closuresStanding, listClosures, NEW, publicClosure } from './queue';

type Deps = WorkDeps & { closures: Closures; tariffs: Pick<TariffWatch, 'current'> };

const KINDS = { place: 'closure.place', lane: 'closure.lane', carrier: 'closure.carrier' } as const;

function closureDeeds({ key, putAt, putBy, droppedAt, droppedBy }: ClosureRow): CaseDeed[] {
  const [kind] = key.split(':');
  const put: CaseDeed = { act: KINDS[kind as keyof typeof KINDS], at: putAt.toISOString(), who: putBy ?? '' };
  const dropped = droppedAt && { act: 'closure.dropped' as const, at: droppedAt.toISOString(), who: droppedBy ?? '' };
  return [...(dropped ? [dropped] : []), put];
}

const closureReading =
  ({ closures, clock, tariffs }: Deps) =>
  async ({ closure, orders }: ClosureHits): Promise<ClosureReading> => {
    const now = clock.now();
    return {
      said: describeClosure(closure),
      offers: await offersHit(closure, { today: dayAt(now), now, tariffs: await tariffs.current() }),
      ...(await closures.counted(closure)),
      orders,
    };
  };

export const closures = subject({
  wire: closureWire,
  acts: CLOSURE_ACTS,
  reads: { as: 'closure', acts: CLOSURE_DEEDS },
  isKept: false,
  waits: closuresStanding,
  queue: ({ database }: Deps, asked, by) => listClosures(database, asked, by),
  async find({ database, clock }: Deps, no): Promise<AtClosure> {
    if (no === NEW) return { no, stand: 'NEW', closure: null };
    const row = await closureStore(database).find(no);
    if (!row) throw notFoundFault();
    return { no, stand: closureStanding(row, dayAt(clock.now())), closure: publicClosure(row) };
  },
  shows: async (_, at) => ({ ...at, dueAt: null }),
  async done({ database }, no) {
    const row = no === NEW ? null : await closureStore(database).find(no);
    return row ? closureDeeds(row) : null;
  },
  over: (deps, outside): ClosureActs => ({
    ...deps.closures.deskOver(outside),
    now: () => deps.clock.now(),
    told: closureReading(deps),
  }),
});
