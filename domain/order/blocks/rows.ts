import type { OrderFacts } from '../facts';
import type { GoodsBlock } from '../form';
import { dangerFaults, packFaults } from './danger';
import { fault, required, type OrderFault } from './fault';
import { amountFaults, goodsFaults, type HsDemand } from './goods';

export const MOST_GOODS = 20;

type Rows = Pick<GoodsBlock, 'goods' | 'isDanger'>;
type Facts = Pick<OrderFacts, 'identityOf'>;

/** Every row of goods that fills a tank or a bag: nobody packs, counts or measures it, and no tank is a limited quantity. */
export function bulkFaults({ goods, isDanger }: Rows, { identityOf }: Facts, hs: HsDemand): OrderFault[] {
  if (goods.length === 0) return [required('goods')];
  return goods
    .slice(0, MOST_GOODS)
    .flatMap((row, at) => [
      ...goodsFaults(row, at, hs),
      ...(isDanger === 'Y' ? dangerFaults({ ...row, isLimited: false }, at, identityOf(row, isDanger)) : []),
    ]);
}

/** Every row of goods, each in the order of its fields. */
export function rowFaults({ goods, isDanger }: Rows, { identityOf }: Facts, hs: HsDemand): OrderFault[] {
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
