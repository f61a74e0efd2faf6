import { PACKING_GROUPS, type PackingGroup } from '../../goods/dangerous-goods';
import { identifiedEntry } from '../../goods/entries';
import type { Identity } from '../../goods/identity';
import type { LibraryGoods } from '../../goods/library';
import type { BoxVerdict } from '../../goods/segregation-split';
import { blankGoods, type GoodsRow } from '../../goods/row';
import { judgeBoxSegregation } from '../../order/findings/segregation';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { isGeneralTyped, type LclRowPart, type LclRowText, rowFaults } from './search';
import { revenueTons, USUAL_TONS, type RevenueTons } from './tons';

export type GlanceRow = LclRowText & { key: string; identity: Identity<LibraryGoods> };

export function possibleGroups({ identity }: Pick<GlanceRow, 'identity'>): PackingGroup[] {
  if (identity.kind !== 'several') return [];
  const groups = PACKING_GROUPS.filter((group) => identity.goods.some(({ packingGroup }) => packingGroup === group));
  return groups.length > 1 ? groups : [];
}

/** Converts a row for the segregation table; unknown goods stay unknown. */
function glanceGoodsRow(row: GlanceRow): GoodsRow {
  const { key, unNo, pieces, kg, m3 } = row;
  const goods = identifiedEntry(row);
  return {
    ...blankGoods(key),
    ...(isGeneralTyped(row) ? { isGeneral: true } : { unNo }),
    pieces,
    grossKg: kg,
    volume: m3,
    nameCn: goods?.nameCn ?? '',
    hazardClass: goods?.hazardClass ?? '',
    subRisks: [...(goods?.subRisks ?? [])],
  };
}

export const isRowNamed = ({ unNo, isGeneral = false }: Pick<GoodsRow, 'unNo' | 'isGeneral'>): boolean =>
  isGeneral || unNo !== '';

export type LclGlance = {
  goods: GoodsRow[];
  faults: readonly (readonly LclRowPart[])[];
  box: BoxVerdict | null;
  /** Based on all rows, or on some while a weight or volume is missing. */
  tons: RevenueTons;
  isWhole: boolean;
  pieces: number;
  kg: number;
};

export function judgeAtGlance(rows: readonly GlanceRow[], isDanger: 'Y' | 'N', isStackable: boolean): LclGlance {
  const goods = rows.map(glanceGoodsRow);
  const known = new Map(rows.map((row) => [row.key, identifiedEntry(row)]));
  const loads = rows.map(({ kg, m3 }) => ({ kg: parseNumber(kg, 2) ?? 0, m3: parseNumber(m3, 3) ?? 0 }));
  const said = goods.filter(isRowNamed);
  const faults = rows.map((row) => rowFaults(row, isDanger));
  return {
    goods,
    faults,
    box: judgeBoxSegregation({ goods: said, isDanger }, ({ key }) => known.get(key) ?? null),
    tons: revenueTons(loads, isStackable, USUAL_TONS),
    isWhole: faults.every((of) => !of.includes('kg') && !of.includes('m3')),
    pieces: rows.reduce((all, { pieces }) => all + (parseWholeNumber(pieces) ?? 0), 0),
    kg: loads.reduce((all, { kg }) => all + kg, 0),
  };
}
