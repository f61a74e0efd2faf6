import {
  compareFigures,
  needsSecondPerson,
  type SheetCells,
  type SheetFigures,
  type TariffChange,
} from '../../../domain/offer/tariff-change';
import { DAY_MS } from '../../../domain/values/spans';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { watchRows } from '../../base/watched';
import { actingStaff, holdToSecond } from '../../people/staff/acting';
import { type SheetWords, SHIPS, sheetFigures, type Tariffs } from './sheet';
import { type EditionEntry, type NewEdition, type TariffEdition, tariffStore } from './store';

export type ShipSheets = {
  prefix: string;
  base(sheet: string, now: number): SheetWords;
  ahead(rows: SheetWords, at: Date): SheetWords;
  /** `changed`: departures that go or change for those who booked; `stopped`: those that go or leave at another time. */
  touched(change: TariffChange): { changed: string[]; stopped: string[] };
};

export type EditionChange = {
  sheet: string;
  from: Date;
  change: TariffChange;
  stopped: readonly string[];
  named: SheetWords;
  orders: number;
  waits: boolean;
};
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

const figuresAt = (editions: readonly TariffEdition[], base: SheetCells, at: Date): SheetCells =>
  editions.find((edition) => hasBegun(edition, at))?.rows ?? base;

const COMPARED_DAYS = 7;

/** Departures of replaced editions are known this long: quotes and orders name them. */
const KNOWN_DAYS = 200;

type TariffWatchDeps = { database: Database; clock: Clock; base: Tariffs; ships: ShipSheets };

const NO_SHIPS_TOUCHED = { stopped: [], named: {}, orders: 0 } as const;

const editionName = ({ sheet, edition }: Pick<EditionEntry, 'sheet' | 'edition'>): string => `${sheet}/${edition}`;

