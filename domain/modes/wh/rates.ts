import type { Is } from '../../shape/is';
import type { whRates, rentTier } from './rates-shape';

/** Rate share for a number of days; the last tier has no end. */
export type RentTier = Is<typeof rentTier>;

export const RENT_TIERS: readonly RentTier[] = [
  { days: 30, share: 1 },
  { days: 60, share: 0.95 },
  { days: null, share: 0.9 },
];

/** `第 31 天起 95%，第 91 天起 90%` */
export function tierWords(tiers: readonly RentTier[]): string {
  let from = 1;
  return tiers
    .flatMap(({ days, share }) => {
      const first = from;
      from += days ?? 0;
      return first === 1 ? [] : [`第 ${first} 天起 ${Math.round(share * 100)}%`];
    })
    .join('，');
}

/** Tariff of one room in minor units of yuan. A quote locks it; the price depends on nothing else. */
export type WhRates = Is<typeof whRates>;
