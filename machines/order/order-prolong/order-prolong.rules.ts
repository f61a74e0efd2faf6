import { MOST_STAY_DAYS } from '../../../domain/order/life/staying';
import { parseWholeNumber } from '../../../domain/values/typed-number';
import type { OrderProlongContext } from './order-prolong.types';

type Typing = Pick<OrderProlongContext, 'days' | 'typed'>;

export function totalStayDays({ days, typed }: Typing): number | null {
  const more = parseWholeNumber(typed);
  return more === null || more < 1 || days + more > MOST_STAY_DAYS ? null : days + more;
}

export const isSound = (typing: Typing): boolean => totalStayDays(typing) !== null;
