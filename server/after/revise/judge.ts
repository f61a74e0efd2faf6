import { CODES } from '../../../contract/envelope';
import { unlistedFaults } from '../../../domain/order/blocks/listed';
import { unknownPlaces } from '../../../domain/order/blocks/places';
import { nowhereFaults } from '../../../domain/order/blocks/services';
import type { OrderFacts } from '../../../domain/order/facts';
import type { FieldPath, OrderForm } from '../../../domain/order/form';
import type { OrderMode } from '../../../domain/order/mode';
import { Refusal } from '../../http/refusal';
import { faultyOrder } from '../../orders/messages';
import type { OrdersOutside } from '../../orders/outside';

type Lists = Pick<OrdersOutside, 'isListed' | 'isPlaceText' | 'isDistrict'>;

/** What is wrong with these fields, by the rules of the form. What is wrong with the rest of an order hinders no change. */
export function judgeFields(
  mode: OrderMode,
  form: OrderForm,
  facts: OrderFacts,
  { paths, isListed, isPlaceText, isDistrict }: Lists & { paths: readonly FieldPath[] },
): void {
  const own = mode.faults(form, facts);
  const faults = [
    ...own,
    ...[
      ...unlistedFaults(mode.fields.choices(form, facts.quote), isListed),
      ...unknownPlaces(mode.fields.places(form, facts.quote), isPlaceText),
      ...nowhereFaults(form, isDistrict, mode.fields.isDoneOnSite),
    ].filter(({ path }) => own.every((one) => one.path !== path)),
  ].filter(({ path }) => paths.includes(path));
  if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
}