export function watchTariffs({ database, clock, base, ships }: TariffWatchDeps) {
  const isOfShips = (sheet: string): boolean => sheet.startsWith(ships.prefix);
  const baseOf = (sheet: string): SheetCells =>
    isOfShips(sheet) ? ships.base(sheet, clock.now()) : sheetFigures({ id: sheet }, base);

  const kept = new Map<string, SheetCells>();
  let latest: { text: string; value: Tariffs } = { text: '', value: base };

  async function begun(queries: Queries): Promise<EditionEntry[]> {
    const now = clock.now();
    const since = new Date(now - KNOWN_DAYS * DAY_MS);
    const editions = await tariffStore(queries).begun(new Date(now), { ships: ships.prefix, since });
    const missing = editions.map(editionName).filter((name) => !kept.has(name));
    if (missing.length > 0)
      for (const { name, rows } of await tariffStore(queries).rowsOf(missing)) kept.set(name, rows);
    return editions;
  }

  function valueOf(editions: readonly EditionEntry[]): Tariffs {
    const rowsOf = (of: (edition: EditionEntry) => boolean) =>
      editions.filter(of).map((one) => [one.sheet, kept.get(editionName(one)) ?? {}] as const);
    const prices = rowsOf(({ sheet }) => !isOfShips(sheet)) as [string, SheetFigures][];
    const current = rowsOf(({ sheet, isInForce }) => isInForce && isOfShips(sheet)) as [string, SheetWords][];
    const former = rowsOf(({ sheet, isInForce }) => !isInForce && isOfShips(sheet)) as [string, SheetWords][];
    return {
      ...base,
      ...Object.fromEntries(prices.map(([sheet, figures]) => [sheet, { figures, isEntered: true }])),
      [SHIPS]: {
        isInvented: base[SHIPS]?.isInvented ?? false,
        current: Object.fromEntries(current),
        former: Object.assign({}, ...former.map(([, rows]) => rows)) as SheetWords,
      },
    };
  }

  function latestOf(editions: readonly EditionEntry[]): Tariffs {
    const text = JSON.stringify(editions);
    if (latest.text !== text) latest = { text, value: valueOf(editions) };
    return latest.value;
  }

  const tariffs = watchRows(() => begun(database), latestOf);

  /** Departures wait where an order stands on one that goes or moves. */
  async function judgeShips(queries: Queries, { sheet, from, rows }: NewEdition, was: SheetCells) {
    const [before, after] = [was, rows].map((all) => ships.ahead(all as SheetWords, from)) as [SheetWords, SheetWords];
    const change = compareFigures(before, after);
    const { changed, stopped } = ships.touched(change);
    const orders = await tariffStore(queries).ordersOn(changed);
    return { sheet, from, change, stopped, named: { ...before, ...after }, orders, waits: orders > 0 };
  }

  async function judge(
    queries: Queries,
    edition: NewEdition,
    before: readonly TariffEdition[],
  ): Promise<EditionChange> {
    const { sheet, from, rows } = edition;
    const base = baseOf(sheet);
    if (isOfShips(sheet)) return judgeShips(queries, edition, figuresAt(before, base, from));
    const [follows, weekAgo] = [from, new Date(clock.now() - COMPARED_DAYS * DAY_MS)].map((at) =>
      compareFigures(figuresAt(before, base, at), rows),
    ) as [TariffChange, TariffChange];
    const waits = needsSecondPerson(follows) || needsSecondPerson(weekAgo);
    return { sheet, from, change: follows, waits, ...NO_SHIPS_TOUCHED };
  }

  return {
    ...tariffs,
    latest: () => latest.value,
    heldInside: async (inside: Queries): Promise<Tariffs> => latestOf(await begun(inside)),
    baseOf,
    /** The newest edition while it waits for a second person or for its moment. */
    async pending(sheet: string): Promise<EditionChange | null> {
      const [newest, ...before] = await tariffStore(database).standing(sheet);
      if (!newest || hasBegun(newest, new Date(clock.now()))) return null;
      return { ...(await judge(database, newest, before)), waits: newest.approvedAt === null };
    },
    deskOver: (outside: { database?: Database }): TariffDesk => {
      const over = outside.database ?? database;
      const by = () => ({ at: new Date(clock.now()), by: actingStaff() });

      async function changed<TDone>(sheet: string, change: (inside: Queries) => Promise<TDone>): Promise<TDone> {
        const done = await over.tx(async (inside) => {
          await tariffStore(inside).change(isOfShips(sheet));
          return change(inside);
        });
        await tariffs.read();
        return done;
      }

      return {
        put: (made) =>
          changed(made.sheet, async (inside) => {
            const store = tariffStore(inside);
            const before = await store.standing(made.sheet);
            const now = by();
            // One change at a time: a pending one is agreed to or taken back first.
            if (before[0] && !hasBegun(before[0], now.at)) return null;
            const change = await judge(inside, made, before);
            const edition = await store.put(made, now);
            if (!change.waits) await store.approve(made.sheet, edition, { ...now, by: null });
            return change;
          }),
        approve: (sheet) =>
          changed(sheet, async (inside) => {
            const store = tariffStore(inside);
            const [newest, ...before] = await store.standing(sheet);
            if (newest?.approvedAt !== null) return null;
            holdToSecond(newest.putById);
            const now = by();
            await store.approve(sheet, newest.edition, now);
            const from = newest.from > now.at ? newest.from : now.at;
            return { ...(await judge(inside, { ...newest, from }, before)), waits: false };
          }),
        drop: (sheet) =>
          changed(sheet, async (inside) => {
            const store = tariffStore(inside);
            const [newest, ...before] = await store.standing(sheet);
            const now = by();
            if (!newest || !mayTakeBack(newest, now.at.getTime())) return null;
            const back = figuresAt(before, baseOf(sheet), now.at);
            const current = hasBegun(newest, now.at) ? newest.rows : back;
            await store.drop(sheet, newest.edition, now);
            if (isOfShips(sheet)) {
              const taken = { sheet, from: now.at, rows: back };
              return { ...(await judgeShips(inside, taken, current)), waits: false };
            }
            return { sheet, from: now.at, change: compareFigures(current, back), waits: false, ...NO_SHIPS_TOUCHED };
          }),
      };
    },
  };
}

export type TariffWatch = ReturnType<typeof watchTariffs>;
