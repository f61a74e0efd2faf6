import type { Is } from '../shape/is';
import type { rates, tier } from './sheet-shape';
import type { mallPack, mallLot } from './product-shape';

export const CATEGORIES = [
  'SOLVENT',
  'AROMATIC',
  'MONOMER',
  'ACID',
  'ALKALI',
  'OXIDIZER',
  'INTERMEDIATE',
  'GLYCOL',
  'RESIN',
  'INORGANIC',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Functional groups that chemists filter by. */
export const GROUPS = [
  'ALCOHOL',
  'KETONE',
  'ESTER',
  'ETHER',
  'AROMATIC',
  'ALKENE',
  'HALIDE',
  'NITRILE',
  'NITRO',
  'AMIDE',
  'AMINE',
  'PHENOL',
  'ACID',
  'ANHYDRIDE',
  'ALDEHYDE',
  'EPOXIDE',
  'ISOCYANATE',
  'GLYCOL',
  'SULFUR',
  'POLYMER',
  'MIXTURE',
  'INORGANIC_ACID',
  'INORGANIC_BASE',
  'INORGANIC_SALT',
  'OXIDE',
] as const;
export type Group = (typeof GROUPS)[number];

/** Buyers allowed per product. Goods not for sale have no gate: they are not in the catalogue. */
export const PURCHASE_LIMITS = ['OPEN', 'LICENCE', 'PERMIT'] as const;
export type PurchaseLimit = (typeof PURCHASE_LIMITS)[number];

export const PICTOGRAMS = ['GHS02', 'GHS03', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const;
export type Pictogram = (typeof PICTOGRAMS)[number];

export const PACK_FORMS = ['D200', 'D50', 'D25', 'I1000', 'B25', 'F1000', 'R500', 'BULK', 'BAG'] as const;
export type PackForm = (typeof PACK_FORMS)[number];

/** Bulk is counted in tons and has no weight or volume of its own. */
export type Pack = Is<typeof mallPack>;

export type Tier = Is<typeof tier>;

/** Price inputs: tariff and market level of this week. */
export type Rates = Is<typeof rates>;

/** Lot of one production day in a city. `kg`: remaining stock. */
export type Lot = Is<typeof mallLot>;

export const MOST_KG = 1_000_000;
