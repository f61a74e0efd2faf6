import { goodsLookup } from '../../../../domain/goods/identity';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclReceipt } from '../../../../domain/modes/fcl/receipt';
import { buildBoxAdvice, segregatedGroups } from '../../../../domain/order/boxes/box-advice';
import { countBoxes, readParcels } from '../../../../domain/order/blocks/load';
import { judgeBoxSegregation } from '../../../../domain/order/findings/segregation';
import { identifyGoods } from '../../../world/dangerous-goods/identify';

const { goodsOf } = goodsLookup(identifyGoods);

export function receiptLoads(form: FclForm): FclReceipt['loads'] {
  const apart = segregatedGroups(judgeBoxSegregation(form, goodsOf));
  const { loads } = buildBoxAdvice(countBoxes(form.boxes), readParcels(form.goods), apart, () => null);
  return loads.map(({ type, first, count, parcels, kg, vgmKg }) => {
    const goods = parcels.map(({ row }) => form.goods[row]?.nameCn.trim() ?? '');
    return { type, first, count, goods, kg, vgmKg };
  });
}
