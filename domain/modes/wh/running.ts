import type { PastEvent } from '../../order/receipt/brief';
import type { OrderState } from '../../order/life/lifecycle';
import { departedParts, type LeavingTruck, type Load } from '../../order/trucks/leaving';
import { REMIND_DAYS_BEFORE_END } from '../../order/life/staying';
import { dayAt, daysBetween, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { chargedSpans } from './leaving';
import { computeRent, type RentTerms } from './price';

const SOON_DAYS = Math.max(...REMIND_DAYS_BEFORE_END);

/** Stay and rent due so far, in minor units of yuan. `daysLeft`: null while the end is far off or past. */
export type RunningRent = {
  since: Day;
  days: number;
  amount: number;
  least: number;
  /** Charged quantity, in the unit of the rent terms. */
  quantity: number;
  isOver: boolean;
  isLate: boolean;
  daysLeft: number | null;
};

export type StoredLoad = Load & {
  history: readonly Pick<PastEvent, 'state' | 'at'>[];
  outDate: Day;
  rent: RentTerms;
  leavings: readonly LeavingTruck[];
};

const stateDay = (history: StoredLoad['history'], state: OrderState): Day | null => {
  const at = parseMoment(history.find((past) => past.state === state)?.at ?? '');
  return at === null ? null : dayAt(at);
};

export function storageStanding({ history }: Pick<StoredLoad, 'history'>, now: number) {
  const [since, left] = [stateDay(history, 'CARGO_IN'), stateDay(history, 'COMPLETED')];
  if (since === null) return null;
  const until = left ?? dayAt(now);
  return { since, until: until < since ? since : until, isOver: left !== null };
}

const spansUntil = ({ rent, tons, pallets, leavings }: StoredLoad, since: Day, until: Day) =>
  chargedSpans({ came: { tons, pallets }, gone: departedParts(leavings), from: since, to: until }, rent);

/** A day counts after its night, and only for the goods still stored. */
export const rentUntil = (stored: StoredLoad, since: Day, until: Day) =>
  computeRent(stored.rent, spansUntil(stored, since, until));

export function runningRent(stored: StoredLoad, now: number): RunningRent | null {
  const standing = storageStanding(stored, now);
  if (!standing) return null;
  const { since, until, isOver } = standing;
  const rest = daysBetween(until, stored.outDate);
  return {
    since,
    days: daysBetween(since, until),
    ...rentUntil(stored, since, until),
    quantity: spansUntil(stored, since, until).at(-1)?.quantity ?? stored.rent.quantity,
    isOver,
    isLate: !isOver && rest < 0,
    daysLeft: !isOver && rest >= 0 && rest <= SOON_DAYS ? rest : null,
  };
}
