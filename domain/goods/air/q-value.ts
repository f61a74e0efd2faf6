import { airPartFor, type Aircraft } from './aircraft';
import { findAirLimit, type AirPart, type AirConditions } from './limit';

/**
 * One of several dangerous goods in an outer package: its amount in the unit of its limit. `part`: limit of its packing
 * instruction, which may be lower than that of the aircraft.
 */
export type PackedTogether = AirConditions & { unNo: string; net: number; part?: AirPart | null };

/** Highest Q value of one outer package. */
export const MOST_Q = 1;

/** Rounds up to tenths, after removing binary rounding noise. */
const upToTenths = (amount: number): number => Math.ceil(Math.round(amount * 1e7) / 1e6) / 10;

/**
 * Q value of an outer package: sum of each amount divided by its own limit. Null when one of them is not in the list,
 * has no limit or is forbidden on that aircraft.
 */
export function computeQValue(parts: readonly PackedTogether[], aircraft: Aircraft): number | null {
  let sum = 0;
  for (const { unNo, net, part: own, ...said } of parts) {
    const limit = findAirLimit(unNo, said);
    const part = limit === null || limit === 'ASK' ? null : (own ?? airPartFor(limit, aircraft));
    if (part === null || part.most === null || part.isGross) return null;
    sum += net / part.most;
  }
  return upToTenths(sum);
}
