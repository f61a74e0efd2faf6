import type { Closure } from '../../../domain/offer/closure';
import { dayAt } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { takeNumber } from '../../base/draw-number';
import { watchRows } from '../../base/watched';
import { actingStaff } from '../../people/staff/acting';
import { draftsHit, quotesHit } from './counted';
import { type ClosedTo, createHitFinder, type HitDeps } from './hits';
import { closureStore } from './store';

const PREFIX = 'CL';

export type NewClosure = Omit<Closure, 'closureId'>;
export type ClosureHits = { closure: Closure; orders: number };
export type ClosureDesk = {
  put(closure: NewClosure): Promise<ClosureHits>;
  drop(closureId: string): Promise<ClosureHits | null>;
};

/** Marks open orders with any of these keys, or hit by a `gone` closure before; counts hits per closure. */
export type MarkHits = (
  inside: Queries,
  closedTo: ClosedTo,
  concerned: { keys: readonly string[]; gone: readonly string[] },
) => Promise<Map<string, number>>;

export type ClosureDeps = HitDeps & { database: Database; clock: Clock; markHits: MarkHits };

/** Current closures. Searches read them at most a second old, orders read them exactly. */
export function watchClosures({ database, clock, markHits, ...deps }: ClosureDeps) {
  const today = () => dayAt(clock.now());
  const closures = watchRows(
    () => closureStore(database).standing(today()),
    (standing): readonly Closure[] => standing,
  );

  const closedNow = async (inside: Queries): Promise<ClosedTo> =>
    createHitFinder(deps, await closureStore(inside).standing(today()), clock.now());

  async function marked(inside: Queries, changed: Closure): Promise<number> {
    const hits = await markHits(inside, await closedNow(inside), { keys: [changed.key], gone: [changed.closureId] });
    return hits.get(changed.closureId) ?? 0;
  }

  return {
    ...closures,
    /** Closures locked inside an ordering transaction: none can be added before it ends. */
    heldInside: (inside: Queries): Promise<Closure[]> => closureStore(inside).standingHeld(today()),
    /** Closures that stop a standing order. Not locked: a closure added a moment later marks the order. */
    closedNow,
    counted: async (closure: Closure) => ({
      quotes: await quotesHit(database, closure, clock.now()),
      drafts: await draftsHit(database, deps, closure, clock.now()),
    }),
    deskOver: (outside: { database?: Database }): ClosureDesk => {
      const over = outside.database ?? database;
      return {
        async put(closure) {
          const put = await over.tx(async (inside) => {
            const now = new Date(clock.now());
            await closureStore(inside).change();
            const closureId = await takeNumber({ prefix: PREFIX, now }, async (drawn) => drawn);
            const made = { closureId, ...closure };
            await closureStore(inside).put(made, actingStaff(), now);
            return { closure: made, orders: await marked(inside, made) };
          });
          await closures.read();
          return put;
        },
        async drop(closureId) {
          const dropped = await over.tx(async (inside) => {
            await closureStore(inside).change();
            const closure = await closureStore(inside).find(closureId);
            if (!closure) return null;
            const orders = await inside.query('select 1 from orders where hit_by = $1', [closureId]);
            await closureStore(inside).drop(closureId, actingStaff(), new Date(clock.now()));
            await marked(inside, closure);
            return { closure, orders: orders.length };
          });
          await closures.read();
          return dropped;
        },
      };
    },
    /** Ended closures hit no order; a changed order may be hit by another. */
    async sweep(): Promise<void> {
      const stale = await database.query<{ hitBy: string }>(
        `select distinct o.hit_by as "hitBy" from orders o left join closures c on c.closure_id = o.hit_by
          where o.hit_by is not null and (c.closure_id is null or c.until_day < $1)`,
        [today()],
      );
      if (stale.length === 0) return;
      await database.tx(async (inside) => {
        const gone = stale.map(({ hitBy: closureId }) => closureId);
        await markHits(inside, await closedNow(inside), { keys: [], gone });
      });
    },
  };
}

export type Closures = ReturnType<typeof watchClosures>;
