/** Charged at a share of the rate, for so many days; the last without end. */
export type RentTier = { days: number | null; share: number };

/** What every store of the house charges for a long stay. */
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

/** The tariff of one room, in minor units of yuan: what a quote locks, and all a price is made of. */
export type WhRates = {
  tonDay: number;
  palletDay: number;
  tiers: RentTier[];
  leastTons: number;
  leastRent: number;
  /** For a ton. */
  handIn: number;
  handOut: number;
  safety: number;
  /** For an order; nothing where no customs watches over the store. */
  papers: number;
  bonded: number;
  /** For a piece. */
  label: number;
  sample: number;
  pallet: number;
};
