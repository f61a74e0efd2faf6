import { CODES } from '../../../../contract/wire/envelope';
import type { OrderFault, FieldPath } from '../../../../domain/rules/fault';
import { unlistedFaults } from '../../../../domain/order/blocks/listed';
import { unknownPlaces } from '../../../../domain/order/blocks/places';
import { nowhereFaults } from '../../../../domain/order/blocks/services';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { OrderMode } from '../../../../domain/order/mode/mode';
import { Refusal } from '../../../base/http/refusal';
import { faultyOrder, ORDER_MESSAGES } from '../../orders/messages';
import type { OrdersOutside } from '../../orders/outside';

type Lists = Pick<OrdersOutside, 'isListed' | 'isPlaceText' | 'isDistrict'>;
type Change = {
  mode: OrderMode;
  was: OrderForm;
  form: OrderForm;
  facts: OrderFacts;
  more: readonly OrderFault[];
};

function findRevisionFaults(
  { mode, facts }: Change,
  form: OrderForm,
  { isListed, isPlaceText, isDistrict }: Lists,
): OrderFault[] {
  const own = mode.faults(form, facts);
  return [
    ...own,
    ...[
      ...unlistedFaults(mode.fields.choices(form, facts.quote), isListed),
      ...unknownPlaces(mode.fields.places(form, facts.quote), isPlaceText),
      ...nowhereFaults(form, isDistrict, mode.fields.isDoneOnSite),
    ].filter(({ path }) => own.every((one) => one.path !== path)),
  ];
}

/**
 * Judges only a change: faults in its own fields and new faults elsewhere. Old faults, such as a date that has passed,
 * block no change.
 */
export function judgeChange(change: Change, { paths, ...lists }: Lists & { paths: readonly FieldPath[] }): void {
  const { mode, was, form, facts, more } = change;
  const before = findRevisionFaults(change, was, lists);
  const isNew = (fault: OrderFault) => before.every(({ path, code }) => path !== fault.path || code !== fault.code);
  const faults = [...findRevisionFaults(change, form, lists), ...more].filter(
    (fault) => paths.includes(fault.path) || isNew(fault),
  );
  if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
  const blockedIn = (one: OrderForm) => mode.acceptance(one, facts).findings.filter(({ level }) => level === 'BLOCK');
  const blocked = blockedIn(was).map(({ code }) => code);
  const findings = blockedIn(form).filter(({ code }) => !blocked.includes(code));
  if (findings.length === 0) return;
  throw new Refusal(CODES.cargoRefused, ORDER_MESSAGES.cargoRefused, { data: { level: 'BLOCK', findings } });
}
