import {
  compareFigures,
  needsSecondPerson,
  type SheetFigures,
  type TariffChange,
} from '../../../domain/offer/tariff-change';
import { DAY_MS } from '../../../domain/values/spans';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { watchRows } from '../../base/watched';
import { actingStaff, holdToSecond } from '../../people/staff/acting';
import { sheetFigures, type Tariffs } from './sheet';
import { type NewEdition, type TariffEdition, tariffStore } from './store';

/** Result of a change. `waits`: needs a second person before it holds. */
export type EditionChange = { sheet: string; from: Date; change: TariffChange; waits: boolean };
/** Puts, approves and withdraws editions. Null if no longer possible. */
export type TariffDesk = {
  put(edition: NewEdition): Promise<EditionChange | null>;
  approve(sheet: string): Promise<EditionChange | null>;
  drop(sheet: string): Promise<EditionChange | null>;
};

/** Moment from which an edition holds: its own, or the later one of its agreement. Null while it waits for that. */
export const beginsAt = ({ from, approvedAt }: Pick<TariffEdition, 'from' | 'approvedAt'>): Date | null =>
  approvedAt && (approvedAt > from ? approvedAt : from);

const hasBegun = (edition: TariffEdition, at: Date): boolean => {
  const begins = beginsAt(edition);
  return begins !== null && begins <= at;
};

/** An edition is taken back by one person this long after it began; later a new one replaces it. */
const TAKEN_BACK_DAYS = 7;
export const mayTakeBack = (edition: TariffEdition, now: number): boolean =>
  now - (beginsAt(edition)?.getTime() ?? now) <= TAKEN_BACK_DAYS * DAY_MS;

/** Prices of a sheet that hold at a moment, by its standing editions, the newest first, and the base. */
const figuresAt = (editions: readonly TariffEdition[], base: SheetFigures, at: Date): SheetFigures =>
  editions.find((edition) => hasBegun(edition, at))?.rows ?? base;

const COMPARED_DAYS = 7;

type TariffWatchDeps = { database: Database; clock: Clock; base: Tariffs };

/** Prices in force, at most a second old: editions of the desk over the base, which is empty in production. */
export function watchTariffs({ database, clock, base }: TariffWatchDeps) {
  const tariffs = watchRows(
    () => tariffStore(database).inForce(new Date(clock.now())),
    (editions): Tariffs => ({
      ...base,
      ...Object.fromEntries(editions.map(({ sheet, rows }) => [sheet, { figures: rows, isEntered: true }])),
    }),
  );

  /** Against the prices it follows, and for the second person also against those of a week ago: small steps add up. */
  function judge({ sheet, from, rows }: NewEdition, before: readonly TariffEdition[]): EditionChange {
    const [follows, weekAgo] = [from, new Date(clock.now() - COMPARED_DAYS * DAY_MS)].map((at) =>
      compareFigures(figuresAt(before, sheetFigures({ id: sheet }, base), at), rows),
    ) as [TariffChange, TariffChange];
    return { sheet, from, change: follows, waits: needsSecondPerson(follows) || needsSecondPerson(weekAgo) };
  }

  return {
    ...tariffs,
    /** The newest edition while it waits for a second person or for its moment. */
    async pending(sheet: string): Promise<EditionChange | null> {
      const [newest, ...before] = await tariffStore(database).standing(sheet);
      if (!newest || hasBegun(newest, new Date(clock.now()))) return null;
      return { ...judge(newest, before), waits: newest.approvedAt === null };
    },
    deskOver: (outside: { database?: Database }): TariffDesk => {
      const over = outside.database ?? database;
      const by = () => ({ at: new Date(clock.now()), by: actingStaff() });

      async function changed<TDone>(change: (inside: Queries) => Promise<TDone>): Promise<TDone> {
        const done = await over.tx(async (inside) => {
          await tariffStore(inside).change();
          return change(inside);
        });
        await tariffs.read();
        return done;
      }

      return {
        put: (made) =>
          changed(async (inside) => {
            const store = tariffStore(inside);
            const before = await store.standing(made.sheet);
            const now = by();
            // One change at a time: a pending one is agreed to or taken back first.
            if (before[0] && !hasBegun(before[0], now.at)) return null;
            const change = judge(made, before);
            const edition = await store.put(made, now);
            if (!change.waits) await store.approve(made.sheet, edition, { ...now, by: null });
            return change;
          }),
        approve: (sheet) =>
          changed(async (inside) => {
            const store = tariffStore(inside);
            const [newest, ...before] = await store.standing(sheet);
            if (newest?.approvedAt !== null) return null;
            holdToSecond(newest.putById);
            const now = by();
            await store.approve(sheet, newest.edition, now);
            const from = newest.from > now.at ? newest.from : now.at;
            return { ...judge({ ...newest, from }, before), waits: false };
          }),
        drop: (sheet) =>
          changed(async (inside) => {
            const store = tariffStore(inside);
            const [newest, ...before] = await store.standing(sheet);
            const now = by();
            if (!newest || !mayTakeBack(newest, now.at.getTime())) return null;
            const back = figuresAt(before, sheetFigures({ id: sheet }, base), now.at);
            const current = hasBegun(newest, now.at) ? newest.rows : back;
            await store.drop(sheet, newest.edition, now);
            return { sheet, from: now.at, change: compareFigures(current, back), waits: false };
          }),
      };
    },
  };
}

export type TariffWatch = ReturnType<typeof watchTariffs>;
