import type { OrderFacts } from '../../order/form/facts';
import type { OrderForm } from '../../order/form/form';
import { fireIn } from '../../order/goods/row-fire';
import { numberIn } from '../../values/typed-number';

type Form = Pick<OrderForm, 'isDanger' | 'goods'>;
type Facts = Pick<OrderFacts, 'identityOf'>;

/** Where nothing burns but the packing, the packing is asked about. */
export const isQuiet = (form: Form, facts: Facts): boolean =>
  form.goods.some((row) => ['D', 'E'].includes(fireIn(row, form, facts)?.item ?? ''));

const MOST_OF_WEIGHT = 25;
const MOST_OF_VOLUME = 50;

/** GB 50016 3.1.4: goods that burn badly, or not at all, go by their packing once there is more of it. */
export const isPackingFierce = ({ packWeight, packVolume }: { packWeight: string; packVolume: string }): boolean =>
  (numberIn(packWeight, 1) ?? 0) > MOST_OF_WEIGHT || (numberIn(packVolume, 1) ?? 0) > MOST_OF_VOLUME;
