import { PACKING_GROUPS, type PackingGroup } from '../../goods/dangerous-goods';
import { saidBy } from '../../goods/entries';
import type { Identity } from '../../goods/identity';
import type { LibraryGoods } from '../../goods/library';
import type { BoxVerdict } from '../../goods/segregation-split';
import { blankGoods, type GoodsRow } from '../../goods/row';
import { boxVerdictOf } from '../../order/findings/segregation';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { isGeneralTyped, type LclRowPart, type LclRowText, rowFaults } from './search';
import { revenueTons, USUAL_TONS, type RevenueTons } from './tons';

export type GlanceRow = LclRowText & { key: string; identity: Identity<LibraryGoods> };

/** The groups there are to choose from; none where the number says it all. */
export function groupsOf({ identity }: Pick<GlanceRow, 'identity'>): PackingGroup[] {
  if (identity.kind !== 'several') return [];
  const groups = PACKING_GROUPS.filter((group) => identity.goods.some(({ packingGroup }) => packingGroup === group));
  return groups.length > 1 ? groups : [];
}

/** A row as the table of segregation sees it. Of what nobody knows it knows nothing, and says so. */
function goodsRowOf(row: GlanceRow): GoodsRow {
  const { key, unNo, pieces, kg, m3 } = row;
  const goods = saidBy(row);
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

/** A row of which it is known what it is, or that it is not dangerous. */
export const isSaid = ({ unNo, isGeneral = false }: Pick<GoodsRow, 'unNo' | 'isGeneral'>): boolean =>
  isGeneral || unNo !== '';

export type Glance = {
  goods: GoodsRow[];
  /** What is still to be said, row by row. */
  faults: readonly (readonly LclRowPart[])[];
  /** May these goods share one box? Null where there are not two to compare. */
  box: BoxVerdict | null;
  /** Counted from what every row says; from some of it as long as one of them does not say its weight or its room. */
  tons: RevenueTons;
  isWhole: boolean;
  pieces: number;
  kg: number;
};

/** What can be said of the rows before anybody is asked, with every stroke of a key. */
export function glanceAt(rows: readonly GlanceRow[], isDanger: 'Y' | 'N', isStackable: boolean): Glance {
  const goods = rows.map(goodsRowOf);
  const known = new Map(rows.map((row) => [row.key, saidBy(row)]));
  const loads = rows.map(({ kg, m3 }) => ({ kg: numberIn(kg, 2) ?? 0, m3: numberIn(m3, 3) ?? 0 }));
  const said = goods.filter(isSaid);
  const faults = rows.map((row) => rowFaults(row, isDanger));
  return {
    goods,
    faults,
    box: boxVerdictOf({ goods: said, isDanger }, ({ key }) => known.get(key) ?? null),
    tons: revenueTons(loads, isStackable, USUAL_TONS),
    isWhole: faults.every((of) => !of.includes('kg') && !of.includes('m3')),
    pieces: rows.reduce((all, { pieces }) => all + (wholeNumberIn(pieces) ?? 0), 0),
    kg: loads.reduce((all, { kg }) => all + kg, 0),
  };
}
