import { MOST_TRUCKS } from '../../order/trucks/truck-fields';
import {
  remainingLoad,
  type PartDeparture,
  type LeavingTruck,
  type LeavingTerms,
  type Load,
} from '../../order/trucks/leaving';
import { dayAt, daysAfter, daysBetween, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { tonsCharged, type DayRent, type QuantitySpan } from './price';
import type { WhRates } from './rates';
import { GATE_HOURS } from './stay';

type StoredLoad = {
  came: Load;
  outDate: Day;
  isPartial: boolean;
  isDanger: 'Y' | 'N';
  leavings: readonly LeavingTruck[];
};

const leavingDay = ({ at }: LeavingTruck): Day => dayAt(parseMoment(at) ?? 0);

/** Limits of a collection. Without partial collection all trucks come on one day. */
export function leavingTerms({ came, outDate, isPartial, isDanger, leavings }: StoredLoad, now: number): LeavingTerms {
  const today = dayAt(now);
  const [first] = leavings;
  return {
    rest: remainingLoad(came, leavings),
    from: today,
    // Overdue goods can still be collected, until tomorrow.
    to: outDate <= today ? daysAfter(today, 1) : outDate,
    slots: GATE_HOURS.map(String),
    onlyDay: isPartial || first === undefined ? null : leavingDay(first),
    isDanger,
    trucks: MOST_TRUCKS - leavings.length,
  };
}

type Standing = { came: Load; gone: readonly PartDeparture[]; from: Day; to: Day };

/** Charged amounts by day; less once a part has left. */
export function chargedSpans(
  { came, gone, from, to }: Standing,
  { basis, leastTons }: Pick<DayRent, 'basis'> & Pick<WhRates, 'leastTons'>,
): QuantitySpan[] {
  const inside = (day: Day): Day => (day < from ? from : day > to ? to : day);
  const changes = [...new Set([from, ...gone.map(({ day }) => inside(day))])].toSorted();
  return changes.map((day, at) => {
    const { tons, pallets } = remainingLoad(
      came,
      gone.filter((one) => inside(one.day) <= day),
    );
    const charged = tons > 0 ? tonsCharged(tons, { leastTons }) : 0;
    return { days: daysBetween(day, changes[at + 1] ?? to), quantity: basis === 'TD' ? charged : pallets };
  });
}
