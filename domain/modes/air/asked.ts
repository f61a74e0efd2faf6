import { airQuestionOf, airUnitOf } from '../../goods/air/limit';
import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { isLithium } from '../../goods/watched';
import type { Day } from '../../values/days';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
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

const within = (number: number | null, most: number): number | null =>
  number !== null && number > 0 && number <= most ? number : null;

const isSaid = (typed: string): boolean => typed.trim() !== '';

const AMOUNTS = ['pieces', 'kg', 'm3', 'size'] as const;

/** True if no amount was entered: the example `TRIAL` is used, and every page labels it as one. */
export const isUntold = (row: Pick<AirRowText, (typeof AMOUNTS)[number]>): boolean =>
  AMOUNTS.every((part) => !isSaid(row[part]));

/** Entered amounts, or the example when there are none. */
export const counted = (row: AirRowText): AirRowText => (isUntold(row) ? { ...row, ...TRIAL } : row);

const piecesIn = (row: AirRowText): number | null => within(wholeNumberIn(row.pieces), MOST_PIECES);

function isSizeFaulty(row: AirRowText): boolean {
  if (!isSaid(row.size)) return false;
  const sizes = sizesTyped(row.size);
  return sizes === null || sizes.reduce((all, { pieces }) => all + pieces, 0) !== piecesIn(row);
}

/** Up to 1 m³ may be given as one volume; above it every piece needs sizes. */
const isVolumeFaulty = ({ m3, size }: AirRowText): boolean =>
  !isSaid(size) && within(numberIn(m3, 3), MOST_M3) === null;

/** True if an optional value was entered and is out of range. */
const isOff = (typed: string, most: number, places = 3): boolean =>
  isSaid(typed) && within(numberIn(typed, places), most) === null;

/**
 * True if the net weight exceeds the gross weight. Examples and rows that share the order with other UN numbers are not
 * compared.
 */
function isNetOver(row: AirRowText): boolean {
  if (row.also !== '') return false;
  const [net, count, kg] = [numberIn(row.net, 3), piecesIn(row), numberIn(row.kg, 2)];
  const isWeighed = airUnitOf(row.unNo) === 'kg' && net !== null && count !== null && kg !== null;
  return isWeighed && net * count > kg;
}

export function rowFaults(typed: AirRowText, isDanger: 'Y' | 'N'): AirRowPart[] {
  const isDangerous = isDanger === 'Y';
  const row = counted(typed);
  const faults: [AirRowPart, boolean][] = [
    ['unNo', isDangerous && !/^\d{4}$/.test(row.unNo)],
    ['pieces', piecesIn(row) === null],
    ['kg', within(numberIn(row.kg, 2), MOST_KG) === null],
    ['size', isSizeFaulty(row)],
    ['m3', isVolumeFaulty(row)],
    ['net', isDangerous && (isOff(row.net, MOST_KG) || isNetOver(typed))],
    ['percent', isDangerous && isOff(row.percent, 100, 2)],
    ['soc', isDangerous && isSaid(row.soc) && !/^(?:100|\d{1,2})$/.test(row.soc.trim())],
    ['wh', isDangerous && isOff(row.wh, MOST_KG)],
  ];
  return faults.flatMap(([part, isFaulty]) => (isFaulty ? [part] : []));
}

/** Extra questions for some UN numbers only. */
export const askedOf = (unNo: string): AirRowPart[] => {
  const question = airQuestionOf(unNo);
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

export const missingIn = ({ org, dst, row, isDanger }: AirQuery): AirMissing[] => [
  ...(org === null ? (['org'] as const) : []),
  ...(dst === null || dst === org ? (['dst'] as const) : []),
  ...(rowFaults(row, isDanger).length > 0 ? (['rows'] as const) : []),
];

export function loadOf(typed: AirRowText, isDanger: 'Y' | 'N'): AirLoad {
  const row = counted(typed);
  const of = (typed: string, places = 3): number | null => (isDanger === 'Y' ? numberIn(typed, places) : null);
  const sizes = sizesTyped(row.size) ?? [];
  return {
    isDanger,
    unNo: isDanger === 'Y' ? row.unNo : null,
    group: isDanger === 'Y' ? (PACKING_GROUPS.find((group) => group === row.group) ?? null) : null,
    percent: of(row.percent, 2),
    net: of(row.net),
    soc: of(row.soc, 0),
    wh: of(row.wh),
    pieces: piecesIn(row) ?? 0,
    kg: numberIn(row.kg, 2) ?? 0,
    m3: sizes.length > 0 ? null : numberIn(row.m3, 3),
    sizes,
    ...(isDanger === 'Y' && row.also && { also: row.also.split(',') }),
    isTrial: isUntold(typed),
  };
}

export function searchOf(asked: AirQuery): AirSearch | null {
  const { org, dst, row, isDanger, ready } = asked;
  if (org === null || dst === null || missingIn(asked).length > 0) return null;
  return { orgPortCode: org, dstPortCode: dst, ready, ...loadOf(row, isDanger) };
}
