import { fireClassOf } from '../../goods/fire-class';
import { onlyOne } from '../../goods/identity';
import type { OrderFacts } from '../../order/facts';
import type { GoodsRow, OrderForm } from '../../order/form';
import { numberIn } from '../../values/typed-number';

type Form = Pick<OrderForm, 'isDanger' | 'goods'>;
type Facts = Pick<OrderFacts, 'identityOf'>;

/** How fiercely the goods of a row burn; null where nobody has classed them. */
export function fireIn(row: GoodsRow, { isDanger }: Pick<Form, 'isDanger'>, { identityOf }: Facts) {
  const facts = onlyOne(identityOf(row, isDanger));
  const flashPointC = numberIn(row.flashPoint, 1) ?? facts?.flashPointC ?? null;
  const hazardClass = isDanger === 'Y' ? row.hazardClass || (facts?.hazardClass ?? null) : null;
  return fireClassOf({ hazardClass, flashPointC, facts });
}

/** Where nothing burns but the packing, the packing is asked about. */
export const isQuiet = (form: Form, facts: Facts): boolean =>
  form.goods.some((row) => ['D', 'E'].includes(fireIn(row, form, facts)?.item ?? ''));

const MOST_OF_WEIGHT = 25;
const MOST_OF_VOLUME = 50;

/** GB 50016 3.1.4: goods that burn badly, or not at all, go by their packing once there is more of it. */
export const isPackingFierce = ({ packWeight, packVolume }: { packWeight: string; packVolume: string }): boolean =>
  (numberIn(packWeight, 1) ?? 0) > MOST_OF_WEIGHT || (numberIn(packVolume, 1) ?? 0) > MOST_OF_VOLUME;
