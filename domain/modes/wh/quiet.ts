import type { OrderFacts } from '../../order/form/facts';
import type { OrderForm } from '../../order/form/form';
import { rowFireClass } from '../../order/goods/row-fire';
import { parseNumber } from '../../values/typed-number';

type Form = Pick<OrderForm, 'isDanger' | 'goods'>;
type Facts = Pick<OrderFacts, 'identityOf'>;

/** True if only the packaging can burn; its amount is then asked. */
export const isQuiet = (form: Form, facts: Facts): boolean =>
  form.goods.some((row) => ['D', 'E'].includes(rowFireClass(row, form, facts)?.item ?? ''));

const MOST_OF_WEIGHT = 25;
const MOST_OF_VOLUME = 50;

/** GB 50016 3.1.4: goods of class D or E with much combustible packaging count by the packaging. */
export const isPackingFierce = ({ packWeight, packVolume }: { packWeight: string; packVolume: string }): boolean =>
  (parseNumber(packWeight, 1) ?? 0) > MOST_OF_WEIGHT || (parseNumber(packVolume, 1) ?? 0) > MOST_OF_VOLUME;
