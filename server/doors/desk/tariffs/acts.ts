import type { ActInput } from '../../../../domain/house/act-fields';
import type { TariffReading, TariffStand } from '../../../../domain/house/tariff-shape';
import type { SheetCells, SheetFigures } from '../../../../domain/offer/tariff-change';
import { parseMoment } from '../../../../domain/values/moments';
import { DAY_MS } from '../../../../domain/values/spans';
import { badRequest } from '../../../base/http/refusal';
import { readSheet, writeSheet } from '../../../trade/tariffs/read-sheet';
import { readShips } from '../../../trade/sea/read-ships';
import { type ShipsSheet, writeShips } from '../../../trade/sea/ships-sheet';
import type { SheetWords, TariffSheet } from '../../../trade/tariffs/sheet';
import type { EditionChange, TariffDesk } from '../../../trade/tariffs/tariffs';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { TARIFF_MESSAGES as messages } from '../messages';
import { readText } from '../said';

type SheetAtDesk =
  | { sheet: TariffSheet; figures: SheetFigures; ships?: undefined }
  | { sheet: ShipsSheet; ships: SheetWords; base: SheetWords };

/** A table at the desk. `figures`: those in force; `mayDrop`: the newest edition can be taken back. */
export type AtTariff = SheetAtDesk & { stand: TariffStand; mayDrop: boolean };
export type TariffActs = TariffDesk & { now(): number; told(change: EditionChange): Promise<TariffReading> };
type ActOfTariff = ActOf<AtTariff, TariffActs>;

const AHEAD_DAYS = 180;

/** Empty means at once; a moment that has passed is refused, so that no price changes for the past. */
function readFrom(said: ActInput, now: number): Date {
  const typed = readText(said, 'fromAt');
  if (typed === '') return new Date(now);
  const from = parseMoment(typed);
  if (from === null || from < now || from > now + AHEAD_DAYS * DAY_MS)
    throw badRequest(messages.fromNeeded(AHEAD_DAYS), 'said.fromAt');
  return new Date(from);
}

function readRows(said: ActInput, at: AtTariff, from: Date): SheetCells {
  const text = readText(said, 'sheet');
  const { rows, faults } = at.ships
    ? readShips(at.sheet, text, from.getTime(), { ...at.base, ...at.ships })
    : readSheet(at.sheet, text);
  if (rows === null) throw badRequest(`${faults.join('；')}。`, 'said.sheet');
  return rows;
}

const put: ActOfTariff = {
  id: 'tariff.put',
  fields: (at) =>
    at.stand === 'WAITING' || at.stand === 'COMING'
      ? null
      : [
          at.ships
            ? field('sheet', 'lines', { label: messages.ships, value: writeShips(at.ships) })
            : field('sheet', 'lines', { label: messages.sheet, value: writeSheet(at.sheet, at.figures) }),
          field('fromAt', 'moment', { isFree: true }),
        ],
  async does(desk, at, said) {
    const from = readFrom(said, desk.now());
    const change = await desk.put({ sheet: at.sheet.id, from, rows: readRows(said, at, from) });
    return change && desk.told(change);
  },
};

const approved: ActOfTariff = {
  id: 'tariff.approved',
  fields: ({ stand }) => (stand === 'WAITING' ? [] : null),
  async does(desk, { sheet }) {
    const change = await desk.approve(sheet.id);
    return change && desk.told(change);
  },
};

const dropped: ActOfTariff = {
  id: 'tariff.dropped',
  fields: ({ mayDrop }) => (mayDrop ? [] : null),
  async does(desk, { sheet }) {
    const change = await desk.drop(sheet.id);
    return change && desk.told(change);
  },
};

export const TARIFF_ACTS: readonly ActOfTariff[] = [put, approved, dropped];
