import { knowing } from '../../../../domain/goods/identity';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclReceipt } from '../../../../domain/modes/fcl/receipt';
import { adviceOf, apartBy } from '../../../../domain/order/boxes/box-advice';
import { boxesIn, parcelsIn } from '../../../../domain/order/blocks/load';
import { boxVerdictOf } from '../../../../domain/order/findings/segregation';
import { identify } from '../../../world/dangerous-goods/identify';

const { goodsOf } = knowing(identify);

export function loadsIn(form: FclForm): FclReceipt['loads'] {
  const apart = apartBy(boxVerdictOf(form, goodsOf));
  const { loads } = adviceOf(boxesIn(form.boxes), parcelsIn(form.goods), apart, () => null);
  return loads.map(({ type, first, count, parcels, kg, vgmKg }) => {
    const goods = parcels.map(({ row }) => form.goods[row]?.nameCn.trim() ?? '');
    return { type, first, count, goods, kg, vgmKg };
  });
}
