import { airLimitOf, holds, type AirLimit, type AirPart, type AirConditions } from './limit';

/** A freighter, or the belly of a passenger aircraft. */
export const AIRCRAFT = ['F', 'P'] as const;
export type Aircraft = (typeof AIRCRAFT)[number];

/**
 * What flies with one package: passenger aircraft as well, cargo aircraft only, neither as it is packed, nothing ever.
 * `ASK`: the person has not said enough. `MANUAL`: the list does not know it.
 */
export const AIR_ANSWERS = ['PAX', 'CAO', 'OVER', 'FORBIDDEN', 'ASK', 'MANUAL'] as const;
export type AirAnswer = (typeof AIR_ANSWERS)[number];

export type AirVerdict = {
  answer: AirAnswer;
  limit: AirLimit | null /** By what it is packed. */;
  part: AirPart | null;
};

/** `net` is in the unit of the limit; null where nobody has said how much is in a package. */
export function airVerdictOf(unNo: string, net: number | null, said: AirConditions): AirVerdict {
  const limit = airLimitOf(unNo, said);
  if (limit === null) return { answer: 'MANUAL', limit, part: null };
  if (limit === 'ASK') return { answer: 'ASK', limit: null, part: null };
  if (!limit.pax && !limit.cao) return { answer: 'FORBIDDEN', limit, part: null };
  const amount = net !== null && net > 0 ? net : null;
  if (holds(limit.pax, amount)) return { answer: 'PAX', limit, part: limit.pax };
  if (amount === null) return { answer: 'ASK', limit, part: null };
  return holds(limit.cao, amount) ? { answer: 'CAO', limit, part: limit.cao } : { answer: 'OVER', limit, part: null };
}

/** The part of a limit that holds on an aircraft. */
export const airPartOn = ({ pax, cao }: AirLimit, aircraft: Aircraft): AirPart | null =>
  aircraft === 'P' ? pax : (cao ?? pax);
