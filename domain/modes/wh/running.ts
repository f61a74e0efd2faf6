import type { Past } from '../../order/brief';
import type { OrderState } from '../../order/lifecycle';
import { REMIND_DAYS_BEFORE_END } from '../../order/staying';
import { dayAt, daysBetween, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';
import { rentFor, type RentTerms } from './price';

/** So many days before the end of a stay its owner is told of it at the latest. */
const SOON_DAYS = Math.max(...REMIND_DAYS_BEFORE_END);

/** How long goods have stood in a store by now, and what of their rent is owed for it. Amounts are minor units of yuan. `daysLeft`: null while the end is far off, or past. */
export type Running = {
  since: Day;
  days: number;
  amount: number;
  least: number;
  isOver: boolean;
  isLate: boolean;
  daysLeft: number | null;
};

type Stored = { history: readonly Pick<Past, 'state' | 'at'>[]; outDate: Day; rent: RentTerms };

const dayOf = (history: Stored['history'], state: OrderState): Day | null => {
  const at = momentIn(history.find((past) => past.state === state)?.at ?? '');
  return at === null ? null : dayAt(at);
};

/** Null before the goods have come. A day counts once its night is over, and none after they have left. */
export function runningOf({ history, outDate, rent }: Stored, now: number): Running | null {
  const [since, left] = [dayOf(history, 'CARGO_IN'), dayOf(history, 'COMPLETED')];
  if (since === null) return null;
  const until = left ?? dayAt(now);
  const days = Math.max(0, daysBetween(since, until));
  const rest = daysBetween(until, outDate);
  return {
    since,
    days,
    ...rentFor(rent, days),
    isOver: left !== null,
    isLate: left === null && rest < 0,
    daysLeft: left === null && rest >= 0 && rest <= SOON_DAYS ? rest : null,
  };
}
