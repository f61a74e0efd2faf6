import { CUTOFF_NAMES } from '../../../domain/offer/cutoff-names';
import { dayAt, type Day } from '../../../domain/values/days';
import { momentTyped, parseMoment, toIso } from '../../../domain/values/moments';
import { findSeaPort } from '../../world/ports/sea-port';
import { SHIPS, type SheetWords, type Tariffs } from '../tariffs/sheet';
import type { ShipSheets } from '../tariffs/tariffs';
import { type Carrier, CARRIERS } from './carriers';
import { findLane, laneKeys } from './lanes';
import { type Departure, departuresOnLane, GIVEN_CUTOFFS, SHIPS_PREFIX, shipsSheetId } from './timetable';

export type ShipsSheet = { id: string; title: string; unit: string; carrier: Carrier };

export const SHIPS_SHEETS: readonly ShipsSheet[] = CARRIERS.map((carrier) => ({
  id: shipsSheetId(carrier),
  title: `船期：${carrier.nameCn}`,
  unit: '开航与到港为港口当地时间',
  carrier,
}));

export const NEEDED = {
  service: '航线服务',
  vessel: '船名',
  voyage: '航次',
  org: '起运港',
  dst: '目的港',
  via: '中转港',
  etd: '开航',
  eta: '到港',
  slots: '舱位',
} as const;
export const GIVEN = GIVEN_CUTOFFS.map((code) => [code, `${CUTOFF_NAMES[code]}截止`] as const);

export const SHIP_COLUMNS: Readonly<Record<string, string>> = { ...NEEDED, ...Object.fromEntries(GIVEN) };

const writeTime = (moment: string | undefined): string =>
  moment ? momentTyped(parseMoment(moment) ?? 0).replace('T', ' ') : '';

const portCell = (code: string | undefined): string => findSeaPort(code ?? '')?.nameCn ?? '';

const nameOf = ({ vessel = '', voyage = '', org = '', dst = '' }: SheetWords[string]): string =>
  [vessel, voyage, `${portCell(org) || org}—${portCell(dst) || dst}`].join(' ');

export const shipName = (row: SheetWords[string]): string => `${nameOf(row)} ${writeTime(row['etd'])}`;

export const rowKey = ({ vessel = '', voyage = '', org = '', dst = '' }: SheetWords[string]): string =>
  [vessel, voyage, org, dst].join('|');

function departureRow({ service, vessel, voyage, lane, via, etd, eta, slots }: Departure): SheetWords[string] {
  return {
    service,
    vessel,
    voyage,
    org: lane.org.code,
    dst: lane.dst.code,
    via: via?.code ?? '',
    etd: toIso(etd),
    eta: toIso(eta),
    slots: String(slots),
    ...Object.fromEntries(GIVEN_CUTOFFS.map((code) => [code, ''])),
  };
}

const INVENTED_WEEKS = 10;
let invented: { day: Day; rows: Map<string, SheetWords> } = { day: '', rows: new Map() };

function inventedRows(sheet: string, now: number): SheetWords {
  const day = dayAt(now);
  if (invented.day !== day) invented = { day, rows: new Map() };
  const known = invented.rows.get(sheet);
  if (known) return known;
  const code = sheet.slice(SHIPS_PREFIX.length).toUpperCase();
  const all = laneKeys().flatMap((key) => {
    const [org = '', dst = ''] = key.split('-');
    const lane = findLane(org, dst);
    return lane ? departuresOnLane(lane, day, INVENTED_WEEKS, (carrier) => carrier.code === code) : [];
  });
  const rows = Object.fromEntries(all.map((one) => [one.sailingId, departureRow(one)]));
  invented.rows.set(sheet, rows);
  return rows;
}

export function shipsInForce({ id }: ShipsSheet, { [SHIPS]: ships }: Tariffs, now: number): SheetWords {
  const rows = ships?.current[id] ?? (ships?.isInvented ? inventedRows(id, now) : {});
  return shipsAhead(rows, new Date(now));
}

const shipsAhead = (rows: SheetWords, at: Date): SheetWords =>
  Object.fromEntries(Object.entries(rows).filter(([, { etd = '' }]) => (parseMoment(etd) ?? 0) > at.getTime()));

const QUIET: readonly string[] = ['slots', 'service'];

export const shipSheets = (isInvented: boolean): ShipSheets => ({
  prefix: SHIPS_PREFIX,
  base: (sheet, now) => (isInvented ? inventedRows(sheet, now) : {}),
  ahead: shipsAhead,
  touched({ gone, moved }) {
    const rowsOf = (isMeant: (column: string) => boolean) => [
      ...new Set([...gone, ...moved.flatMap(({ row, column }) => (isMeant(column) ? [row] : []))]),
    ];
    return { changed: rowsOf((column) => !QUIET.includes(column)), stopped: rowsOf((column) => column === 'etd') };
  },
});

const byDeparture = (rows: SheetWords): SheetWords[string][] =>
  Object.values(rows).toSorted((one, other) => (one['etd'] ?? '').localeCompare(other['etd'] ?? ''));

const cellOf = (row: SheetWords[string], id: string): string => {
  const text = row[id] ?? '';
  return id === 'etd' || id === 'eta' || !(id in NEEDED) ? writeTime(text) : text;
};

const usedColumns = (rows: readonly SheetWords[string][]): string[] =>
  Object.keys(SHIP_COLUMNS).filter((id) => id in NEEDED || rows.some((row) => row[id]));

export function writeShips(rows: SheetWords): string {
  const all = byDeparture(rows);
  const columns = usedColumns(all);
  const lines = all.map((row) => columns.map((id) => cellOf(row, id)));
  return [columns.map((id) => SHIP_COLUMNS[id] ?? ''), ...lines].map((cells) => cells.join('\t')).join('\n');
}

export function tableOfShips(rows: SheetWords, most: number) {
  const all = byDeparture(rows).slice(0, most);
  const shown = ['etd', 'eta', 'via', 'service', 'slots'];
  const columns = [...shown, ...usedColumns(all).filter((id) => !(id in NEEDED))];
  return {
    columns: columns.map((id) => SHIP_COLUMNS[id] ?? ''),
    rows: all.map((row) => ({
      name: nameOf(row),
      figures: columns.map((id) => (id === 'via' ? portCell(row[id]) : cellOf(row, id))),
    })),
  };
}

export const shipChange = (column: string, cell: string | number): string =>
  column === 'via' ? portCell(String(cell)) || '直达' : cellOf({ [column]: String(cell) }, column) || '按平台规则';
