import { CONTAINERS, tidySum } from '../../offer/containers';
import { MODES } from '../../mode-ids';
import { carryingModes, type CarryingMode } from '../carrying';
import { grossWeightKg, countPieces } from '../../mall/quantity';
import { carriedText, type CarriedRow } from '../../offer/carried';
import type { Vessel } from '../../order/goods/vessel';
import { roadCity } from '../../road/cities';
import { cityCodeAt, stationBeside } from '../../road/city-at';
import { routePath } from '../../routes';
import { vesselsForPack } from './carried';
import { wideText } from '../../values/wide-text';
import type { MallQuote } from './quote';

type MallQuoteSearch = Pick<MallQuote, 'search'>;

/** Vessels all lines can travel in; empty when bulk and packed goods mix. */
const commonVessels = ({ search: { lines } }: MallQuoteSearch): Vessel[] => {
  const [first = [], ...others] = lines.map(({ sold }) => vesselsForPack(sold.form));
  return first.filter((vessel) => others.every((one) => one.includes(vessel)));
};

export const purchaseCarryingModes = (bought: MallQuoteSearch): CarryingMode[] =>
  carryingModes(
    commonVessels(bought),
    bought.search.lines.some(({ row }) => row.hazardClass !== ''),
  );

type Line = MallQuote['search']['lines'][number];
type Words = [string, string][];

/** Goods stay behind: they travel in another container, the search asks about one kind, or asks by number. */
export type LeftWhy = 'apart' | 'oneKind' | 'unnumbered';
export type Remainder = { why: LeftWhy; names: string[] };

/** The search of a mode, begun, and the goods that it does not carry. */
type BegunFreight = { address: string; left: Remainder[] };

const isDangerous = ({ row }: Line): boolean => row.hazardClass !== '';
const goodsNames = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ row }) => row.nameCn))];
const isOneKind = ([first, ...others]: readonly Line[]): boolean =>
  others.every(({ row }) => row.goodsId === first?.row.goodsId);
const isPacked = (lines: readonly Line[]): boolean =>
  lines.some(({ sold }) => vesselsForPack(sold.form).includes('PACKS'));

const lineAmounts = ({ row, sold, kg }: Line) => ({
  unNo: row.unNo,
  pieces: String(countPieces(sold, kg)),
  kg: String(Math.round(grossWeightKg(sold, kg))),
  m3: '',
});

const lineGroup = ({ row: { packingGroup } }: Line) => (packingGroup === 'N' ? '' : packingGroup);

/** Packs without their name: the search says it once. */
const packedRow = (line: Line): CarriedRow => ({
  ...lineAmounts(line),
  group: lineGroup(line),
  net: String(line.kg),
  kind: line.sold.kind,
});

/** A row with all that the shop knows of it; goods without a number go by their name. */
const soldRow = (line: Line): CarriedRow => {
  const { row } = line;
  return {
    ...packedRow(line),
    goodsId: row.goodsId,
    name: row.unNo === '' ? wideText(row.nameCn) : '',
  };
};

/** Containers of twenty feet for all of it together, by weight or room, whichever runs out first. */
function countTwentyFootBoxes(lines: readonly Line[]): number {
  const gross = tidySum(lines.map(({ sold, kg }) => grossWeightKg(sold, kg)));
  const room = tidySum(lines.map(({ sold, kg }) => countPieces(sold, kg) / (sold.per20 ?? Infinity)));
  return Math.max(Math.ceil(gross / CONTAINERS['20GP'].payloadKg), Math.ceil(room));
}

/** Mark of general goods beside dangerous ones in a shared container. */
const GENERAL_ROW = 'g';

function sharedRows(lines: readonly Line[]): string {
  const general = lines.some(isDangerous) ? GENERAL_ROW : 'n';
  return lines
    .map((line) => {
      const { unNo, pieces, kg } = lineAmounts(line);
      return [unNo || general, pieces, kg, '', '', lineGroup(line), wideText(line.row.nameCn)]
        .join('~')
        .replace(/~+$/, '');
    })
    .join(',');
}

const grossKg = (lines: readonly Line[]): number =>
  tidySum(lines.map(({ sold, kg }) => Math.round(grossWeightKg(sold, kg))));
const kgSum = (lines: readonly Line[]): string => String(grossKg(lines));
const piecesSum = (lines: readonly Line[]): string =>
  String(tidySum(lines.map(({ sold, kg }) => countPieces(sold, kg))));

/** For a number whose packing groups are entries of their own. */
function groupWords([first]: readonly Line[]): Words {
  const group = first ? lineGroup(first) : '';
  return group === '' ? [] : [['pg', group]];
}

const rowWords = (rows: readonly CarriedRow[]): Words => [['rows', carriedText(rows) ?? '']];

const boxWords = (lines: readonly Line[]): Words => [['box', `20GP*${countTwentyFootBoxes(lines)}`]];

