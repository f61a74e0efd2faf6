import type { GoodsBlock, GoodsRow } from './form';

type Marked = Pick<GoodsRow, 'isGeneral'>;

/** In an order of dangerous goods a row may be marked as goods that are not: it is judged as those of any other order. */
export const natureOf = ({ isGeneral = false }: Marked, isDanger: 'Y' | 'N'): 'Y' | 'N' => (isGeneral ? 'N' : isDanger);

/** The rows of an order that are dangerous. */
export const dangerousIn = ({ goods, isDanger }: Pick<GoodsBlock, 'goods' | 'isDanger'>): GoodsRow[] =>
  goods.filter((row) => natureOf(row, isDanger) === 'Y');
