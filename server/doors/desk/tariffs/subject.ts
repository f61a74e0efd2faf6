import { tariffWire } from '../../../../contract/house/tariffs';
import { TARIFF_DEEDS } from '../../../../domain/house/duties';
import type { TariffReading, TariffTable } from '../../../../domain/house/tariff-shape';
import { queryCount } from '../../../base/database/counted';
import { notFoundFault } from '../../../base/http/refusal';
import { modesOfSheet, SHEETS } from '../../../trade/modes/sheets';
import { sheetFigures, type TariffSheet } from '../../../trade/tariffs/sheet';
import { tariffStore } from '../../../trade/tariffs/store';
import { type EditionChange, mayTakeBack, type TariffWatch } from '../../../trade/tariffs/tariffs';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { type AtTariff, TARIFF_ACTS, type TariffActs } from './acts';
import { listTariffs, sheetState, tariffsWaiting } from './queue';

type Deps = WorkDeps & { tariffs: TariffWatch };

const MOST_TOLD = 12;

function knownSheet(no: string): TariffSheet {
  const known = SHEETS.find(({ id }) => id === no);
  if (!known) throw notFoundFault();
  return known;
}

const tariffReading =
  ({ database, clock }: Deps) =>
  async ({ sheet: id, from, change: { moved, added, gone, most }, waits }: EditionChange): Promise<TariffReading> => {
    const sheet = knownSheet(id);
    const quotes = await queryCount(
      database,
      `select count(*) as count from quotes where order_no is null and locked_until > $1 and mode = any($2)`,
      [new Date(clock.now()), modesOfSheet(sheet)],
    );
    const [changed, count] = [moved.slice(0, MOST_TOLD), moved.length];
    const rounded = Math.round(most * 10) / 10;
    return { title: sheet.title, from: from.toISOString(), changed, count, added, gone, most: rounded, waits, quotes };
  };

function tableOf({ columns, rows }: TariffSheet, figures: AtTariff['figures']): TariffTable {
  const titles = columns.map(({ title }) => title);
  return {
    columns: titles,
    rows: rows.flatMap((name) => {
      const row = figures[name];
      return row ? [{ name, figures: titles.map((title) => row[title] ?? 0) }] : [];
    }),
  };
}

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
    return {
      sheet,
      stand,
      figures: sheetFigures(sheet, current),
      mayDrop: newest !== undefined && mayTakeBack(newest, now),
    };
  },
  async shows(deps, { sheet }, { isOwn }) {
    const [newest] = await tariffStore(deps.database).standing(sheet.id);
    const current = await deps.tariffs.read();
    const pending = await deps.tariffs.pending(sheet.id);
    return {
      ...sheetState(sheet, { newest, current, now: deps.clock.now() }),
      table: tableOf(sheet, sheetFigures(sheet, current)),
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
