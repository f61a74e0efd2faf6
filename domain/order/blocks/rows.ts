import type { OrderFacts } from '../facts';
import type { GoodsBlock } from '../form';
import { dangerFaults, packFaults } from './danger';
import { fault, required, type OrderFault } from './fault';
import { amountFaults, goodsFaults, type HsDemand } from './goods';

export const MOST_GOODS = 20;

/** Every row of goods, each in the order of its fields. */
export function rowFaults(
  { goods, isDanger }: Pick<GoodsBlock, 'goods' | 'isDanger'>,
  { identityOf }: Pick<OrderFacts, 'identityOf'>,
  hs: HsDemand,
): OrderFault[] {
  if (goods.length === 0) return [required('goods')];
  const isAsked = isDanger === 'Y';
  return [
    ...(goods.length > MOST_GOODS ? [fault('goods', 'tooManyGoods', { most: MOST_GOODS })] : []),
    ...goods
      .slice(0, MOST_GOODS)
      .flatMap((row, at): OrderFault[] => [
        ...goodsFaults(row, at, hs),
        ...(isAsked ? dangerFaults(row, at, identityOf(row, isDanger)) : []),
        ...(isAsked ? packFaults(row, at) : []),
        ...amountFaults(row, at),
      ]),
  ];
}
