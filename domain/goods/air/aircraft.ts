import { findAirLimit, isWithinAirPart, type AirLimit, type AirPart, type AirConditions } from './limit';

/** F: freighter; P: belly of a passenger aircraft. */
export const AIRCRAFT = ['F', 'P'] as const;
export type Aircraft = (typeof AIRCRAFT)[number];

/**
 * `PAX`: also on passenger aircraft; `CAO`: cargo aircraft only; `OVER`: neither with this amount; `FORBIDDEN`: never.
 * `ASK`: input is missing. `MANUAL`: not in the list.
 */
export const AIR_ANSWERS = ['PAX', 'CAO', 'OVER', 'FORBIDDEN', 'ASK', 'MANUAL'] as const;
export type AirAnswer = (typeof AIR_ANSWERS)[number];

export type AirVerdict = {
  answer: AirAnswer;
  limit: AirLimit | null;
  /** `part`: packing instruction that applies. */
  part: AirPart | null;
};

/** `net` is in the unit of the limit; null when the amount per package is unknown. */
export function judgeAirAmount(unNo: string, net: number | null, said: AirConditions): AirVerdict {
  const limit = findAirLimit(unNo, said);
  if (limit === null) return { answer: 'MANUAL', limit, part: null };
  if (limit === 'ASK') return { answer: 'ASK', limit: null, part: null };
  if (!limit.pax && !limit.cao) return { answer: 'FORBIDDEN', limit, part: null };
  const amount = net !== null && net > 0 ? net : null;
  if (isWithinAirPart(limit.pax, amount)) return { answer: 'PAX', limit, part: limit.pax };
  if (amount === null) return { answer: 'ASK', limit, part: null };
  return isWithinAirPart(limit.cao, amount)
    ? { answer: 'CAO', limit, part: limit.cao }
    : { answer: 'OVER', limit, part: null };
}

export const airPartFor = ({ pax, cao }: AirLimit, aircraft: Aircraft): AirPart | null =>
  aircraft === 'P' ? pax : (cao ?? pax);
