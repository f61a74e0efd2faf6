import type { TypedTruck } from '../../order/truck';
import { isoOf } from '../../values/moments';
import type { CfsForm } from './form';
import { gateOpens, gateSlotIn } from './slots';

/** Until so long before its hour a truck may come at another one, or with somebody else. */
export const CHANGE_BEFORE_HOURS = 2;
const HOUR = 3_600_000;

/** Until when a truck may still be another; null for one that is not there. */
export function openUntil({ inbound }: Pick<CfsForm, 'inbound'>, at: number): string | null {
  const slot = gateSlotIn(inbound[at]?.slot ?? '');
  return slot && isoOf(gateOpens(slot) - CHANGE_BEFORE_HOURS * HOUR);
}

/** The order with another truck; null where there is none in that place. */
export const withTruck = (form: CfsForm, at: number, truck: TypedTruck): CfsForm | null =>
  form.inbound[at] ? { ...form, inbound: form.inbound.map((row, place) => (place === at ? { ...truck } : row)) } : null;
