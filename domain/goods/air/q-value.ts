import { airPartOn, type Aircraft } from './aircraft';
import { airLimitOf, type AirPart, type AirConditions } from './limit';

/**
 * One of several dangerous goods in an outer package: how much of it is in there, in the unit of its limit. `part`: what the
 * instruction it is packed by lets a package hold, which may be less than the aircraft would take.
 */
export type PackedTogether = AirConditions & { unNo: string; net: number; part?: AirPart | null };

/** More than this must not stand in one outer package. */
export const MOST_Q = 1;

/** Tenths, upwards, once the noise of binary fractions is gone. */
const upToTenths = (amount: number): number => Math.ceil(Math.round(amount * 1e7) / 1e6) / 10;

/**
 * The Q value of an outer package: what there is of each against what there may be of it alone. Null where the list does
 * not know one of them, has no limit for it, or does not let it fly that way.
 */
export function qValueOf(parts: readonly PackedTogether[], aircraft: Aircraft): number | null {
  let sum = 0;
  for (const { unNo, net, part: own, ...said } of parts) {
    const limit = airLimitOf(unNo, said);
    const part = limit === null || limit === 'ASK' ? null : (own ?? airPartOn(limit, aircraft));
    if (part === null || part.most === null || part.isGross) return null;
    sum += net / part.most;
  }
  return upToTenths(sum);
}
