import { PACKING_GROUPS, type PackingGroup } from '../../../domain/goods/dangerous-goods';
import type { Day } from '../../../domain/values/days';
import { numberIn, wholeNumberIn } from '../../../domain/values/typed-number';
import {
  isGeneralTyped,
  type LclRow,
  type LclRowPart,
  type LclSearch,
  type LclTyped,
  MOST_EDGE_CM,
  MOST_KG,
  MOST_M3,
  MOST_PIECES,
  MOST_ROWS,
} from './lcl-search';

const within = (number: number | null, most: number): number | null =>
  number !== null && number > 0 && number <= most ? number : null;

/** What is still to be said, or said otherwise, before a row can be counted. */
export function rowFaults(row: LclTyped, isDanger: 'Y' | 'N'): LclRowPart[] {
  const { unNo, pieces, kg, m3, longCm } = row;
  const faults: [LclRowPart, boolean][] = [
    ['unNo', isDanger === 'Y' && !/^\d{4}$/.test(unNo) && !isGeneralTyped(row)],
    ['pieces', within(wholeNumberIn(pieces), MOST_PIECES) === null],
    ['kg', within(numberIn(kg, 2), MOST_KG) === null],
    ['m3', within(numberIn(m3, 3), MOST_M3) === null],
    ['longCm', longCm.trim() !== '' && within(wholeNumberIn(longCm), MOST_EDGE_CM) === null],
  ];
  return faults.flatMap(([part, isFaulty]) => (isFaulty ? [part] : []));
}

export const groupIn = (typed?: string): PackingGroup | undefined => PACKING_GROUPS.find((known) => known === typed);

/** Null while a row says too little, or too much. */
export function readRow(row: LclTyped, isDanger: 'Y' | 'N'): LclRow | null {
  if (rowFaults(row, isDanger).length > 0) return null;
  const isNumbered = isDanger === 'Y' && !isGeneralTyped(row);
  const group = isNumbered ? groupIn(row.group) : undefined;
  return {
    unNo: isNumbered ? row.unNo : null,
    pieces: wholeNumberIn(row.pieces) ?? 0,
    kg: numberIn(row.kg, 2) ?? 0,
    m3: numberIn(row.m3, 3) ?? 0,
    longCm: wholeNumberIn(row.longCm),
    ...(group && { group }),
  };
}

/** What an address asks for. */
export type LclAsked = {
  org: string | null;
  dst: string | null;
  isDanger: 'Y' | 'N';
  rows: LclTyped[];
  isStackable: boolean;
  /** The first day wanted. */
  etd: Day | null;
};

/** `most`: there are more rows than may be asked about at once, which is said where they stand. */
export type LclMissing = 'org' | 'dst' | 'rows' | 'most';

/** Nothing of it is dangerous, though it was called so. */
const isHarmless = ({ rows, isDanger }: Pick<LclAsked, 'rows' | 'isDanger'>): boolean =>
  isDanger === 'Y' && rows.every(isGeneralTyped);

/** What has to be said before anything can be offered: of all rows, as some of them have no price. */
export const missingIn = ({ org, dst, rows, isDanger }: LclAsked): LclMissing[] => [
  ...(org === null ? (['org'] as const) : []),
  ...(dst === null || dst === org ? (['dst'] as const) : []),
  ...(rows.length === 0 || isHarmless({ rows, isDanger }) || rows.some((row) => readRow(row, isDanger) === null)
    ? (['rows'] as const)
    : []),
  ...(rows.length > MOST_ROWS ? (['most'] as const) : []),
];

/** The question as the gateway takes it; null while something is missing. */
export function searchOf(asked: LclAsked): LclSearch | null {
  const { org, dst, isDanger, isStackable, rows } = asked;
  if (org === null || dst === null || missingIn(asked).length > 0) return null;
  return {
    orgPortCode: org,
    dstPortCode: dst,
    isDanger,
    isStackable,
    rows: rows.flatMap((row) => readRow(row, isDanger) ?? []),
  };
}
