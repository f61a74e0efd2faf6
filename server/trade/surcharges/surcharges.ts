import { type InForce, mostMoved, type SurchargeRow, wantsFourEyes } from '../../../domain/offer/surcharge';
import { dayAt, daysAfter } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { takeNumber } from '../../base/draw-number';
import { watchRows } from '../../base/watched';
import { actingStaff, holdToSecond } from '../../people/staff/acting';
import { inForce, type SurchargeRecord, surchargeStore } from './store';

const PREFIX = 'SC';

type NewSurcharge = Omit<SurchargeRow, 'surchargeId'>;
/** Result of a change. `moved`: largest change of a price in per cent; `waits`: needs a second person. */
export type SurchargeChange = { row: SurchargeRow; moved: number; waits: boolean };
/** Puts, approves and withdraws surcharges. Null if no longer possible. */
export type SurchargeDesk = {
  put(row: NewSurcharge): Promise<SurchargeChange>;
  approve(surchargeId: string): Promise<SurchargeChange | null>;
  drop(surchargeId: string): Promise<SurchargeChange | null>;
};

/** Ends a surcharge no later than the given day. */
const endSurchargeBy = (row: InForce, last: string): InForce => ({ ...row, last: row.last < last ? row.last : last });

/** Current surcharges, at most a second old. */
export function watchSurcharges(database: Database, clock: Clock) {
  const today = () => dayAt(clock.now());

  async function holdingToday(): Promise<SurchargeRow[]> {
    const standing = await surchargeStore(database).standing(today());
    return standing.filter(({ from }) => from <= today());
  }

  const surcharges = watchRows(holdingToday, (rows): readonly SurchargeRow[] => rows);

  const movedBy = async (inside: Queries, { surchargeId, ...row }: SurchargeRow): Promise<number> => {
    const { mode, key, percent, classes, from, until } = row;
    const others = await surchargeStore(inside).beside(surchargeId, today());
    const first = from > today() ? from : today();
    return mostMoved({ mode, key, percent, classes, first, last: until }, others, today());
  };

  async function movedWithout(inside: Queries, row: SurchargeRecord): Promise<number> {
    const now = inForce(row);
    if (now === null || now.first > today()) return 0;
    const others = await surchargeStore(inside).beside(row.surchargeId, today());
    return mostMoved(endSurchargeBy(now, daysAfter(today(), -1)), others, today());
  }

  return {
    ...surcharges,
    deskOver: (outside: { database?: Database }): SurchargeDesk => {
      const over = outside.database ?? database;
      const by = () => ({ at: new Date(clock.now()), by: actingStaff() });

      async function changed<TDone>(change: (inside: Queries) => Promise<TDone>): Promise<TDone> {
        const done = await over.tx(async (inside) => {
          await surchargeStore(inside).change();
          return change(inside);
        });
        await surcharges.read();
        return done;
      }

      return {
        put: (row) =>
          changed(async (inside) => {
            const store = surchargeStore(inside);
            const now = by();
            const surchargeId = await takeNumber({ prefix: PREFIX, now: now.at }, async (drawn) => drawn);
            const made = { surchargeId, ...row };
            const moved = await movedBy(inside, made);
            const waits = wantsFourEyes(moved);
            await store.put(made, now);
            if (!waits) await store.approve(surchargeId, { ...now, by: null });
            return { row: made, moved, waits };
          }),
        approve: (surchargeId) =>
          changed(async (inside) => {
            const store = surchargeStore(inside);
            const row = await store.find(surchargeId);
            const now = by();
            if (!row || row.droppedAt !== null || row.until < today()) return null;
            if (row.approvedAt === null) {
              holdToSecond(row.putById);
              const moved = await movedBy(inside, row);
              await store.approve(surchargeId, now);
              return { row, moved, waits: false };
            }
            if (row.endingAt === null) return null;
            holdToSecond(row.endingById);
            const moved = await movedWithout(inside, row);
            await store.drop(surchargeId, now);
            return { row, moved, waits: false };
          }),
        drop: (surchargeId) =>
          changed(async (inside) => {
            const store = surchargeStore(inside);
            const row = await store.find(surchargeId);
            if (!row || row.droppedAt !== null || row.endingAt !== null || row.until < today()) return null;
            const moved = await movedWithout(inside, row);
            const waits = wantsFourEyes(moved);
            await (waits ? store.end(surchargeId, by()) : store.drop(surchargeId, by()));
            return { row, moved, waits };
          }),
      };
    },
  };
}

export type SurchargeWatch = ReturnType<typeof watchSurcharges>;
