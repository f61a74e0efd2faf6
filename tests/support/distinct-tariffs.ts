import { SHEETS } from '../../server/trade/modes/sheets';
import { INVENTED_SHIPS } from '../../server/trade/sea/timetable';
import { SHIPS, type Tariffs, type TariffSheet } from '../../server/trade/tariffs/sheet';

/** Entered prices of every table, no two alike, so that a price read from another cell shows. */
export function distinctTariffs(): Tariffs {
  let last = 0;
  const figures = ({ rows, columns }: TariffSheet) =>
    Object.fromEntries(
      rows.map((row) => [row, Object.fromEntries(columns.map(({ title }) => [title, 1 + (last += 1) / 4]))]),
    );
  const entered = SHEETS.map((sheet) => [sheet.id, { figures: figures(sheet), isEntered: true }] as const);
  return { ...Object.fromEntries(entered), [SHIPS]: INVENTED_SHIPS };
}
