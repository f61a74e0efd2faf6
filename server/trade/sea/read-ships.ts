import { createHash } from 'node:crypto';

import { parseMoment, toIso } from '../../../domain/values/moments';
import { DAY_MS } from '../../../domain/values/spans';
import { parseDigits } from '../../../domain/values/typed-number';
import { findSeaPort, type SeaPort } from '../../world/ports/sea-port';
import { SEA_PORTS } from '../../world/ports/sea-ports';
import { firstFaults, headerFaults, inQuotes, readLines, sheetFaults } from '../tariffs/read-sheet';
import type { SheetWords } from '../tariffs/sheet';
import type { Carrier } from './carriers';
import { findLane, type Lane } from './lanes';
import { GIVEN, NEEDED, rowKey, type ShipsSheet } from './ships-sheet';

const AHEAD_DAYS = 400;
const LONGEST_DAYS = 120;
const CUTOFF_DAYS = 60;
const MOST_SLOTS = 20_000;
const MOST_ROWS = 4_000;

const WORDS = {
  service: [/^[A-Z0-9][A-Z0-9 /-]{0,11}$/, '1 到 12 位字母、数字'],
  vessel: [/^[A-Z][A-Z0-9 .'-]{1,34}$/, '2 到 35 位英文船名'],
  voyage: [/^[A-Z0-9][A-Z0-9/-]{0,11}$/, '1 到 12 位字母、数字'],
} as const;

const TIME = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+(\d{1,2})[:：](\d{2})(?:[:：]\d{2})?$/;

function readTime(text: string): number | null {
  const [, year = '', month = '', day = '', hour = '', minute = ''] = TIME.exec(text) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  return parseMoment(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`);
}

const BY_NAME = new Map(SEA_PORTS.map(([code, nameCn]) => [nameCn, code]));

const readPort = (text: string): SeaPort | undefined =>
  findSeaPort(text.toUpperCase()) ?? findSeaPort(BY_NAME.get(text.replace(/港$/, '')) ?? '');

const ID_LETTERS = 6;

function newId({ code }: Carrier, row: SheetWords[string]): string {
  const digest = createHash('sha256').update(rowKey(row)).digest('hex').toUpperCase();
  return `${code}-${row['org']}-${row['dst']}-X${digest.slice(0, ID_LETTERS)}`;
}

type ShipCells = Readonly<Record<keyof typeof NEEDED, string>>;
type Tell = (fault: string) => void;

const faults = {
  word: (title: string, cell: string, form: string) => `${title}${inQuotes(cell)}，应为 ${form}`,
  port: (title: string, cell: string) => `${title}${inQuotes(cell)}，平台没有这个港口，请写代码（如 CNSHA）或中文港名`,
  lane: (org: string, dst: string) => `${org}到${dst}不是平台的出口航线`,
  via: '中转港与起运港或目的港相同',
  time: (title: string, cell: string) => `${title}${inQuotes(cell)}，应为“年-月-日 时:分”，如 2026-12-06 14:00`,
  sailed: '开航早于生效时间，已开航的班次不必写',
  far: `开航在 ${AHEAD_DAYS} 天以后，请核对年份`,
  order: `到港应在开航之后、${LONGEST_DAYS} 天之内`,
  cutoff: (title: string) => `${title}应在开航之前、${CUTOFF_DAYS} 天之内`,
  slots: (cell: string) => `舱位${inQuotes(cell)}，应为 0 到 ${MOST_SLOTS} 的整数`,
  twice: (line: number) => `与第 ${line} 行是同一船名、航次与港口`,
} as const;

function readLane({ org: orgCell, dst: dstCell, via: viaCell }: ShipCells, tell: Tell): { lane?: Lane; via: string } {
  const [org, dst, via] = [readPort(orgCell), readPort(dstCell), readPort(viaCell)];
  if (!org) tell(faults.port(NEEDED.org, orgCell));
  if (!dst) tell(faults.port(NEEDED.dst, dstCell));
  if (viaCell !== '' && !via) tell(faults.port(NEEDED.via, viaCell));
  if (!org || !dst) return { via: '' };
  const lane = findLane(org.code, dst.code);
  if (!lane) tell(faults.lane(org.nameCn, dst.nameCn));
  if (via && [org.code, dst.code].includes(via.code)) tell(faults.via);
  return { ...(lane && { lane }), via: via?.code ?? '' };
}

function readTimes({ etd: etdCell, eta: etaCell }: ShipCells, from: number, tell: Tell) {
  const [etd, eta] = [readTime(etdCell), readTime(etaCell)];
  if (etd === null) tell(faults.time(NEEDED.etd, etdCell));
  else if (etd <= from) tell(faults.sailed);
  else if (etd > from + AHEAD_DAYS * DAY_MS) tell(faults.far);
  if (eta === null) tell(faults.time(NEEDED.eta, etaCell));
  else if (etd !== null && (eta <= etd || eta > etd + LONGEST_DAYS * DAY_MS)) tell(faults.order);
  return { etd: etd ?? 0, eta: eta ?? 0 };
}

function readCutoffs(cells: Readonly<Record<string, string>>, etd: number, tell: Tell): Record<string, string> {
  const read = GIVEN.map(([code, title]) => {
    const cell = cells[title] ?? '';
    const at = cell === '' ? null : readTime(cell);
    if (cell !== '' && at === null) tell(faults.time(title, cell));
    if (at !== null && etd > 0 && (at >= etd || at < etd - CUTOFF_DAYS * DAY_MS)) tell(faults.cutoff(title));
    return [code, at === null ? '' : toIso(at)];
  });
  return Object.fromEntries(read) as Record<string, string>;
}

function readRow(cells: Readonly<Record<string, string>>, from: number, tell: Tell): SheetWords[string] {
  const said = Object.fromEntries(Object.entries(NEEDED).map(([id, title]) => [id, cells[title] ?? ''])) as ShipCells;
  const words = (Object.keys(WORDS) as (keyof typeof WORDS)[]).map((id) => {
    const word = said[id].toUpperCase();
    const [form, told] = WORDS[id];
    if (!form.test(word)) tell(faults.word(NEEDED[id], said[id], told));
    return [id, word];
  });
  const { lane, via } = readLane(said, tell);
  const { etd, eta } = readTimes(said, from, tell);
  const slots = Number(parseDigits(said.slots) ?? Number.NaN);
  if (!Number.isInteger(slots) || slots < 0 || slots > MOST_SLOTS) tell(faults.slots(said.slots));
  return {
    ...(Object.fromEntries(words) as Record<string, string>),
    org: lane?.org.code ?? '',
    dst: lane?.dst.code ?? '',
    via,
    etd: toIso(etd),
    eta: toIso(eta),
    slots: String(slots),
    ...readCutoffs(cells, etd, tell),
  };
}

type ShipsReading = { rows: SheetWords; faults: readonly [] } | { rows: null; faults: readonly string[] };

export function readShips({ carrier }: ShipsSheet, text: string, from: number, known: SheetWords): ShipsReading {
  const [first, ...lines] = readLines(text);
  const header = first?.cells ?? [];
  const wrong = headerFaults(
    Object.values(NEEDED),
    header,
    GIVEN.map(([, title]) => title),
  );
  if (wrong.length > 0) return { rows: null, faults: firstFaults(wrong) };
  if (lines.length > MOST_ROWS) return { rows: null, faults: [`班次最多 ${MOST_ROWS} 行，现在有 ${lines.length} 行`] };
  const ids = new Map(Object.entries(known).map(([sailingId, row]) => [rowKey(row), sailingId]));
  const rows = new Map<string, { line: number; row: SheetWords[string] }>();
  const found: string[] = [];
  for (const { line, cells } of lines) {
    const name = cells[header.indexOf(NEEDED.vessel)] ?? '';
    if (cells.length > header.length) {
      found.push(sheetFaults.cellsMore({ line, name, cells: cells.length, columns: header.length }));
      continue;
    }
    const tell: Tell = (fault) => found.push(`第 ${line} 行：${fault}`);
    const row = readRow(Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])), from, tell);
    const sailingId = ids.get(rowKey(row)) ?? newId(carrier, row);
    const twice = row['org'] === '' ? undefined : rows.get(sailingId);
    if (twice) tell(faults.twice(twice.line));
    rows.set(sailingId, { line, row });
  }
  if (found.length > 0) return { rows: null, faults: firstFaults(found) };
  return { rows: Object.fromEntries([...rows].map(([sailingId, { row }]) => [sailingId, row])), faults: [] };
}
