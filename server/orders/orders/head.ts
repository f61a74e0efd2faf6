import { readUnNo } from '../../../domain/goods/dangerous-goods';
import type { OrderHead } from '../../../domain/order/receipt/brief';
import type { GoodsRow } from '../../../domain/goods/row';
import type { Snapshot } from '../../trade/modes/mode';
import { MOMENTS } from '../../trade/modes/tables/moments';

export const goodsName = ({ nameCn, unNo, hazardClass }: GoodsRow): OrderHead['goods'][number] => ({
  nameCn,
  unNo: readUnNo(unNo),
  hazardClass: hazardClass === '' ? null : hazardClass,
});

export function buildOrderHead({ form, quote }: Pick<Snapshot, 'form' | 'quote'>): OrderHead {
  const { org, dst, supplier } = quote.offer;
  const { leavesAt, arrivesAt } = MOMENTS[quote.mode]?.of({ form, quote }) ?? quote.offer;
  return { org, dst, supplier, leavesAt, arrivesAt, goods: form.goods.map(goodsName) };
}
