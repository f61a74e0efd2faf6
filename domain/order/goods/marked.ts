import { blankGoods, type GoodsRow } from '../../goods/row';

const OF_ALL = ['nameCn', 'nameEn', 'hsCode', 'casNo', 'packKind', 'pieces', 'grossKg', 'netKg', 'volume'] as const;

function general(row: GoodsRow): GoodsRow {
  const kept = Object.fromEntries(OF_ALL.map((field) => [field, row[field]]));
  const edited = row.edited.filter((name) => OF_ALL.some((field) => field === name));
  return { ...blankGoods(row.key), ...kept, edited, isGeneral: true };
}

export function markGeneral(row: GoodsRow, isGeneral: boolean): GoodsRow {
  if (isGeneral) return general(row);
  const dangerous = { ...row };
  delete dangerous.isGeneral;
  return dangerous;
}
