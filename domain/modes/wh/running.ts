import type { Past } from '../../order/brief';
import type { OrderState } from '../../order/lifecycle';
import { goneOf, type Leaving, type Load } from '../../order/leaving';
import { REMIND_DAYS_BEFORE_END } from '../../order/staying';
import { dayAt, daysBetween, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';
import { spansOf } from './leaving';
import { rentFor, type RentTerms } from './price';

/** So many days before the end of a stay its owner is told of it at the latest. */
const SOON_DAYS = Math.max(...REMIND_DAYS_BEFORE_END);

/** How long goods have stood in a store by now, and what of their rent is owed for it. Amounts are minor units of yuan. `daysLeft`: null while the end is far off, or past. */
export type Running = {
  since: Day;
  days: number;
  amount: number;
  least: number;
  /** What of the goods rent is charged for by now, in the unit of its terms. */
  quantity: number;
  isOver: boolean;
  isLate: boolean;
  daysLeft: number | null;
};

type Stored = Load & {
  history: readonly Pick<Past, 'state' | 'at'>[];
  outDate: Day;
  rent: RentTerms;
  leavings: readonly Leaving[];
};

const dayOf = (history: Stored['history'], state: OrderState): Day | null => {
  const at = momentIn(history.find((past) => past.state === state)?.at ?? '');
  return at === null ? null : dayAt(at);
};

/** Null before the goods have come. A day counts once its night is over, and only for the part that has not left. */
export function runningOf({ history, outDate, rent, tons, pallets, leavings }: Stored, now: number): Running | null {
  const [since, left] = [dayOf(history, 'CARGO_IN'), dayOf(history, 'COMPLETED')];
  if (since === null) return null;
  const until = left ?? dayAt(now);
  const days = Math.max(0, daysBetween(since, until));
  const rest = daysBetween(until, outDate);
  const came = { tons, pallets };
  const spans = spansOf({ came, gone: goneOf(leavings), from: since, to: until < since ? since : until }, rent);
  return {
    since,
    days,
    ...rentFor(rent, spans),
    quantity: spans.at(-1)?.quantity ?? rent.quantity,
    isOver: left !== null,
    isLate: left === null && rest < 0,
    daysLeft: left === null && rest >= 0 && rest <= SOON_DAYS ? rest : null,
  };
}
