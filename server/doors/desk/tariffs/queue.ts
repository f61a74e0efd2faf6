import type { TariffSheetState, TariffStand } from '../../../../domain/house/tariff-shape';
import type { QueuedTariff } from '../../../../domain/house/case';
import { QUEUE_PAGE } from '../../../../domain/house/queue';
import type { Queries } from '../../../base/database/database';
import { queryCount } from '../../../base/database/counted';
import { SHEETS } from '../../../trade/modes/sheets';
import { SHIPS_SHEETS, type ShipsSheet, shipsInForce } from '../../../trade/sea/ships-sheet';
import { sheetFigures, type Tariffs, type TariffSheet } from '../../../trade/tariffs/sheet';
import { type TariffEdition, tariffStore } from '../../../trade/tariffs/store';
import { beginsAt } from '../../../trade/tariffs/tariffs';
import { readHolders } from '../holder';
import type { AskingStaff, QueueRequest } from '../waiting-page';

export const tariffsWaiting = (queries: Queries): Promise<number> =>
  queryCount(
    queries,
    `select count(*) as count from tariff_editions t where t.approved_at is null and t.dropped_at is null and not exists (
       select 1 from tariff_editions o where o.sheet = t.sheet and o.dropped_at is null and o.edition > t.edition)`,
    [],
  );

function standOf(newest: TariffEdition | undefined, isPriced: boolean, now: number): TariffStand {
  if (!newest) return isPriced ? 'BASE' : 'NONE';
  const begins = beginsAt(newest);
  if (begins === null) return 'WAITING';
  return begins.getTime() > now ? 'COMING' : 'HOLDS';
}

export type DeskSheet = TariffSheet | ShipsSheet;

export const DESK_SHEETS: readonly DeskSheet[] = [...SHEETS, ...SHIPS_SHEETS];

export function sheetState(
  sheet: DeskSheet,
  { newest, current, now }: { newest: TariffEdition | undefined; current: Tariffs; now: number },
): TariffSheetState {
  const { id: no, title, unit } = sheet;
  const isOfShips = 'carrier' in sheet;
  const count = Object.keys(isOfShips ? shipsInForce(sheet, current, now) : sheetFigures(sheet, current)).length;
  const topic = isOfShips ? 'SHIPS' : 'PRICES';
  const stand = standOf(newest, count > 0, now);
  const begins = newest && (beginsAt(newest) ?? newest.from);
  return { kind: 'tariff', no, topic, title, unit, stand, from: begins?.toISOString() ?? null, count };
}

const ORDER: readonly TariffStand[] = ['WAITING', 'NONE', 'COMING', 'HOLDS', 'BASE'];

export async function listTariffs(
  queries: Queries,
  { isMine, page, current }: QueueRequest & { current: Tariffs },
  { staffId, now }: AskingStaff,
) {
  const newest = await tariffStore(queries).newest();
  const heldBy = await readHolders(
    queries,
    DESK_SHEETS.map(({ id }) => id),
  );
  const lines = DESK_SHEETS.map((sheet): QueuedTariff => {
    const state = sheetState(sheet, { newest: newest.find((one) => one.sheet === sheet.id), current, now });
    return { ...state, dueAt: null, isOverdue: false, heldBy: heldBy(sheet.id) };
  })
    .filter((line) => !isMine || line.heldBy?.staffId === staffId)
    .toSorted((one, other) => ORDER.indexOf(one.stand) - ORDER.indexOf(other.stand));
  return { records: lines.slice((page - 1) * QUEUE_PAGE, page * QUEUE_PAGE), total: lines.length };
}
