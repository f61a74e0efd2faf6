import { airQuestion, airUnit } from '../../goods/air/limit';
import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { isLithium } from '../../goods/watched';
import type { Day } from '../../values/days';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import {
  type AirLoad,
  type AirRowPart,
  type AirSearch,
  type AirRowText,
  MOST_KG,
  MOST_M3,
  MOST_PIECES,
  TRIAL,
} from './search';
import { sizesTyped } from '../../offer/piece-sizes';

const positiveUpTo = (number: number | null, most: number): number | null =>
  number !== null && number > 0 && number <= most ? number : null;

const isFilled = (typed: string): boolean => typed.trim() !== '';

const AMOUNTS = ['pieces', 'kg', 'm3', 'size'] as const;

/** True if no amount was entered: the example `TRIAL` is used, and every page labels it as one. */
export const isUntold = (row: Pick<AirRowText, (typeof AMOUNTS)[number]>): boolean =>
  AMOUNTS.every((part) => !isFilled(row[part]));

/** Entered amounts, or the example when there are none. */
export const rowOrExample = (row: AirRowText): AirRowText => (isUntold(row) ? { ...row, ...TRIAL } : row);

const readPieceCount = (row: AirRowText): number | null => positiveUpTo(parseWholeNumber(row.pieces), MOST_PIECES);

function isSizeFaulty(row: AirRowText): boolean {
  if (!isFilled(row.size)) return false;
  const sizes = sizesTyped(row.size);
  return sizes === null || sizes.reduce((all, { pieces }) => all + pieces, 0) !== readPieceCount(row);
}

/** Up to 1 m³ may be given as one volume; above it every piece needs sizes. */
const isVolumeFaulty = ({ m3, size }: AirRowText): boolean =>
  !isFilled(size) && positiveUpTo(parseNumber(m3, 3), MOST_M3) === null;

/** True if an optional value was entered and is out of range. */
const isOff = (typed: string, most: number, places = 3): boolean =>
  isFilled(typed) && positiveUpTo(parseNumber(typed, places), most) === null;

/**
 * True if the net weight exceeds the gross weight. Examples and rows that share the order with other UN numbers are not
 * compared.
 */
function isNetOver(row: AirRowText): boolean {
  if (row.also !== '') return false;
  const [net, count, kg] = [parseNumber(row.net, 3), readPieceCount(row), parseNumber(row.kg, 2)];
  const isWeighed = airUnit(row.unNo) === 'kg' && net !== null && count !== null && kg !== null;
  return isWeighed && net * count > kg;
}

export function rowFaults(typed: AirRowText, isDanger: 'Y' | 'N'): AirRowPart[] {
  const isDangerous = isDanger === 'Y';
  const row = rowOrExample(typed);
  const faults: [AirRowPart, boolean][] = [
    ['unNo', isDangerous && !/^\d{4}$/.test(row.unNo)],
    ['pieces', readPieceCount(row) === null],
    ['kg', positiveUpTo(parseNumber(row.kg, 2), MOST_KG) === null],
    ['size', isSizeFaulty(row)],
    ['m3', isVolumeFaulty(row)],
    ['net', isDangerous && (isOff(row.net, MOST_KG) || isNetOver(typed))],
    ['percent', isDangerous && isOff(row.percent, 100, 2)],
    ['soc', isDangerous && isFilled(row.soc) && !/^(?:100|\d{1,2})$/.test(row.soc.trim())],
    ['wh', isDangerous && isOff(row.wh, MOST_KG)],
  ];
  return faults.flatMap(([part, isFaulty]) => (isFaulty ? [part] : []));
}

/** Extra questions for some UN numbers only. */
export const extraQuestions = (unNo: string): AirRowPart[] => {
  const question = airQuestion(unNo);
  return [...(question === null ? [] : [question]), ...(isLithium(unNo) ? (['soc', 'wh'] as const) : [])];
};

export type AirQuery = {
  org: string | null;
  dst: string | null;
  isDanger: 'Y' | 'N';
  row: AirRowText;
  ready: Day | null;
};

type AirMissing = 'org' | 'dst' | 'rows';

export const missingParts = ({ org, dst, row, isDanger }: AirQuery): AirMissing[] => [
  ...(org === null ? (['org'] as const) : []),
  ...(dst === null || dst === org ? (['dst'] as const) : []),
  ...(rowFaults(row, isDanger).length > 0 ? (['rows'] as const) : []),
];

export function readLoad(typed: AirRowText, isDanger: 'Y' | 'N'): AirLoad {
  const row = rowOrExample(typed);
  const of = (typed: string, places = 3): number | null => (isDanger === 'Y' ? parseNumber(typed, places) : null);
  const sizes = sizesTyped(row.size) ?? [];
  return {
    isDanger,
    unNo: isDanger === 'Y' ? row.unNo : null,
    group: isDanger === 'Y' ? (PACKING_GROUPS.find((group) => group === row.group) ?? null) : null,
    percent: of(row.percent, 2),
    net: of(row.net),
    soc: of(row.soc, 0),
    wh: of(row.wh),
    pieces: readPieceCount(row) ?? 0,
    kg: parseNumber(row.kg, 2) ?? 0,
    m3: sizes.length > 0 ? null : parseNumber(row.m3, 3),
    sizes,
    ...(isDanger === 'Y' && row.name && { name: row.name }),
    ...(isDanger === 'Y' && row.also && { also: row.also.split(',') }),
    isTrial: isUntold(typed),
  };
}

export function searchFromAirQuery(asked: AirQuery): AirSearch | null {
  const { org, dst, row, isDanger, ready } = asked;
  if (org === null || dst === null || missingParts(asked).length > 0) return null;
  return { orgPortCode: org, dstPortCode: dst, ready, ...readLoad(row, isDanger) };
}
