/** Packaged goods, or bulk in a tank or flexitank. */
const VESSELS = ['PACKS', 'TANK', 'BAG'] as const;
export type Vessel = (typeof VESSELS)[number];
