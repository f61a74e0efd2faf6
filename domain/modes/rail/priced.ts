import { boxesIn } from '../../order/blocks/load';
import type { OrderFacts } from '../../order/form/facts';
import type { RailForm } from './form';
import type { RailPriceInput } from './price';

export function pricedIn(form: RailForm, goodsOf: OrderFacts['goodsOf']): RailPriceInput | null {
  const boxes = boxesIn(form.boxes);
  if (boxes.length === 0 || boxes.length < form.boxes.length) return null;
  const { isDanger, goods, services, insuredValue, heating, boxOwner } = form;
  return {
    boxes,
    isDanger,
    services,
    insuredValue,
    owner: boxOwner === 'SOC' ? 'SOC' : 'COC',
    heating: heating === '' ? 'NONE' : heating,
    classes: goods.map((row) => row.hazardClass || (goodsOf(row)?.hazardClass ?? null)),
  };
}
