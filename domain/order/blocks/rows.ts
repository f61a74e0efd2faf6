import type { FclOrderForm } from '../form';
import type { OrderFacts } from '../facts';
import { dangerFaults, packFaults } from './danger';
import { fault, required, type OrderFault } from './fault';
import { amountFaults, goodsFaults, type HsDemand } from './goods';
import { loadFaults } from './load';

export const MOST_GOODS = 20;

type Rows = Pick<FclOrderForm, 'boxes' | 'goods' | 'isDanger'>;

/** Every row of goods, each in the order of its fields, and then all of them against the boxes. */
export function rowFaults({ boxes, goods, isDanger }: Rows, { goodsOf }: Pick<OrderFacts, 'goodsOf'>, hs: HsDemand) {
  if (goods.length === 0) return [required('goods')];
  const isAsked = isDanger === 'Y';
  return [
    ...(goods.length > MOST_GOODS ? [fault('goods', 'tooManyGoods', { most: MOST_GOODS })] : []),
    ...goods
      .slice(0, MOST_GOODS)
      .flatMap((row, at): OrderFault[] => [
        ...goodsFaults(row, at, hs),
        ...(isAsked ? dangerFaults(row, at, goodsOf(row)) : []),
        ...(isAsked ? packFaults(row, at) : []),
        ...amountFaults(row, at),
      ]),
    ...loadFaults(boxes, goods),
  ];
}
