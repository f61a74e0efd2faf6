import type { ActInput } from '../../../../domain/house/act-fields';
import type { TariffReading, TariffStand } from '../../../../domain/house/tariff-shape';
import type { SheetFigures } from '../../../../domain/offer/tariff-change';
import { parseMoment } from '../../../../domain/values/moments';
import { DAY_MS } from '../../../../domain/values/spans';
import { badRequest } from '../../../base/http/refusal';
import { readSheet, writeSheet } from '../../../trade/tariffs/read-sheet';
import type { TariffSheet } from '../../../trade/tariffs/sheet';
import type { EditionChange, TariffDesk } from '../../../trade/tariffs/tariffs';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { TARIFF_MESSAGES as messages } from '../messages';
import { readText } from '../said';

/** A table at the desk. `figures`: those in force; `mayDrop`: the newest edition can be taken back. */
export type AtTariff = { sheet: TariffSheet; stand: TariffStand; figures: SheetFigures; mayDrop: boolean };
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

function readFigures(said: ActInput, sheet: TariffSheet): SheetFigures {
  const { rows, faults } = readSheet(sheet, readText(said, 'sheet'));
  if (rows === null) throw badRequest(`${faults.join('；')}。`, 'said.sheet');
  return rows;
}

const put: ActOfTariff = {
  id: 'tariff.put',
  fields: ({ sheet, stand, figures }) =>
    stand === 'WAITING' || stand === 'COMING'
      ? null
      : [
          field('sheet', 'lines', { label: messages.sheet, value: writeSheet(sheet, figures) }),
          field('fromAt', 'moment', { isFree: true }),
        ],
  async does(desk, { sheet }, said) {
    const rows = readFigures(said, sheet);
    const change = await desk.put({ sheet: sheet.id, from: readFrom(said, desk.now()), rows });
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
