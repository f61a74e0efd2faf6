import { blankGoods } from './blank';
import type { GoodsBlock, GoodsRow } from './form';

type Marked = Pick<GoodsRow, 'isGeneral'>;

/** In an order of dangerous goods a row may be marked as goods that are not: it is judged as those of any other order. */
export const natureOf = ({ isGeneral = false }: Marked, isDanger: 'Y' | 'N'): 'Y' | 'N' => (isGeneral ? 'N' : isDanger);

/** The rows of an order that are dangerous. */
export const dangerousIn = ({ goods, isDanger }: Pick<GoodsBlock, 'goods' | 'isDanger'>): GoodsRow[] =>
  goods.filter((row) => natureOf(row, isDanger) === 'Y');

const OF_ALL = ['nameCn', 'nameEn', 'hsCode', 'casNo', 'packKind', 'pieces', 'grossKg', 'netKg', 'volume'] as const;

/** A row of goods that are not dangerous: what was said of its dangers is said no more. */
function general(row: GoodsRow): GoodsRow {
  const kept = Object.fromEntries(OF_ALL.map((field) => [field, row[field]]));
  const edited = row.edited.filter((name) => OF_ALL.some((field) => field === name));
  return { ...blankGoods(row.key), ...kept, edited, isGeneral: true };
}

export function marked(row: GoodsRow, isGeneral: boolean): GoodsRow {
  if (isGeneral) return general(row);
  const dangerous = { ...row };
  delete dangerous.isGeneral;
  return dangerous;
}
