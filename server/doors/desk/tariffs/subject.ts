import { tariffWire } from '../../../../contract/house/tariffs';
import { TARIFF_DEEDS } from '../../../../domain/house/duties';
import type { TariffReading, TariffTable } from '../../../../domain/house/tariff-shape';
import type { SheetFigures } from '../../../../domain/offer/tariff-change';
import { queryCount } from '../../../base/database/counted';
import { notFoundFault } from '../../../base/http/refusal';
import { modesOfSheet } from '../../../trade/modes/sheets';
import { SHIP_COLUMNS, shipChange, shipName, shipsInForce, tableOfShips } from '../../../trade/sea/ships-sheet';
import { sheetFigures, type SheetWords, type Tariffs, type TariffSheet } from '../../../trade/tariffs/sheet';
import { tariffStore } from '../../../trade/tariffs/store';
import { type EditionChange, mayTakeBack, type TariffWatch } from '../../../trade/tariffs/tariffs';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { type AtTariff, TARIFF_ACTS, type TariffActs } from './acts';
import { DESK_SHEETS, type DeskSheet, listTariffs, sheetState, tariffsWaiting } from './queue';

type Deps = WorkDeps & { tariffs: TariffWatch };

const MOST_TOLD = 12;

function knownSheet(no: string): DeskSheet {
  const known = DESK_SHEETS.find(({ id }) => id === no);
  if (!known) throw notFoundFault();
  return known;
}

const tariffReading =
  ({ database, clock }: Deps) =>
  async ({ sheet: id, from, change, waits, stopped, orders, named }: EditionChange): Promise<TariffReading> => {
    const sheet = knownSheet(id);
    const { moved, added, gone, most } = change;
    const told = { title: sheet.title, from: from.toISOString(), count: moved.length, waits, orders };
    if ('carrier' in sheet) {
      const nameOf = (sailingId: string): string => shipName(named[sailingId] ?? {});
      const inOrder = (ids: readonly string[]) =>
        ids
          .toSorted((one, other) => (named[one]?.['etd'] ?? '').localeCompare(named[other]?.['etd'] ?? ''))
          .map(nameOf);
      return {
        ...told,
        topic: 'SHIPS',
        changed: moved.slice(0, MOST_TOLD).map(({ row, column, before, after }) => ({
          row: nameOf(row),
          column: SHIP_COLUMNS[column] ?? column,
          before: shipChange(column, before),
          after: shipChange(column, after),
        })),
        added: inOrder(added),
        gone: inOrder(gone),
        most: 0,
        quotes: await tariffStore(database).quotesOn(stopped, new Date(clock.now())),
      };
    }
    const quotes = await queryCount(
      database,
      `select count(*) as count from quotes where order_no is null and locked_until > $1 and mode = any($2)`,
      [new Date(clock.now()), modesOfSheet(sheet)],
    );
    const changed = moved.slice(0, MOST_TOLD);
    return { ...told, topic: 'PRICES', changed, added, gone, most: Math.round(most * 10) / 10, quotes };
  };

const MOST_SHIPS = 30;

function tableOfPrices({ columns, rows }: TariffSheet, figures: SheetFigures): TariffTable {
  const titles = columns.map(({ title }) => title);
  return {
    columns: titles,
    rows: rows.flatMap((name) => {
      const row = figures[name];
      return row ? [{ name, figures: titles.map((title) => row[title] ?? 0) }] : [];
    }),
  };
}

const tableOf = (sheet: DeskSheet, current: Tariffs, now: number): TariffTable =>
  'carrier' in sheet
    ? tableOfShips(shipsInForce(sheet, current, now), MOST_SHIPS)
    : tableOfPrices(sheet, sheetFigures(sheet, current));

export const tariffs = subject({
  wire: tariffWire,
  acts: TARIFF_ACTS,
  reads: { as: 'tariff', acts: TARIFF_DEEDS },
  /** Putting releases the case, so that a colleague can approve or withdraw it. */
  isKept: false,
  waits: (queries) => tariffsWaiting(queries),
  queue: async (deps: Deps, asked, by) =>
    listTariffs(deps.database, { ...asked, current: await deps.tariffs.current() }, by),
  async find(deps: Deps, no): Promise<AtTariff> {
    const sheet = knownSheet(no);
    const [newest] = await tariffStore(deps.database).standing(no);
    const current = await deps.tariffs.read();
    const now = deps.clock.now();
    const { stand } = sheetState(sheet, { newest, current, now });
    const at = { stand, mayDrop: newest !== undefined && mayTakeBack(newest, now) };
    if (!('carrier' in sheet)) return { ...at, sheet, figures: sheetFigures(sheet, current) };
    const base = deps.tariffs.baseOf(no) as SheetWords;
    return { ...at, sheet, base, ships: stand === 'BASE' ? {} : shipsInForce(sheet, current, now) };
  },
  async shows(deps, { sheet }, { isOwn }) {
    const [newest] = await tariffStore(deps.database).standing(sheet.id);
    const current = await deps.tariffs.read();
    const pending = await deps.tariffs.pending(sheet.id);
    const now = deps.clock.now();
    return {
      ...sheetState(sheet, { newest, current, now }),
      table: tableOf(sheet, current, now),
      pending: pending && (await tariffReading(deps)(pending)),
      isOwn,
      dueAt: null,
    };
  },
  async isOwn(deps, { sheet, stand }, { staffId }) {
    const [newest] = await tariffStore(deps.database).standing(sheet.id);
    return stand === 'WAITING' && newest?.putById === staffId;
  },
  over: (deps, outside): TariffActs => ({
    ...deps.tariffs.deskOver(outside),
    now: () => deps.clock.now(),
    told: tariffReading(deps),
  }),
});
