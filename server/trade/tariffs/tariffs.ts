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

/** An edition is taken back by one person this long after it began; later a new one replaces it. */
const TAKEN_BACK_DAYS = 7;
export const mayTakeBack = ({ from }: Pick<TariffEdition, 'from'>, now: number): boolean =>
  now - from.getTime() <= TAKEN_BACK_DAYS * DAY_MS;

/** Prices of a sheet that hold at a moment, by its standing editions and the base. */
function figuresAt(editions: readonly TariffEdition[], base: SheetFigures, at: Date): SheetFigures {
  const holding = editions
    .filter(({ approvedAt, from }) => approvedAt !== null && approvedAt <= at && from <= at)
    .toSorted((one, other) => other.from.getTime() - one.from.getTime() || other.edition - one.edition);
  return holding[0]?.rows ?? base;
}

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
    /** The newest edition while it waits for a second person. */
    async awaits(sheet: string): Promise<EditionChange | null> {
      const [newest, ...before] = await tariffStore(database).standing(sheet);
      return newest?.approvedAt === null ? judge(newest, before) : null;
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
            if (before[0]?.approvedAt === null) return null;
            const change = judge(made, before);
            const now = by();
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
            await store.approve(sheet, newest.edition, by());
            return { ...judge(newest, before), waits: false };
          }),
        drop: (sheet) =>
          changed(async (inside) => {
            const store = tariffStore(inside);
            const [newest, ...before] = await store.standing(sheet);
            const now = by();
            if (!newest || !mayTakeBack(newest, now.at.getTime())) return null;
            const back = figuresAt(before, sheetFigures({ id: sheet }, base), now.at);
            const isHolding = newest.approvedAt !== null && newest.from <= now.at;
            await store.drop(sheet, newest.edition, now);
            return { sheet, from: now.at, change: compareFigures(isHolding ? newest.rows : back, back), waits: false };
          }),
      };
    },
  };
}

export type TariffWatch = ReturnType<typeof watchTariffs>;
