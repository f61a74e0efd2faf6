/** Charged at a share of the rate, for so many days; the last without end. */
export type RentTier = { days: number | null; share: number };

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
