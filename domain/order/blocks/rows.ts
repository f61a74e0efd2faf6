import type { OrderFacts } from '../form/facts';
import type { GoodsBlock } from '../../goods/row';
import { MOST_GOODS } from '../goods/most-goods';
import { dangerousRows, rowNature } from '../../goods/nature';
import { dangerFaults, packFaults } from './danger';
import { fault, firstFault, inRow, requiredFault, type OrderFault } from '../../rules/fault';
import { amountFaults, goodsFaults, type HsDemand } from './goods';

type Rows = Pick<GoodsBlock, 'goods' | 'isDanger'>;
type Facts = Pick<OrderFacts, 'identityOf'>;

/** Rejects rows marked general in a dangerous order. `isMixing`: the mode allows both. */
export function natureFaults(rows: Rows, isMixing = false): OrderFault[] {
  const { goods, isDanger } = rows;
  if (isDanger === 'N' || goods.length === 0) return [];
  const marked = goods.slice(0, MOST_GOODS).flatMap((row, at) => {
    const isNumbered = `${row.unNo}${row.hazardClass}`.trim() !== '' || row.subRisks.length > 0;
    const path = inRow('goods.isGeneral', at);
    return rowNature(row, isDanger) === 'Y'
      ? []
      : firstFault(!isMixing && fault(path, 'notMixed'), isNumbered && fault(path, 'generalNumbered'));
  });
  return isMixing && dangerousRows(rows).length === 0 ? [fault('goods', 'allGeneral'), ...marked] : marked;
}

/** Rows of bulk liquid: no packaging, pieces or volume, and never a limited quantity. */
export function bulkFaults({ goods, isDanger }: Rows, { identityOf }: Facts, hs: HsDemand): OrderFault[] {
  if (goods.length === 0) return [requiredFault('goods')];
  const rows = goods.slice(0, MOST_GOODS);
  return [
    ...(goods.length > MOST_GOODS ? [fault('goods', 'tooManyGoods', { most: MOST_GOODS })] : []),
    ...natureFaults({ goods, isDanger }),
    ...rows.flatMap((row, at) => [
      ...goodsFaults(row, at, hs),
      ...(rowNature(row, isDanger) === 'Y'
        ? dangerFaults({ ...row, isLimited: false }, at, identityOf(row, isDanger))
        : []),
    ]),
  ];
}

export function rowFaults(rows: Rows, { identityOf }: Facts, hs: HsDemand, isMixing = false): OrderFault[] {
  const { goods, isDanger } = rows;
  if (goods.length === 0) return [requiredFault('goods')];
  const isAsked = (row: Rows['goods'][number]) => rowNature(row, isDanger) === 'Y';
  return [
    ...(goods.length > MOST_GOODS ? [fault('goods', 'tooManyGoods', { most: MOST_GOODS })] : []),
    ...natureFaults(rows, isMixing),
    ...goods
      .slice(0, MOST_GOODS)
      .flatMap((row, at): OrderFault[] => [
        ...goodsFaults(row, at, hs),
        ...(isAsked(row) ? dangerFaults(row, at, identityOf(row, isDanger)) : []),
        ...(isAsked(row) ? packFaults(row, at) : []),
        ...amountFaults(row, at),
      ]),
  ];
}
