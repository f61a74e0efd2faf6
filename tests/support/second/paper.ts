import { readFileSync } from 'node:fs';

/** Facts of one row of the dangerous goods list, read without the reader of the product. */
export type PaperRow = {
  unNo: string;
  row: string;
  hazardClass: string;
  isS: boolean;
  subRisks: readonly string[];
  packingGroup: string;
  groups: readonly string[];
  codes: readonly string[];
  tank: string;
  isNamedApart: boolean;
  isForbiddenByAir: boolean;
  isRefused: boolean;
  /** Two sources agree and no flag keeps it from ever being green. */
  isClean: boolean;
  isClearAtSea: boolean;
  /** Held by number: an entry of a catalogue of the state, or goods that may hold one. */
  isInCatalogue: boolean;
};

const cellsIn = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );

/** Lines of a table of goods, by the names of its header. */
export function linesIn(file: string): Record<string, string>[] {
  const text = readFileSync(`server/world/dangerous-goods/list/${file}`, 'utf8').replace('\uFEFF', '');
  const [header = '', ...lines] = text.split(/\r?\n/u).filter((line) => line !== '');
  const names = cellsIn(header);
  return lines.map((line) => Object.fromEntries(cellsIn(line).map((cell, at) => [names[at] ?? '', cell])));
}

const parts = (cell = ''): string[] => cell.split('|').filter((part) => part !== '');

/** The paper counts ammonia to the ammonium compounds: goods of one group are not held against each other. */
const AMMONIA = ['1005', '2073', '2672', '3318'];

/** Flags of the list's README under which no row is ever green. */
const NEVER_GREEN =
  /^(?:conflict:|class:|sub:|ask:|adr:|one-source|quantities:none|packing:none|temperature|sp900|desensitized)/u;

const IN_CATALOGUE = new Set(linesIn('held-42-24.csv').map(({ unNo }) => unNo));

function rowIn(cells: Record<string, string>): PaperRow {
  const flags = parts(cells['flags']);
  const groups = parts(cells['segregationGroups']);
  return {
    unNo: cells['unNo'] ?? '',
    row: cells['row'] ?? '',
    hazardClass: cells['hazardClass'] ?? '',
    isS: cells['compatibility'] === 'S',
    subRisks: parts(cells['subRisks']),
    packingGroup: cells['packingGroup'] ?? '',
    groups: [
      ...groups,
      ...(groups.includes('SGG1a') ? ['SGG1'] : []),
      ...(AMMONIA.includes(cells['unNo'] ?? '') ? ['SGG2'] : []),
    ],
    codes: parts(cells['column16b']),
    tank: cells['tankInstruction'] ?? '',
    isNamedApart: cells['technicalName'] === 'yes',
    isForbiddenByAir: cells['usCargo'] === 'Forbidden',
    isRefused: cells['refused'] !== '',
    isClean:
      cells['refused'] === '' &&
      cells['sourceAdr'] !== '' &&
      cells['sourceCfr'] !== '' &&
      !flags.some((flag) => NEVER_GREEN.test(flag)),
    isClearAtSea: cells['sourceSea'] === 'agree',
    isInCatalogue: IN_CATALOGUE.has(cells['unNo']),
  };
}

export const PAPER_ROWS: readonly PaperRow[] = linesIn('numbers-42-24.csv').map(rowIn);

const HOUSE = new Map(linesIn('house-goods.csv').map((cells) => [cells['goodsId'] ?? '', cells]));

export const isOfHouse = (goodsId: string): boolean => HOUSE.has(goodsId);
export const isToxic = (goodsId: string): boolean => HOUSE.get(goodsId)?.['highlyToxic'] === 'yes';

const BY_NUMBER = new Map<string, PaperRow[]>();
for (const row of PAPER_ROWS) BY_NUMBER.set(row.unNo, [...(BY_NUMBER.get(row.unNo) ?? []), row]);

type Meant = { goodsId: string; unNo: string | null; hazardClass: string | null; packingGroup: string | null };

/** Rows of the list that goods may mean: by id where the list alone knows them, else by class and group. */
export function paperRows({ goodsId, unNo, hazardClass, packingGroup }: Meant): readonly PaperRow[] {
  const all = BY_NUMBER.get(unNo ?? '') ?? [];
  const named = all.filter(({ row }) => goodsId === `un${unNo ?? ''}${row}`);
  if (!isOfHouse(goodsId) && named.length > 0) return named;
  // Aerosols and cartridges of gas stand in the list without a division; the house has a row for each.
  const told = all.map((one) => (one.hazardClass === '2' && hazardClass ? { ...one, hazardClass } : one));
  const near = told.filter((one) => one.hazardClass === hazardClass && one.packingGroup === (packingGroup ?? ''));
  return near.length > 0 ? near : told;
}