/** Further goods of a truck go by number and packing group, each once. */
function furtherGoodsWords([first, ...others]: readonly Line[]): Words {
  const numberOf = ({ row }: Line): string =>
    ['I', 'II', 'III'].includes(row.packingGroup) ? `${row.unNo}_${row.packingGroup}` : row.unNo;
  const further = [...new Set(others.map(numberOf))].filter((number) => first && number !== numberOf(first));
  return further.length > 0 ? [['with', further.join('.')]] : [];
}

/** Packs as each mode asks for them; rows go along where an order begins with them. */
const PACKED: Readonly<Partial<Record<CarryingMode, (lines: readonly Line[]) => Words>>> = {
  FCL: (lines) => [...boxWords(lines), ...rowWords(lines.map(soldRow))],
  LCL: (lines) => [['rows', sharedRows(lines)]],
  AIR: (lines) => [...groupWords(lines), ['pcs', piecesSum(lines)], ['kg', kgSum(lines)]],
  RAIL: (lines) => [...groupWords(lines), ...boxWords(lines), ...rowWords(lines.map(soldRow))],
  DOM: (lines) => [
    ...boxWords(lines),
    ['kg', String(Math.round((grossKg(lines) / countTwentyFootBoxes(lines)) * 100) / 100)],
  ],
  TRUCK: (lines) => [
    ...groupWords(lines),
    ['kg', kgSum(lines)],
    ...furtherGoodsWords(lines),
    ...rowWords(lines.map(packedRow)),
  ],
};

/** Poured goods by tons, on a truck by kilograms. */
function pouredWords(mode: CarryingMode, lines: readonly Line[]): Words {
  const kg = tidySum(lines.map((line) => line.kg));
  return [...groupWords(lines), mode === 'TRUCK' ? ['kg', String(kg)] : ['q', String(kg / 1000)]];
}

const amountWords = (mode: CarryingMode, lines: readonly Line[]): Words =>
  isPacked(lines) ? (PACKED[mode]?.(lines) ?? []) : pouredWords(mode, lines);

/** The goods that go along: those of the first container, as far as the search of the mode asks about several. */
function splitCarriedLines(
  mode: CarryingMode,
  { search: { lines, loads } }: MallQuoteSearch,
): { taken: Line[]; left: Remainder[] } {
  const [load] = loads;
  const together = load && isPacked(lines) ? load.flatMap((at) => lines[at] ?? []) : [...lines];
  const rest = lines.filter((line) => !together.includes(line));
  const apart: Remainder[] = rest.length > 0 ? [{ why: 'apart', names: goodsNames(rest) }] : [];
  if (isOneKind(lines) || ((mode === 'FCL' || mode === 'LCL') && isPacked(lines))) {
    return { taken: together, left: apart };
  }
  const numbered = together.filter(({ row }) => row.unNo !== '');
  if (mode !== 'TRUCK' || !isPacked(lines) || numbered.length === 0) {
    return { taken: [], left: [{ why: 'oneKind', names: goodsNames(lines) }] };
  }
  const unnumbered = together.filter(({ row }) => row.unNo === '');
  const named: Remainder[] = unnumbered.length > 0 ? [{ why: 'unnumbered', names: goodsNames(unnumbered) }] : [];
  return { taken: numbered, left: [...apart, ...named] };
}

/** General goods have no name in a search of air freight. */
function identityWords(mode: CarryingMode, { row: { unNo, nameCn } }: Line): Words {
  if (unNo !== '')
    return [
      ['un', unNo],
      ['goods', nameCn],
    ];
  return mode === 'AIR' ? [] : [['goods', nameCn]];
}

/** The goods as words of a search; the first dangerous ones give it their number. */
function goodsWords(mode: CarryingMode, lines: readonly Line[]): Words {
  const first = lines.find(isDangerous) ?? lines[0];
  if (!first) return [];
  const ordered = [first, ...lines.filter((line) => line !== first)];
  return [
    ['d', isDangerous(first) ? 'Y' : 'N'],
    // The rows of a shared container name each of its goods.
    ...(mode === 'LCL' ? [] : identityWords(mode, first)),
    ...amountWords(mode, ordered),
  ];
}

/** Place of the warehouse by kind: port, city for trucks, nearby station for trains. */
const ORIGINS: Readonly<Partial<Record<string, (store: string) => string | null>>> = {
  port: (store) => store,
  roadCity: (store) => roadCity(cityCodeAt(store))?.code ?? null,
  station: stationBeside,
};

/** The search of a mode with the place of the store and the goods that may travel together filled in, and what stays behind. */
export function freightBegun(mode: CarryingMode, bought: MallQuoteSearch): BegunFreight {
  const { routes, places } = MODES[mode];
  const from = places === null ? null : (ORIGINS[places]?.(bought.search.city) ?? null);
  const org: Words = from === null ? [] : [['org', from]];
  const { taken, left } = splitCarriedLines(mode, bought);
  const query = [...org, ...goodsWords(mode, taken)].map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const path = routePath(routes.search);
  return { address: query.length === 0 ? path : `${path}?${query.join('&')}`, left };
}
