import type { LowestPrice } from '../../contract/market';
import { cutoffsOf, isDeadline } from '../../domain/offer/cutoffs';
import { byMoment, isoOf } from '../../domain/values/moments';
import type { Departure } from './timetable';
import { HOUR_MS } from '../../domain/values/spans';

const WITHIN_MS = 72 * HOUR_MS;

type Closing = NonNullable<LowestPrice['closing']>;

/** What falls due next on a lane, whichever of its ships it is for; null where nothing does within three days. */
export function closingOn(departures: readonly Departure[], isDanger: boolean, now: number): Closing | null {
  const coming = departures.flatMap(({ carrier, lane, etd }) =>
    cutoffsOf(isoOf(etd), isDanger, lane.org.dgHandling).flatMap(({ code, at }): Closing[] => {
      const left = Date.parse(at) - now;
      const isNear = isDeadline(code) && left > 0 && left <= WITHIN_MS;
      return isNear ? [{ code, at, carrier: carrier.nameCn, etd: isoOf(etd) }] : [];
    }),
  );
  return coming.toSorted((one, other) => byMoment(one.at, other.at))[0] ?? null;
}
